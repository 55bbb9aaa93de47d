/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-return -- served as it is, outside of the compiler, which knows no worker here */
/** Shows what the gateway sends to this browser, and opens where it leads. */

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** An address of ours; anything else leads to the notifications. */
function addressOf(link) {
  const address = new URL(typeof link === 'string' ? link : '/notifications', self.location.origin);
  return address.origin === self.location.origin ? address.href : `${self.location.origin}/notifications`;
}

self.addEventListener('push', (event) => {
  let told = {};
  try {
    told = event.data?.json() ?? {};
  } catch {
    // Not ours; a browser wants something to be shown all the same.
  }
  const { title = 'Gauntlet', body = 'You have a new notification.', tag, link } = told;
  const options = { body, icon: '/favicon.svg', data: { link: addressOf(link) }, ...(tag && { tag }) };
  event.waitUntil(self.registration.showNotification(title, options));
});

async function open(address) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const tab of tabs) {
    try {
      await tab.focus();
      await tab.navigate(address);
      return;
    } catch {
      // A tab that this worker does not control cannot be led anywhere.
    }
  }
  await self.clients.openWindow(address);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(addressOf(event.notification.data?.link)));
});
