/** The browser's offer to install Full House as an app, kept until it is used. */

interface Offer extends Event {
  prompt(): Promise<unknown>;
}

const isOffer = (event: Event): event is Offer => 'prompt' in event;

let offer = $state.raw<Offer | null>(null);

export const canInstall = (): boolean => offer !== null;

export function awaitOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isOffer(event)) offer = event;
  });
  addEventListener('appinstalled', () => {
    offer = null;
  });
}

/** An offer can be used once; the browser may make a new one. */
export async function install(): Promise<void> {
  const taken = offer;
  offer = null;
  await taken?.prompt();
}
