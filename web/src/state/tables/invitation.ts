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
