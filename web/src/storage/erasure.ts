/** “Delete my data”: on the server by each key of this device, then on the device itself. */

import { forgetAll } from '../device/prefs.svelte';
import { forget, Refusal } from '../net/api';
import { allKeys, dropKey } from './keys';

/** Returns how many tables could not be asked: their keys are kept for another try. */
export async function eraseMe(): Promise<number> {
  let left = 0;
  for (const { token } of allKeys()) {
    try {
      await forget(token);
      dropKey(token);
    } catch (error) {
      if (error instanceof Refusal && error.code === 'unknown-token') dropKey(token);
      else left += 1;
    }
  }
  if (!left) forgetAll();
  return left;
}
