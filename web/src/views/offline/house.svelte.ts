/** The house of this browser as it is now, for pages that say what is missing. */
import { houseTrouble, type Lack, lackingHere, onHouse } from '../../net/own';

export function watchHouse(): { readonly lack: Lack | null; readonly trouble: string } {
  const lack = lackingHere();
  let trouble = $state(houseTrouble());
  $effect(() => onHouse(() => (trouble = houseTrouble())));
  return {
    lack,
    get trouble() {
      return trouble;
    },
  };
}
