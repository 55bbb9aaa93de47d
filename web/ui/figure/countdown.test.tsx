import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Countdown } from './countdown.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
const texts = (): string[] => screen.getAllByRole('timer').map((timer) => timer.textContent);

it('counts down every second and stops at 00:00:00 (BG-08)', () => {
  render(<Countdown endsAt={1_003_000} />);
  expect(texts()).toEqual(['00:00:03']);
  pass(1_000);
  expect(texts()).toEqual(['00:00:02']);
  pass(2_000);
  expect(texts()).toEqual(['00:00:00']);
  pass(60_000);
  expect(texts()).toEqual(['00:00:00']);
});

it('does not render again once it stands still', () => {
  const onRender = vi.fn<() => void>();
  render(
    <Profiler id="countdown" onRender={onRender}>
      <Countdown endsAt={1_001_000} />
    </Profiler>,
  );
  pass(60_000);
  expect(onRender).toHaveBeenCalledTimes(2);
});

it('goes by the clock that it is given, not by that of the machine', () => {
  render(<Countdown endsAt={1_010_000} now={() => Number(vi.getMockedSystemTime()) + 4_000} />);
  expect(texts()).toEqual(['00:00:06']);
});

it('runs all countdowns of a page on one timer, and none when the last has gone', () => {
  const { unmount } = render(
    <>
      <Countdown endsAt={1_005_000} />
      <Countdown endsAt={1_009_000} label="Seat open for" />
    </>,
  );
  expect(vi.getTimerCount()).toBe(1);
  pass(1_000);
  expect(texts()).toEqual(['00:00:04', '00:00:08']);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('says what runs out, and does not interrupt every second', () => {
  render(<Countdown endsAt={1_005_000} label="Time left to report" />);
  const timer = screen.getByRole('timer', { name: 'Time left to report: 00:00:05' });
  expect(timer.getAttribute('aria-live')).toBe('off');
});
