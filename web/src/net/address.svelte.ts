/** Links to tables: where others reach this server, and the invitations that links carry. */
import { askHealth } from './api';
import { isWithoutServer } from './static_site';

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

/** Somebody has moved a table to the server in order to invite: the invitation is shown at its new place. */
let isWanted = false;

export function wantInvitation(): void {
  isWanted = true;
}

/** Whether it is wanted; asked once. */
export function wantsInvitation(): boolean {
  const wanted = isWanted;
  isWanted = false;
  return wanted;
}
