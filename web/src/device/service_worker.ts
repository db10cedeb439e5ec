/** Keeps the client on the device for offline use. */
import { ROOT } from '../net/site';

/** Start the service worker, and tell it what was fetched before it ran. */
export async function registerServiceWorker(): Promise<void> {
  await navigator.serviceWorker.register(`${ROOT}sw.js`);
  const { active } = await navigator.serviceWorker.ready;
  const fetched = performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname);
  active?.postMessage({ keep: fetched.filter((path) => path.startsWith(`${ROOT}assets/`)) });
}
