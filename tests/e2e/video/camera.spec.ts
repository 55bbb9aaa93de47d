import { type Page, type Route, expect } from 'playwright/test';
import { pathOf, valueOf } from '../reads.ts';
import { player, settled, test } from '../support.ts';

// A camera of moving pictures that needs no permission, as Chromium brings it for tests.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    }),
});

interface Incoming {
  readonly state: string;
  readonly protocol: string;
  readonly startedAt: string;
  readonly framesPerSecond: number;
  readonly preview: { readonly hls: string } | null;
}

/** What comes in at the server from whoever this page belongs to; null while nothing does. */
async function incomingOf(page: Page): Promise<Incoming | null> {
  const query = 'query { ingest { incoming { state protocol startedAt framesPerSecond preview { hls } } } }';
  const answer = await page.request.post('/graphql', { data: { query } });
  return ((await answer.json()) as { data: { ingest: { incoming: Incoming | null } } }).data.ingest.incoming;
}

/** The number of the newest whole segment that the server has made of what came in. */
async function newestSegment(page: Page, hls: string): Promise<number> {
  const folder = hls.slice(0, hls.lastIndexOf('/') + 1);
  const master = await (await page.request.get(hls)).text();
  const list = await (await page.request.get(`${folder}${master.trimEnd().split('\n').at(-1)}`)).text();
  return Number([...list.matchAll(/^(\d+)\.m4s$/gm)].at(-1)?.[1] ?? -1);
}

/** Fills in what going live needs. */
async function fillIn(page: Page, title: string): Promise<void> {
  await page.getByLabel('Stream Title').fill(title);
  await page.getByLabel('Game', { exact: true }).selectOption('valorant');
  await page.getByLabel('Category', { exact: true }).selectOption('1v1');
}

const goLive = (page: Page) => page.getByRole('button', { name: 'Go Live', exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });
const watchOwn = (page: Page) => page.getByRole('link', { name: 'Watch Your Stream' });
const sending = (page: Page) => page.getByText('Sending', { exact: true });

async function end(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'End Stream', exact: true }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'End Stream' }).click();
}

/** Has every answer about one field go through `change`. */
async function onAnswers(page: Page, field: string, change: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data?: object | null };
    if (data && field in data) await change(route);
    await route.fulfill({ response }).catch(() => undefined);
  });
}

const framesOf = (page: Page) =>
  page.evaluate(() => document.querySelector('video')?.getVideoPlaybackQuality().totalVideoFrames ?? 0);

test('a camera that sends goes on sending while its player goes live, changes the stream and what is shown cannot be read anew, is seen by others, and ends with the stream', async ({
  browser,
}) => {
  const demo = await player(browser, 'demo', { expected: /50[03]/ });
  await demo.goto('/go-live');
  await settled(demo);
  await demo.getByRole('switch', { name: 'Camera' }).click();
  await demo.getByRole('button', { name: 'Use camera' }).click();
  await expect(sending(demo)).toBeVisible();
  let before: Incoming | null = null;
  await expect(async () => {
    before = await incomingOf(demo);
    expect(before).toMatchObject({ state: 'LIVE', protocol: 'BROWSER' });
  }).toPass();
  const { startedAt, preview } = before as unknown as Incoming;
  const hls = preview?.hls ?? '';
  /** Since it began on the same line, at least three more segments have come in. */
  const expectMore = async (): Promise<void> => {
    const newest = await newestSegment(demo, hls);
    await expect.poll(() => newestSegment(demo, hls)).toBeGreaterThan(newest + 2);
    expect(await incomingOf(demo)).toMatchObject({ state: 'LIVE', startedAt });
    await expect(sending(demo)).toBeVisible();
  };

  await fillIn(demo, 'My face for a minute');
  await goLive(demo).click();
  await expect(watchOwn(demo)).toBeVisible();
  await expect(save(demo)).toBeDisabled();
  await expectMore();

  // What the player has asked for when the stream ends is not there any more.
  const rival = await player(browser, 'rival', { expected: /404/ });
  await rival.goto(await pathOf(watchOwn(demo)));
  await expect.poll(() => framesOf(rival)).toBeGreaterThan(30);

  await demo.getByLabel('Stream Title').fill('My face for two minutes');
  await save(demo).click();
  await expect(rival.getByRole('heading', { level: 1 })).toHaveText('My face for two minutes');
  await expect(save(demo)).toBeDisabled();
  await expect(demo.getByLabel('Stream Title')).toHaveValue('My face for two minutes');

  // The answer that the page asks for after a change does not come.
  let failed = 0;
  await onAnswers(demo, 'ownStream', async (route) => {
    failed++;
    await route.fulfill({ status: 503, contentType: 'text/plain', body: 'away' });
  });
  await demo.getByLabel('Description').fill('Said while the server was away');
  await save(demo).click();
  await expect(save(demo)).toBeDisabled();
  await expectMore();
  await expect.poll(() => failed).toBeGreaterThan(0);
  await demo.unrouteAll({ behavior: 'ignoreErrors' });

  await end(demo);
  await expect(demo.getByRole('group', { name: 'Summary of the stream' })).toBeVisible();
  await expect.poll(() => incomingOf(demo)).toBeNull();
  await expect(rival.getByText('This stream is over.')).toBeVisible();
});

test('a camera that opens while its player leaves the page sends nothing, and is let go of', async ({ browser }) => {
  const page = await player(browser, 'rival');
  await page.addInitScript(() => {
    const memory = window as unknown as { opened: MediaStreamTrack[] };
    memory.opened = [];
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const media = await open(wanted);
      memory.opened.push(...media.getTracks());
      return media;
    };
  });
  const tracks = () =>
    page.evaluate(() =>
      (window as unknown as { opened: MediaStreamTrack[] }).opened.map(({ readyState }) => readyState),
    );
  const open = async (): Promise<void> => {
    await page.getByRole('navigation').getByRole('link', { name: 'Go Live' }).first().click();
    await settled(page);
    await page.getByRole('switch', { name: 'Camera' }).click();
    await page.getByRole('button', { name: 'Use camera' }).click();
  };
  const leave = async (): Promise<void> => {
    await page.getByRole('navigation').getByRole('link', { name: 'Live Streams' }).first().click();
    // A page stays until the next one is there.
    await expect(page.getByRole('switch', { name: 'Camera' })).toHaveCount(0);
  };
  await page.goto('/streams');

  // Left while the ticket is on its way.
  let giveTicket: () => void = () => undefined;
  const isTicketDue = new Promise<void>((resolve) => (giveTicket = resolve));
  let isGiven: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (isGiven = resolve));
  await onAnswers(page, 'openCamera', async () => {
    isGiven();
    await isTicketDue;
  });
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(new URL(socket.url()).pathname));
  await open();
  await asked;
  await leave();
  giveTicket();
  await expect.poll(tracks).toEqual(['ended', 'ended']);
  expect(sockets).not.toContain('/live-ingest');
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  // Left while the server looks at the ticket.
  let letIn: () => void = () => undefined;
  const isLetIn = new Promise<void>((resolve) => (letIn = resolve));
  let isAsked: () => void = () => undefined;
  const ticketSent = new Promise<void>((resolve) => (isAsked = resolve));
  const frames: number[] = [];
  await page.routeWebSocket('**/live-ingest', (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (typeof message === 'string') isAsked();
      else frames.push(message.length);
      server.send(message);
    });
    server.onMessage((message) => void isLetIn.then(() => socket.send(message)));
  });
  await page.reload();
  await open();
  await ticketSent;
  await leave();
  letIn();
  await expect.poll(tracks).toEqual(['ended', 'ended']);
  await expect.poll(() => incomingOf(page)).toBeNull();
  expect(frames).toEqual([]);
});

test('of two pages that go live at once one begins the stream, and the other shows it and follows it to its end (GL-14)', async ({
  browser,
}) => {
  const [one, other] = [
    await player(browser, 'rival', { expected: /409/ }),
    await player(browser, 'rival', { expected: /409/ }),
  ];
  for (const page of [one, other]) {
    await page.goto('/go-live');
    await settled(page);
    await fillIn(page, page === one ? 'From the first page' : 'From the second page');
  }
  // Neither is sent before both are pressed: the stream of the first would take the button of the second away.
  let pressed = 0;
  let send: () => void = () => undefined;
  const areBothPressed = new Promise<void>((resolve) => (send = resolve));
  for (const page of [one, other])
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('From the ')) {
        if (++pressed === 2) send();
        await areBothPressed;
      }
      await route.continue();
    });
  // Said for a few seconds alone: it is waited for from here on.
  const refusal = 'You’re already live. End that stream before you start another.';
  const refused = Promise.any(
    [one, other].map(async (page) => {
      // In the form too, until the running stream takes its place.
      await page.getByText(refusal, { exact: true }).first().waitFor();
      return page;
    }),
  );
  await Promise.all([goLive(one).click(), goLive(other).click()]);
  for (const page of [one, other]) {
    await expect(watchOwn(page)).toBeVisible();
    await expect(save(page)).toBeDisabled();
  }
  expect(await pathOf(watchOwn(one))).toBe(await pathOf(watchOwn(other)));
  const title = await valueOf(one.getByLabel('Stream Title'), /^From the (?:first|second) page$/);
  await expect(other.getByLabel('Stream Title')).toHaveValue(title);
  expect((await refused) === one, 'the other one is told').toBe(title === 'From the second page');

  await end(one);
  for (const page of [one, other]) {
    await expect(page.getByRole('group', { name: 'Summary of the stream' })).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});
