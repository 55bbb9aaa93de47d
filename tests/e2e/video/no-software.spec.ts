import { once } from 'node:events';
import { type AddressInfo, type Server, createServer } from 'node:net';
import { type Page, expect } from 'playwright/test';
import { type RunningGateway, startGateway } from '../gateway.ts';
import { askAt, enterAt } from '../own-gateway.ts';
import { expectUsable, photograph, settled, test } from '../support.ts';

// A camera of moving pictures and a microphone that beeps, which need no permission, as Chromium brings them for tests.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    }),
});

let holder: Server;
let gateway: RunningGateway;
test.beforeAll(async () => {
  holder = createServer().listen(0, '0.0.0.0');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  gateway = await startGateway({ RTMP_PORT: String(port) });
});
test.afterAll(async () => {
  await gateway.stop();
  holder.close();
});

interface Incoming {
  readonly state: string;
  readonly protocol: string;
  readonly width: number;
  readonly soundCodec: string | null;
}

const incomingOf = async (page: Page) =>
  (
    await askAt<{ ingest: { incoming: Incoming | null } }>(
      gateway,
      page,
      '{ ingest { incoming { state protocol width soundCodec } } }',
    )
  ).ingest.incoming;

const sending = (page: Page) => page.getByText('Sending', { exact: true });

async function stop(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Stop sending' }).click();
  await expect(sending(page)).toBeHidden();
  await expect.poll(() => incomingOf(page)).toBeNull();
}

test('a gateway whose port for streaming software is taken starts, says so to who wants to go live, and takes the camera', async ({
  browser,
}, info) => {
  const demo = await enterAt(gateway, browser, 'demo');
  await demo.goto('/go-live');
  await settled(demo);
  const source = demo.getByRole('region', { name: 'Stream Source', exact: true });
  await expect(source.getByText('Streaming software can’t connect right now')).toBeVisible();
  await expect(source.getByText('The server can’t take it. You can go live with your camera or screen.')).toBeVisible();
  await expect(source.getByRole('button', { name: 'Copy server' })).toHaveCount(0);
  await expectUsable(demo);
  await photograph(demo, info, 'port-taken');
  await source.getByRole('switch', { name: 'Camera' }).click();
  await source.getByRole('button', { name: 'Use camera' }).click();
  await expect(sending(demo)).toBeVisible();
  await expect(
    demo.getByRole('region', { name: 'Stream Preview', exact: true }).getByText('From this browser'),
  ).toBeVisible();
  await expect.poll(() => incomingOf(demo)).toMatchObject({ state: 'LIVE', protocol: 'BROWSER', width: 1280 });
  await stop(demo);
});

interface Asked {
  readonly what: 'camera' | 'screen';
  readonly picture: boolean;
  readonly sound: boolean;
}

test('what is shared of the screen and the sound that is chosen with it is what is asked for, and comes in, also where it has another rate than is sent (GL-09)', async ({
  browser,
}) => {
  const rival = await enterAt(gateway, browser, 'rival');
  // There is no screen to share here: a canvas that is drawn anew takes its place, with a tone where sound is asked for.
  await rival.addInitScript(() => {
    const memory = window as unknown as { asked: Asked[] };
    memory.asked = [];
    const note = (what: Asked['what'], wanted: MediaStreamConstraints | undefined) =>
      memory.asked.push({ what, picture: Boolean(wanted?.video), sound: Boolean(wanted?.audio) });
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = (wanted) => {
      note('camera', wanted);
      return open(wanted);
    };
    navigator.mediaDevices.getDisplayMedia = (wanted) => {
      note('screen', wanted);
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [960, 540];
      const pen = canvas.getContext('2d');
      let frame = 0;
      const draw = (): void => {
        if (!pen) return;
        pen.fillStyle = `hsl(${frame++ % 360} 80% 50%)`;
        pen.fillRect(0, 0, canvas.width, canvas.height);
        requestAnimationFrame(draw);
      };
      draw();
      const media = canvas.captureStream(30);
      if (wanted?.audio !== true) return Promise.resolve(media);
      // Many a device has this rate; what is sent has 48,000.
      const sounds = new AudioContext({ sampleRate: 44_100 });
      const tone = sounds.createOscillator();
      const out = sounds.createMediaStreamDestination();
      tone.connect(out);
      tone.start();
      return Promise.resolve(new MediaStream([...media.getTracks(), ...out.stream.getTracks()]));
    };
  });
  await rival.goto('/go-live');
  await settled(rival);
  const source = rival.getByRole('region', { name: 'Stream Source', exact: true });
  const takeAsked = () =>
    rival.evaluate(() => {
      const memory = window as unknown as { asked: Asked[] };
      return memory.asked.splice(0);
    });
  const screen = (sound: boolean): Asked => ({ what: 'screen', picture: true, sound });
  for (const [sound, asked] of [
    ['Microphone', [screen(false), { what: 'camera', picture: false, sound: true }]],
    ['System sound', [screen(true)]],
    ['Both', [screen(true)]],
  ] as const) {
    await source.getByRole('radio', { name: sound, exact: true }).check();
    await source.getByRole('button', { name: 'Share screen' }).click();
    await expect(sending(rival)).toBeVisible();
    expect(await takeAsked(), sound).toEqual(asked);
    await expect
      .poll(() => incomingOf(rival), sound)
      .toMatchObject({ state: 'LIVE', protocol: 'BROWSER', width: 960, soundCodec: expect.stringMatching(/\w/) });
    await stop(rival);
  }

  await source.getByRole('switch', { name: 'Camera' }).click();
  await source.getByRole('radio', { name: 'System sound' }).check();
  await source.getByRole('button', { name: 'Use camera' }).click();
  await expect(sending(rival)).toBeVisible();
  expect(await takeAsked()).toEqual([{ what: 'camera', picture: true, sound: false }]);
  await expect.poll(() => incomingOf(rival)).toMatchObject({ state: 'LIVE', width: 1280, soundCodec: null });
  await expect(
    rival.getByRole('region', { name: 'Tips', exact: true }).getByText('No sound comes in: check the audio source.'),
  ).toBeVisible();
  await stop(rival);
});
