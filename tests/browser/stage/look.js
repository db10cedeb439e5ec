// Everything that a turn needs, and what is wrong with it here: outside the window, covered, cut, or too small.
() => {
  const found = [];
  const places = {};
  const root = document.documentElement;
  if (root.scrollHeight > innerHeight + 1) found.push(`the page scrolls by ${root.scrollHeight - innerHeight} px`);
  if (root.scrollWidth > innerWidth + 1) found.push(`the page is ${root.scrollWidth - innerWidth} px too wide`);
  const bare = document.querySelector('#app').textContent.match(/\b[a-z]{2,}_[a-z_]+\b/);
  if (bare) found.push(`the bare name ${bare[0]} is in a text`);
  // Words are as long as they are: what has to stay is where they begin, or where a clock ends.
  const anchor = { 'whose turn': ['left', 'top'], 'clock 0': ['right', 'top'], 'clock 1': ['right', 'top'] };
  const look = (name, one, least) => {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    const box = { left, top, right, width, height };
    places[name] = (anchor[name] ?? ['left', 'top', 'width', 'height']).map(side => Math.round(box[side])).join();
    const outside = Math.max(-left, -top, right - innerWidth, bottom - innerHeight);
    if (outside > 0.6) {
      found.push(`${name} is ${Math.round(outside)} px outside`);
      return;
    }
    if (Math.min(width, height) < least) found.push(`${name} is only ${Math.round(width)} × ${Math.round(height)}`);
    for (const [x, y] of [[0.5, 0.5], [0.1, 0.15], [0.9, 0.15], [0.1, 0.85], [0.9, 0.85]]) {
      const over = document.elementFromPoint(left + x * width, top + y * height);
      // A question around one device, and what a switch offers, stand before what is asked of all.
      if (['whose turn', 'what is said'].includes(name) && over?.closest('.whose, .strip')) continue;
      if (!over || (!one.contains(over) && !over.contains(one))) {
        found.push(`${name} is covered by ${over?.outerHTML.slice(0, 80)}`);
        break;
      }
    }
  };
  const cut = (name, one) => {
    const label = one.querySelector('.label') ?? one;
    const room = one.getBoundingClientRect();
    const { left, right, top, bottom } = label.getBoundingClientRect();
    if (one.scrollWidth > one.clientWidth + 1) found.push(`the words of ${name} are cut`);
    if (Math.max(room.left - left, right - room.right, room.top - top, bottom - room.bottom) > 1)
      found.push(`the words of ${name} are larger than it`);
    if (parseFloat(getComputedStyle(label).fontSize) < 8.5) found.push(`the words of ${name} are too small`);
  };
  const curtain = document.querySelector('.curtain');
  if (curtain) {
    look('hand-over', curtain.querySelector('button'), 44);
    cut('hand-over', curtain.querySelector('button'));
    look('next player', curtain.querySelector('h2'), 0);
    delete places['next player'];
    return { found, places };
  }
  const board = document.querySelector('[role=grid]');
  look('board', board, 24 * Math.sqrt(board.querySelectorAll('[role=gridcell]').length));
  if (!document.querySelector('.top.hidden')) look('whose turn', document.querySelector('p.turn'), 0);
  const said = document.querySelector('.said');
  look('what is said', said.closest('.status'), 0);
  const line = said.querySelector('p:not(:empty)') ?? said;
  // One sentence in large letters has the whole place; else what is said has a place of its own that may scroll.
  const room = getComputedStyle(said).display === 'contents' ? said.closest('.status') : said;
  if (room.clientHeight < 1.2 * parseFloat(getComputedStyle(line).fontSize)) found.push('no line of what is said fits');
  // Questions: who is asked sees the sentence and the answers, at the place where buttons always stand.
  if (document.querySelector('.table[data-asked]') && !document.querySelector('.whose')) {
    const row = document.querySelector('.actions');
    const answers = [...(row?.querySelectorAll('button') ?? [])].filter(one => one.checkVisibility());
    if (!answers.length) found.push('a question without an answer');
    else look('the answers', row, 40);
    const asked = document.querySelector('p.turn').getBoundingClientRect();
    if (asked.height < 10 || asked.bottom > innerHeight) found.push('a question is outside');
    delete places['the answers'];
  }
  const hand = document.querySelector('[data-hand]');
  if (hand) {
    const { left, top, width, height } = hand.getBoundingClientRect();
    places['the hand'] = [left, top, width, height].map(Math.round).join();
  }
  document.querySelectorAll('[data-hand] button').forEach((one, index) => {
    look(`tile ${index}`, one, 24);
    delete places[`tile ${index}`];
  });
  document.querySelectorAll('.pad button').forEach((one, index) => look(`key ${index + 1}`, one, 24));
  document.querySelectorAll('[role=timer]').forEach((one, index) => look(`clock ${index}`, one, 0));
  for (const one of document.querySelectorAll('.actions button')) {
    const { action } = one.dataset;
    if (!one.checkVisibility({ visibilityProperty: true })) continue; // a choice lies over it
    look(action, one, 24);
    cut(action, one);
    // In a row a button grows over empty places beside it: what stays is its own place, half of which it covers at least.
    const [row, place] = [one.closest('.of-1, .of-2, .of-3'), one.closest('.actions > .place')];
    if (!row || !place) continue;
    const of = [...row.querySelectorAll(':scope > .place')];
    const { left, top, width, height } = row.getBoundingClientRect();
    const box = one.getBoundingClientRect();
    const middle = left + (width * (of.indexOf(place) + 0.5)) / of.length;
    const near = width / of.length / 8;
    if (box.left > middle + near || box.right < middle - near) found.push(`${action} is not at its place`);
    places[action] = [middle, top, width, height].map(Math.round).join();
  }
  [...document.querySelectorAll('.bar button')]
    .filter(one => !one.closest('dialog') && one.checkVisibility()) // pens may lie beside the board instead
    .reverse() // counted from the edge: a clock that stops goes away at the other end
    .forEach((one, index) => look(`bar ${index}`, one, 24));
  document.querySelectorAll('[data-player] > button').forEach((one, index) => {
    if (!one.closest('.crowd')) look(`player ${index + 1}`, one, 24);
  });
  return { found, places };
}
