/** The new list, in which every item that is the same as before is still the old object. */
export const steady = <Item>(
  before: readonly Item[],
  now: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
): Item[] =>
  now.map((item, index) => {
    const was = before[index];
    return was !== undefined && isSame(was, item) ? was : item;
  });
