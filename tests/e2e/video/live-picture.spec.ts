import { type Browser, type Page, expect } from 'playwright/test';
import { RtmpPublisher } from '../../support/rtmp-publisher.ts';
import { slowKeyMessages } from '../../support/slow-key-film.ts';
import { type RunningGateway, startGateway } from '../gateway.ts';
import { askAt, enterAt } from '../own-gateway.ts';
import { textOf } from '../reads.ts';
import { photograph, settled, test } from '../support.ts';
import { walkNow } from '../walk-clock.mjs';

let gateway: RunningGateway;
test.beforeAll(async () => {
  gateway = await startGateway({ RTMP_PORT: '0' });
});
test.afterAll(() => gateway.stop());

interface Ingest {
  readonly rtmpUrl: string;
  readonly incoming: { readonly state: string } | null;
}

const ingestOf = async (page: Page) =>
  (await askAt<{ ingest: Ingest }>(gateway, page, '{ ingest { rtmpUrl incoming { state } } }')).ingest;

/** How streaming software of a page's player connects. */
async function softwareOf(page: Page) {
  const { showStreamKey: key } = await askAt<{ showStreamKey: string }>(gateway, page, 'mutation { showStreamKey }');
  return { key, port: Number(new URL((await ingestOf(page)).rtmpUrl).port) };
}

/** Goes live; answers the address of the stream's page. */
async function goLive(page: Page, title: string): Promise<string> {
  const input = `{ title: "${title}", game: "valorant", kind: "solo" }`;
  const { goLive: made } = await askAt<{ goLive: { id: string } }>(
    gateway,
    page,
    `mutation { goLive(input: ${input}) { id } }`,
  );
  return `/stream/${made.id}`;
}

/** A publisher that shows as much as time has passed, whenever somebody looks. */
class Running {
  readonly #publisher: RtmpPublisher;
  readonly #began = walkNow();
  #shownMs = 0;

  constructor(publisher: RtmpPublisher) {
    this.#publisher = publisher;
  }

  /** Until it is so, the film goes on, as fast as it is. */
  while(look: () => Promise<void>): Promise<void> {
    return expect(async () => {
      const passed = walkNow() - this.#began;
      this.#publisher.show(passed - this.#shownMs);
      this.#shownMs = passed;
      await look();
    }).toPass({ intervals: [100] });
  }
}

const pair = async (browser: Browser): Promise<[Page, Page]> => [
  await enterAt(gateway, browser, 'demo'),
  await enterAt(gateway, browser, 'rival'),
];

test('the figures of what streaming software sends stand beside its picture, and key frames that come every 8 s bring the advice to set 2 s (GL-12, ER-19)', async ({
  browser,
}, info) => {
  const demo = await enterAt(gateway, browser, 'demo');
  await demo.goto('/go-live');
  await settled(demo);
  const { port, key } = await softwareOf(demo);
  const publisher = await RtmpPublisher.open(port, key, undefined, slowKeyMessages);
  publisher.show(8_500);
  const preview = demo.getByRole('region', { name: 'Stream Preview', exact: true });
  const figure = (name: string) => preview.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]');
  await expect(figure('Key frame interval')).toHaveText('8 s');
  await expect(figure('Resolution')).toHaveText('640×360');
  await expect(figure('Sound')).toHaveText('Yes');
  await expect(
    demo
      .getByRole('region', { name: 'Tips', exact: true })
      .getByText('Key frames every 8 s: set 2 s, so that viewers start sooner.'),
  ).toBeVisible();
  // What has arrived in the last three seconds.
  const running = new Running(publisher);
  await running.while(async () => {
    expect(await textOf(figure('Bitrate'), /^/)).toMatch(/^[1-9]\d* kbps$/);
    expect(await textOf(figure('Frame rate'), /^/)).toMatch(/^[1-9]\d* fps$/);
  });
  await photograph(demo, info, 'advice');
  await publisher.stop();
});

interface Seen {
  /** Pictures that were put on the screen since the first look. */
  readonly frames: number;
  readonly at: number;
  /** The page and its element are those of the first look. */
  readonly isSame: boolean;
}

/** Counts the pictures that the player of a page puts on the screen. */
function seenBy(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const element = document.querySelector('video');
    const memory = window as unknown as { seen?: { readonly element: HTMLVideoElement; frames: number } };
    if (element && !memory.seen) {
      const seen = { element, frames: 0 };
      memory.seen = seen;
      const count = (): void => {
        seen.frames++;
        element.requestVideoFrameCallback(count);
      };
      element.requestVideoFrameCallback(count);
    }
    const { seen } = memory;
    return { frames: seen?.frames ?? 0, at: element?.currentTime ?? 0, isSame: seen?.element === element };
  });
}

test('while streaming software loses its line and comes back, who watches stays on the page and sees the picture go on behind the break; the button at the player takes who is behind to what happens', async ({
  browser,
}) => {
  const [demo, rival] = await pair(browser);
  const address = await goLive(demo, 'With a break');
  const lists: string[] = [];
  rival.on('response', (answer) => {
    if (!answer.url().includes('live.m3u8')) return;
    answer.text().then(
      (text) => lists.push(text),
      () => undefined, // the page has left it
    );
  });
  await rival.goto(address);
  await settled(rival);
  const { port, key } = await softwareOf(demo);
  const first = await RtmpPublisher.open(port, key);
  await new Running(first).while(async () => expect((await seenBy(rival)).frames).toBeGreaterThan(48));
  first.cut();
  await expect.poll(async () => (await ingestOf(demo)).incoming?.state).toBe('RECONNECTING');
  const before = await seenBy(rival);
  expect(lists.join('')).not.toContain('#EXT-X-DISCONTINUITY\n');

  const second = new Running(await RtmpPublisher.open(port, key));
  await second.while(async () => {
    const { frames, at, isSame } = await seenBy(rival);
    expect(isSame).toBe(true);
    expect(frames - before.frames).toBeGreaterThan(120);
    expect(at - before.at).toBeGreaterThan(4);
    expect(lists.some((list) => list.includes('#EXT-X-DISCONTINUITY\n'))).toBe(true);
  });
  await expect(rival.getByRole('status', { name: 'Loading the stream' })).toHaveCount(0);

  const behind = rival.getByRole('button', { name: /s behind: go to live$/ });
  const secondsBehind = async () => Number.parseFloat(await textOf(behind, /\d/));
  const back = await rival.locator('video').evaluate((element: HTMLVideoElement) => (element.currentTime -= 3));
  await second.while(async () => expect(await secondsBehind()).toBeGreaterThan(4));
  await behind.click();
  await second.while(async () => {
    expect((await seenBy(rival)).at - back).toBeGreaterThan(3);
    expect(await secondsBehind()).toBeLessThan(3.5);
  });
  await askAt(gateway, demo, `mutation { endStream(id: "${address.split('/').at(-1)}") { id } }`);
});
