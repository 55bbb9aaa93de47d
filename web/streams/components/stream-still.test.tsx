import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawStill } from '../draw-still.ts';
import { STILL_EVERY_MS } from './stream-still.tsx';
import { StreamCover } from './stream-cover.tsx';

vi.mock(import('../draw-still.ts'), () => ({ drawStill: vi.fn<typeof drawStill>() }));

const drawn = vi.mocked(drawStill);
let come: (isNear: boolean) => Promise<void>;

beforeEach(() => {
  vi.useFakeTimers();
  drawn.mockReset().mockResolvedValue(true);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: readonly { isIntersecting: boolean }[]) => void) {
        come = (isIntersecting) => act(async () => told([{ isIntersecting }]));
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const stream = {
  id: 's1',
  game: 'valorant',
  thumbnailUrl: null,
  poster: '/live/p1/poster.mp4',
  viewers: 3,
  isLive: true,
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const canvasIn = (container: HTMLElement) => container.querySelector('canvas');

test('a live stream shows a frame of itself, another every ten seconds, while it is near (SM-01)', async () => {
  const { container, unmount } = render(<StreamCover stream={stream} />);
  await pass(3 * STILL_EVERY_MS);
  expect(drawn).not.toHaveBeenCalled();
  await come(true);
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(drawn.mock.lastCall?.[0]).toBe('/live/p1/poster.mp4');
  expect(canvasIn(container)?.dataset).toHaveProperty('drawn');
  await pass(3 * STILL_EVERY_MS);
  expect(drawn).toHaveBeenCalledTimes(4);
  await come(false);
  await pass(3 * STILL_EVERY_MS);
  expect(drawn).toHaveBeenCalledTimes(4);
  unmount();
  await pass(STILL_EVERY_MS);
  expect(drawn).toHaveBeenCalledTimes(4);
});

test('a frame that does not come leaves the last one, one that is gone gives way to the art', async () => {
  const { container } = render(<StreamCover stream={stream} />);
  await come(true);
  drawn.mockRejectedValueOnce(new TypeError('offline'));
  await pass(STILL_EVERY_MS);
  expect(canvasIn(container)?.dataset).toHaveProperty('drawn');
  drawn.mockResolvedValue(false);
  await pass(STILL_EVERY_MS);
  expect(canvasIn(container)?.dataset).not.toHaveProperty('drawn');
});

test.each([
  ['without a picture that comes in', { ...stream, poster: null }],
  ['with a picture of its streamer', { ...stream, thumbnailUrl: '/files/picture' }],
])('a stream %s is drawn without one', (_, shown) => {
  const { container } = render(<StreamCover stream={shown} />);
  expect(screen.getByText('Live')).toBeDefined();
  expect(canvasIn(container)).toBeNull();
});
