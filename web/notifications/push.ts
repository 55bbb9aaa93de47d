import { WORKER } from '../session/worker.ts';

/** Whether this browser can be woken at all. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Whether the player has told the browser to keep quiet; only the browser's own settings change that. */
export const isPushDenied = (): boolean => canPush() && Notification.permission === 'denied';

/** The agreement of this browser, if there is one. */
export async function pushAgreement(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/**
 * Asks the player and then the browser's push service; null when the player says no. An agreement under an earlier key
 * of the gateway gives way to a new one.
 */
export async function agreeToPush(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const former = await pushManager.getSubscription();
    if (!former) throw error;
    await former.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** What the gateway needs of an agreement; null when the browser gave less. */
export function pushInputOf(agreement: PushSubscription): { endpoint: string; p256dh: string; auth: string } | null {
  const { endpoint, keys } = agreement.toJSON();
  const [p256dh, auth] = [keys?.['p256dh'], keys?.['auth']];
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : null;
}
