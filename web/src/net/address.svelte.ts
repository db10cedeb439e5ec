/** Where others reach this server: on the machine it runs on, the address that phones in the same network can use. */
import { askHealth } from './api';
import { isWithoutServer } from './site';

const ONLY_HERE = /^(localhost$|127\.|\[::1\]$)/;
let origin = $state(location.origin);
let onlyHere = $state(false);

if (!isWithoutServer && ONLY_HERE.test(location.hostname)) {
  askHealth()
    .then((health) => {
      if (health.address) origin = health.address;
      onlyHere = ONLY_HERE.test(new URL(origin).hostname);
    })
    .catch(() => {
      // Links show this page's own address.
    });
}

const INVITED = 'in=';

/** The path to a table for those who are invited. What follows `#` is in no log of a server or a proxy. */
export const invitationPath = (code: string, invitation: string) =>
  `/t/${code}${invitation ? `#${INVITED}${invitation}` : ''}`;

/** The invitation in what follows `#`. */
export const invitationIn = (hash: string): string | undefined =>
  hash.startsWith(INVITED) ? hash.slice(INVITED.length) : undefined;

/** A link to a path that can be sent to others or scanned by them. */
export const linkTo = (path: string) => `${origin}${path}`;

/** Whether no other device can open such a link. */
export const isOnlyHere = (): boolean => onlyHere;
