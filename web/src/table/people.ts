/** How people are shown: initials that tell them apart. */

/** The first letter of a name, or the seat's number where there is none. */
export const initialOf = (name: string, seat: number): string => {
  const first = [...name.trim()][0];
  return first && /[\p{L}\p{N}]/u.test(first) ? first.toUpperCase() : String(seat);
};

/** Initials of all seats; where two would be equal, the seat's number is added. */
export function initials(names: readonly string[]): string[] {
  const plain = names.map((name, index) => initialOf(name, index + 1));
  return plain.map((one, index) =>
    plain.filter((other) => other === one).length > 1 ? `${one}${index + 1}` : one,
  );
}
