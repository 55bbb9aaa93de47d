/** Wakes this browser for notifications, and stands in for pages without a network. */
export const WORKER = '/worker.js';

/** Puts the worker in place; a browser that has none goes on without. */
export function keepWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(WORKER).catch(() => undefined);
}
