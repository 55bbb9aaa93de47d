import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Nearby } from './nearby.tsx';

let tell: (isIntersecting: boolean) => void;
const disconnect = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  disconnect.mockClear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly disconnect = disconnect;
      readonly observe = (): void => undefined;
      constructor(hear: (seen: readonly { readonly isIntersecting: boolean }[]) => void) {
        tell = (isIntersecting) => hear([{ isIntersecting }]);
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const draw = () => render(<Nearby waiting="its place">what stands below</Nearby>);
const isMade = () => screen.queryByText('what stands below') !== null;
const look = async (isIntersecting: boolean) => {
  await act(async () => {
    tell(isIntersecting);
    await Promise.resolve();
  });
};
const wait = async (ms: number) => {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
};

it('makes what stands below when it comes near the window, and holds its place until then', async () => {
  draw();
  await look(false);
  expect(screen.getByText('its place')).toBeTruthy();
  expect(isMade()).toBe(false);
  await look(true);
  expect(isMade()).toBe(true);
  expect(screen.queryByText('its place')).toBeNull();
  expect(disconnect).toHaveBeenCalledOnce();
});

it('makes it after eight seconds where nobody comes near', async () => {
  draw();
  await wait(7_999);
  expect(isMade()).toBe(false);
  await wait(1);
  expect(isMade()).toBe(true);
});

it('leaves nothing behind when the page goes first', () => {
  const { unmount } = draw();
  unmount();
  expect(disconnect).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
