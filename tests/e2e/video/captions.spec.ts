import { type Page, expect } from 'playwright/test';
import { CAPTIONS, captionedMessages } from '../../support/captioned-film.ts';
import { RtmpPublisher } from '../../support/rtmp-publisher.ts';
import { type RunningGateway, startGateway } from '../gateway.ts';
import { askAt, enterAt } from '../own-gateway.ts';
import { isSeen } from '../reads.ts';
import { NARROW, expectUsable, photograph, settled, test } from '../support.ts';
import { walkNow } from '../walk-clock.mjs';

let gateway: RunningGateway;
test.beforeAll(async () => {
  gateway = await startGateway({ RTMP_PORT: '0' });
});
test.afterAll(() => gateway.stop());

/** What the browser writes over the picture at this moment. */
const captionsOf = (page: Page) =>
  page.locator('video').evaluate((element: HTMLVideoElement) => {
    const track = [...element.textTracks].find(({ kind }) => kind === 'captions');
    const words = Array.from(track?.activeCues ?? [], (cue) => (cue as VTTCue).text);
    return { mode: track?.mode, words };
  });

test('words that streaming software sends in its pictures stand over them one after the other, live and in the recording, for whoever switches them on', async ({
  browser,
}, info) => {
  const [demo, rival] = [await enterAt(gateway, browser, 'demo'), await enterAt(gateway, browser, 'rival')];
  const { goLive } = await askAt<{ goLive: { id: string } }>(
    gateway,
    demo,
    'mutation { goLive(input: { title: "In words", game: "valorant", kind: "solo" }) { id } }',
  );
  const { showStreamKey: key } = await askAt<{ showStreamKey: string }>(gateway, demo, 'mutation { showStreamKey }');
  const { ingest } = await askAt<{ ingest: { rtmpUrl: string } }>(gateway, demo, '{ ingest { rtmpUrl } }');
  await rival.goto(`/stream/${goLive.id}`);
  await settled(rival);
  const port = Number(new URL(ingest.rtmpUrl).port);
  const publisher = await RtmpPublisher.open(port, key, undefined, captionedMessages);
  const began = walkNow();
  let shownMs = 0;
  /** Until it is so, the film goes on, as fast as it is. */
  const whileLive = (look: () => Promise<void>) =>
    expect(async () => {
      const passed = walkNow() - began;
      publisher.show(passed - shownMs);
      shownMs = passed;
      await look();
    }).toPass({ intervals: [100] });

  const button = rival.getByRole('button', { name: 'Captions' });
  await whileLive(async () => expect(await isSeen(button)).toBe(true));
  expect((await captionsOf(rival)).mode).toBe('hidden');
  await rival.getByRole('region', { name: /^Player: / }).press('c');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const seen: string[] = [];
  await whileLive(async () => {
    const { mode, words } = await captionsOf(rival);
    expect(mode).toBe('showing');
    for (const text of words) if (text !== seen.at(-1)) seen.push(text);
    expect(seen.length).toBeGreaterThanOrEqual(3);
  });
  // What is looked for in the recording has been sent, however soon the captions were seen.
  await whileLive(() => Promise.resolve(expect(shownMs).toBeGreaterThan(10_000)));
  const first = CAPTIONS.findIndex((text) => text === seen[0]);
  expect(seen).toEqual(seen.map((_, n) => CAPTIONS[(first + n) % CAPTIONS.length]));
  await photograph(rival, info, 'captions-live');
  await publisher.stop();
  await askAt(gateway, demo, `mutation { endStream(id: "${goLive.id}") { id } }`);

  const past = rival.getByRole('list', { name: 'Past streams' });
  await past.getByRole('link', { name: 'In words' }).click();
  await expect(rival.getByRole('heading', { level: 1 })).toHaveText('In words');
  await rival.getByRole('button', { name: 'Pause' }).click();
  await button.click();
  const position = rival.getByRole('slider', { name: 'Position' });
  // Each is sent in the first half second of its two, and then stands until the next is whole.
  for (const [second, text] of [
    ['3', CAPTIONS[1]],
    ['7', CAPTIONS[3]],
    ['5', CAPTIONS[2]],
  ] as const) {
    await position.fill(second);
    await expect.poll(() => captionsOf(rival)).toEqual({ mode: 'showing', words: [text] });
  }
  await photograph(rival, info, 'captions-past-wide');
  await rival.setViewportSize(NARROW);
  await settled(rival);
  await expectUsable(rival);
  await photograph(rival, info, 'captions-past-narrow');
  await button.click();
  await expect.poll(async () => (await captionsOf(rival)).mode).toBe('hidden');
});
