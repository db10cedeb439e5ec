/** The server of this browser as it is now, for pages that say what is missing. */
import { type Lack, lackingHere, localServerTrouble, onLocalServer } from '../../net/local_routes';

export function watchLocalServer(): { readonly lack: Lack | null; readonly trouble: string } {
  const lack = lackingHere();
  let trouble = $state(localServerTrouble());
  $effect(() => onLocalServer(() => (trouble = localServerTrouble())));
  return {
    lack,
    get trouble() {
      return trouble;
    },
  };
}
