/** Where others reach this server: on the machine it runs on, the address that phones in the same network can use. */
import { askHealth } from './api';

let origin = $state(location.origin);

if (/^(localhost$|127\.|\[::1\]$)/.test(location.hostname)) {
  askHealth()
    .then((found) => {
      if (found.address) origin = found.address;
    })
    .catch(() => {
      // Links show this page's own address.
    });
}

/** A link to a path that can be sent to others or scanned by them. */
export const linkTo = (path: string) => `${origin}${path}`;
