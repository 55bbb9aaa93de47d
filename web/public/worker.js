/* oxlint-disable typescript/no-unsafe-argument, typescript/no-unsafe-assignment, typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-return -- served as it is, outside of the compiler, which knows no worker here */
/** Shows what the gateway sends to this browser and opens where it leads, and stands in for pages without a network. */

/** Another name with every change of what is kept. */
const KEPT = 'offline-1';
const OFFLINE = '/offline.html';

async function keepOfflinePage() {
  const kept = await caches.open(KEPT);
  await kept.addAll([new Request(OFFLINE, { cache: 'reload' }), '/favicon.svg']);
  await self.skipWaiting();
}

async function takeOver() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
  // A page is asked for while this worker wakes up: it costs no time.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

/** Pages come from the network alone: an old one would show old money. */
async function pageOf(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error();
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(pageOf(event));
  else if (new URL(request.url).pathname === '/favicon.svg')
    event.respondWith(fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()));
});

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
