// Judges the page in every size of letters and of its frame, without painting in between.
(judge) => ({ letters, sizes, usual }) => {
  const root = document.documentElement;
  const frame = window.frameElement;
  const resize = ([width, height]) => Object.assign(frame.style, { width: `${width}px`, height: `${height}px` });
  const seen = letters.flatMap(one => {
    root.style.fontSize = one;
    return sizes.map(size => {
      resize(size);
      return judge();
    });
  });
  root.style.fontSize = '';
  resize(usual);
  return seen;
}
