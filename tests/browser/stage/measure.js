// Judges the page in every size of letters and of its frame, without painting in between.
(judge, figures) => ({ letters, sizes, usual }) => {
  const root = document.documentElement;
  const frame = window.frameElement;
  // The window tells that it has changed before the next picture only, and nothing is painted here.
  const resize = ([width, height]) => {
    Object.assign(frame.style, { width: `${width}px`, height: `${height}px` });
    window.dispatchEvent(new Event('resize'));
  };
  const seen = letters.flatMap(one => {
    root.style.fontSize = one;
    return sizes.map(size => {
      resize(size);
      const { found, places } = judge();
      // Letters of twice their size may need all the room there is, and so do the oldest small phones.
      const isSpared = one === '200%' || size[1] < 570 && size[0] < size[1];
      return { found: isSpared ? found : [...found, ...figures()], places };
    });
  });
  root.style.fontSize = '';
  resize(usual);
  return seen;
}
