/** Alerts for “your turn”: title, sound, vibration, and a notification where it is allowed. */
import { ROOT } from '../net/static_site';
import { hasSound, prefs } from './prefs.svelte';
import { addressOf, go, herePath } from './router.svelte';

/** Two notes. Silent until sound is switched on. */
export function chime(): void {
  if (!hasSound()) return;
  void import('./sound').then(
    ({ play }) =>
      play(
        [660, 880].map((pitch, index) => ({
          pitch,
          at: index * 0.12,
          length: 0.28,
          kind: 'sine',
          volume: 0.14,
        })),
      ),
    () => undefined,
  );
}

/** A tick that a finger feels, where devices can. */
export function tick(): void {
  if ('vibrate' in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(8);
}

/** Call the player to the table: sound, vibration, and while the page is hidden a notification that links there. */
export function callToTurn(text: string, table: string = herePath()): void {
  chime();
  if ('vibrate' in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(80);
  if (document.hidden && prefs().notify) void notify(text, table);
}

/** By the service worker where there is one: phones allow nothing else. */
async function notify(text: string, table: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const about = { icon: `${ROOT}icon-192.png`, tag: 'turn', data: addressOf(table) };
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) {
      await worker.showNotification(text, about);
      return;
    }
    const note = new Notification(text, about);
    note.onclick = () => {
      window.focus();
      note.close();
      if (herePath() !== table) go(table);
    };
  } catch {
    // The title alone has to do.
  }
}

export async function allowNotifications(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Keep a big screen awake while it is visible. Returns the function that ends it. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const hold = async () => {
    if (over || document.hidden || !('wakeLock' in navigator)) return;
    try {
      const held = await navigator.wakeLock.request('screen');
      if (over) await held.release();
      else lock = held;
    } catch {
      // Not allowed, for example on low battery.
    }
  };
  const again = () => void hold();
  document.addEventListener('visibilitychange', again);
  void hold();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
