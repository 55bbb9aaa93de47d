import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playAhead, playVideo } from './play.ts';

const library = vi.hoisted(() => ({
  heard: new Map<string, (event: string, data: object) => void>(),
  told: {} as object,
  /** What was loaded, shown and ended, by each player that was made. */
  did: [] as string[],
  /** Seconds that the player is behind, and the newest place that it may be at. */
  latency: 0,
  newest: null as number | null,
}));
vi.mock('hls.js/light', () => ({
  default: class {
    static readonly Events = { ERROR: 'error', LEVEL_UPDATED: 'level', BUFFER_APPENDED: 'appended' };
    static readonly isSupported = () => true;
    get latency(): number {
      return library.latency;
    }
    get liveSyncPosition(): number | null {
      return library.newest;
    }
    constructor(told: object) {
      library.told = told;
    }
    on(event: string, hear: (event: string, data: object) => void): void {
      library.heard.set(event, hear);
    }
    attachMedia(): void {
      library.did.push('show');
    }
    loadSource(source: string): void {
      library.did.push(`load ${source}`);
    }
    destroy(): void {
      library.did.push('end');
    }
  },
}));
vi.mock('./show-captions.ts', () => ({ showCaptions: () => () => undefined }));

beforeEach(() => {
  vi.useFakeTimers();
  library.heard.clear();
  library.did.length = 0;
  Object.assign(library, { latency: 0, newest: null });
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

/** An element whose buffer begins at a place, and what is put into it then. */
async function play(from: number, isPast: boolean) {
  const element = new EventTarget() as HTMLVideoElement;
  Object.assign(element, { currentTime: 0, paused: false, buffered: { length: 0, start: () => from } });
  const playing = playVideo(
    element,
    () => '/live/1/index.m3u8',
    () => undefined,
    isPast,
  );
  await vi.dynamicImportSettled();
  const append = (length = 1) => {
    Object.assign(element.buffered, { length });
    library.heard.get('appended')?.('appended', {});
  };
  return { element, append, playing };
}

test('a live stream begins where its buffer does, once there is something in it, and is not moved afterwards', async () => {
  const { element, append } = await play(12, false);
  expect(library.told).toMatchObject({ startOnSegmentBoundary: true });
  append(0);
  expect(element.currentTime).toBe(0);
  append();
  expect(element.currentTime).toBe(12);
  element.currentTime = 13.4;
  append();
  expect(element.currentTime).toBe(13.4);
});

test('a recording begins where the library says', async () => {
  const { element, append } = await play(12, true);
  append();
  expect(element.currentTime).toBe(0);
});

/** As the library tells that it has read what is new. */
const hearNews = (latency: number) => {
  library.latency = latency;
  library.heard.get('level')?.('level', {});
};

test('who is further than six seconds behind what happens is taken to it; who is nearer, or has paused, stays', async () => {
  const { element } = await play(12, false);
  Object.assign(library, { newest: 40 });
  element.currentTime = 34;
  hearNews(6);
  expect(element.currentTime).toBe(34);
  Object.assign(element, { paused: true });
  hearNews(6.1);
  expect(element.currentTime).toBe(34);
  Object.assign(element, { paused: false });
  hearNews(6.1);
  expect(element.currentTime).toBe(40);
});

test('who asks for it is taken to what happens from any place but one that is as good as there, and is told how far it is', async () => {
  const { element, playing } = await play(12, false);
  expect(playing.delay()).toBeNull();
  Object.assign(library, { newest: 40, latency: 3.4 });
  element.currentTime = 38;
  expect(playing.delay()).toBe(3.4);
  playing.catchUp();
  expect(element.currentTime).toBe(40);
  element.currentTime = 39.5;
  playing.catchUp();
  expect(element.currentTime).toBe(39.5);
});

test('in a recording nobody is behind, nor taken anywhere', async () => {
  const { element, playing } = await play(12, true);
  Object.assign(library, { newest: 40 });
  element.currentTime = 20;
  hearNews(20);
  playing.catchUp();
  expect([element.currentTime, playing.delay()]).toEqual([20, null]);
});

test('what is loaded ahead of its place is shown there and not loaded again', async () => {
  await playAhead('/live/1/index.m3u8');
  expect(library.did).toEqual(['load /live/1/index.m3u8']);
  await play(12, false);
  expect(library.did).toEqual(['load /live/1/index.m3u8', 'show']);
  vi.advanceTimersByTime(60_000);
  expect(library.did).toEqual(['load /live/1/index.m3u8', 'show']);
});

test('what was loaded ahead and nobody shows ends after ten seconds, and another stream is loaded for itself', async () => {
  await playAhead('/live/2/index.m3u8');
  await play(12, false);
  expect(library.did).toEqual(['load /live/2/index.m3u8', 'show', 'load /live/1/index.m3u8']);
  vi.advanceTimersByTime(10_000);
  expect(library.did.at(-1)).toBe('end');
});

test('what fails ahead of its place is loaded anew there', async () => {
  await playAhead('/live/1/index.m3u8');
  library.heard.get('error')?.('error', { fatal: true });
  expect(library.did).toEqual(['load /live/1/index.m3u8', 'end']);
  await play(12, false);
  expect(library.did.slice(2)).toEqual(['show', 'load /live/1/index.m3u8']);
});
