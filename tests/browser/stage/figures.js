// The figures of a table: the hand's size, room that nothing uses, targets, names that are cut, buttons over each other.
() => {
  const found = [];
  const table = document.querySelector('.table');
  if (!table || document.querySelector('.curtain, dialog[open]')) return found;
  const size = one => one.getBoundingClientRect();
  const isSeen = one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && size(one).width > 1;
  const board = document.querySelector('[role=grid]');
  const cell = size(board.querySelector('[role=gridcell]')).width;
  const isPhone = Math.min(innerWidth, innerHeight) < 500;

  // The hand: what is chosen, or all there is, is at least as large as a tile on the board; the others can be hit.
  const tiles = [...document.querySelectorAll('[data-hand] button')].filter(isSeen);
  for (const tile of tiles) {
    const width = Math.round(size(tile.querySelector('svg')).width);
    const isChosen = tile.ariaPressed === 'true' || tiles.length === 1;
    const least = isChosen ? Math.max(cell, isPhone ? 64 : 0) : tiles.length > 4 ? 44 : Math.max(44, cell);
    if (width < Math.floor(least)) found.push(`a tile in hand is ${width} px, of ${Math.round(least)}`);
  }

  // Targets: everything that can be pressed. Excepted are cells, where there are 81 of them on a phone, and words within a
  // sentence, as for links in a text: only where other words stand around them in the line, and a touch beside them counts.
  const isInline = one =>
    one.matches('[data-near] > .phrase') &&
    getComputedStyle(one).display.startsWith('inline') &&
    one.parentElement.textContent.trim().length > one.textContent.trim().length;
  const targets = [...table.querySelectorAll('button, a[href], input, select')].filter(
    one => !one.closest('[role=grid], dialog, .hidden') && !isInline(one) && isSeen(one),
  );
  const cells = board.querySelectorAll('[role=gridcell]').length;
  if (cell < 43.5 && !(isPhone && cells === 81)) found.push(`a cell is only ${Math.round(cell)} px`);
  for (const one of targets) {
    const { width, height } = size(one);
    if (Math.min(width, height) < 43.5)
      found.push(`${one.dataset.action ?? one.className ?? one.tagName} “${one.textContent.trim().slice(0, 20)}” is ${Math.round(width)} × ${Math.round(height)}`);
  }
  // What scrolls in its own place is cut by it, and overlaps nothing.
  const apart = targets.filter(one => !one.closest('.said, .log, .told, .crowd'));
  apart.forEach((one, index) => {
    const a = size(one);
    for (const other of apart.slice(index + 1)) {
      const b = size(other);
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 2 && down > 2 && !one.contains(other)) found.push(`“${one.textContent.trim().slice(0, 20)}” and “${other.textContent.trim().slice(0, 20)}” overlap`);
    }
  });

  for (const name of document.querySelectorAll('[data-player] .name')) {
    const text = name.textContent.trim();
    if (text.length <= 12 && isSeen(name) && name.scrollWidth > name.clientWidth + 1) found.push(`the name ${text} is cut`);
  }
  // What a card says below the name, and the line that always knows: read to their ends.
  for (const state of document.querySelectorAll('[data-player] .state'))
    if (isSeen(state) && state.scrollWidth > state.clientWidth + 1) found.push(`“${state.textContent.trim()}” on a card is cut`);
  const [now, said] = [document.querySelector('[data-now]'), document.querySelector('.said')];
  const whole = said.closest('.status.one');
  if (whole && whole.scrollHeight > whole.clientHeight + 1) found.push(`the sentence “${now.textContent.slice(0, 30)}…” is cut`);
  if (!whole && now?.textContent && isSeen(now) && now.scrollHeight > said.clientHeight + 1) found.push(`the line “${now.textContent.slice(0, 30)}…” is cut`);
  // So is every line, unless what a switch offers lies over them.
  for (const one of document.querySelector('.apart') ? [] : said.querySelectorAll(':scope > p')) {
    const [line, room] = [size(one), size(said)];
    if (!whole && isSeen(one) && line.top < room.bottom - 2 && line.bottom > room.bottom + 2 && one.closest('.status:not(.slate)'))
      found.push(`“${one.textContent.slice(0, 30).replaceAll(': ', ' ')}…” is cut`);
  }
  // What is asked in passing is seen whole, too.
  const [top, tray] = [document.querySelector('.status .top:not(.hidden)'), document.querySelector('.tray')].map(one => one && size(one));
  for (const one of document.querySelectorAll('.asides button')) {
    const { top: from, bottom: to } = size(one);
    const isOver = box => box && Math.min(to, box.bottom) - Math.max(from, box.top) > 6;
    if (isSeen(one) && (isOver(top) || isOver(tray))) found.push(`“${one.textContent.trim()}” in passing has no room`);
  }
  const story = document.querySelector('.log .latest li:first-child');
  if (story && isSeen(story) && size(story).bottom > size(story.closest('.log')).bottom + 2) found.push('the last move is cut');
  // The type scale: nothing beside the board is smaller than its smallest size. What lies on the board goes with its cells.
  const least = 0.99 * (document.querySelector('.tv') ? (28 * Math.min(innerHeight, (innerWidth * 9) / 16)) / 1080 : isPhone ? 14 : 16);
  const isDrawn = text => !text.parentElement.closest('.hidden, svg, [role=grid], .theatre, dialog') && isSeen(text.parentElement);
  const scrollerOf = one => {
    for (let up = one; up && up !== table; up = up.parentElement)
      if (/auto|scroll/.test(getComputedStyle(up).overflowY) && getComputedStyle(up).overflowX !== 'clip') return up;
    return null;
  };
  const isOutside = ({ left, top, right, bottom }) => left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  const lines = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const said = text.data.trim().slice(0, 30).replaceAll(': ', ' ');
    if (!said || !isDrawn(text)) continue;
    const letters = parseFloat(getComputedStyle(text.parentElement).fontSize);
    if (letters < least) found.push(`“${said}” has letters below the scale, of ${letters.toFixed(1)} px`);
    lines.selectNodeContents(text);
    const scroller = scrollerOf(text.parentElement);
    // A long name ends with dots; a touch shows it whole.
    if (getComputedStyle(text.parentElement).textOverflow === 'ellipsis') continue;
    const isGone = scroller ? isOutside(size(scroller)) : [...lines.getClientRects()].some(isOutside);
    if (isGone) found.push(`“${said}” lies beyond the edge of the window`);
  }
  const question = document.querySelector('.whose strong');
  if (question && question.scrollWidth > question.clientWidth + 1) found.push(`the question “${question.textContent}” is cut`);

  // The largest rectangle in which nothing is: neither words nor pictures nor anything to press, nor the tray of
  // the hand, nor the slate that a coach writes on, nor the places that are kept for buttons.
  const STEPS = 96;
  const used = Array.from({ length: STEPS }, () => new Uint8Array(STEPS));
  const use = ({ left, top, right, bottom }) => {
    const from = value => Math.max(0, Math.floor(value + 0.01));
    const to = value => Math.min(STEPS, Math.ceil(value - 0.01));
    for (let y = from((top / innerHeight) * STEPS); y < to((bottom / innerHeight) * STEPS); y++)
      used[y].fill(1, from((left / innerWidth) * STEPS), to((right / innerWidth) * STEPS));
  };
  for (const one of table.querySelectorAll('svg, button, .tray, .actions, .slate, .told li, .lane, .cover')) if (isSeen(one)) use(size(one));
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    if (!text.data.trim() || !isSeen(text.parentElement) || text.parentElement.closest('.hidden')) continue;
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) use(rect);
  }
  let largest = { area: 0 };
  const heights = new Uint16Array(STEPS + 1);
  for (let y = 0; y < STEPS; y++) {
    // The largest rectangle below a skyline: lower houses wait on a stack until a still lower one ends them.
    const waiting = [];
    for (let x = 0; x <= STEPS; x++) {
      heights[x] = x === STEPS || used[y][x] ? 0 : heights[x] + 1;
      while (waiting.length && heights[waiting.at(-1)] >= heights[x]) {
        const height = heights[waiting.pop()];
        const left = waiting.length ? waiting.at(-1) + 1 : 0;
        const area = height * (x - left);
        if (area > largest.area) largest = { area, left, top: y - height + 1, right: x, bottom: y + 1 };
      }
      waiting.push(x);
    }
  }
  const share = largest.area / STEPS ** 2;
  if (share > 0.1) {
    const place = [(largest.left / STEPS) * innerWidth, (largest.top / STEPS) * innerHeight, (largest.right / STEPS) * innerWidth, (largest.bottom / STEPS) * innerHeight];
    found.push(`${(100 * share).toFixed(1)} % of the window are empty at ${place.map(Math.round).join()}`);
  }
  return [...new Set(found)];
}
