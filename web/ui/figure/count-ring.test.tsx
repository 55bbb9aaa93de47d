import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CountRing } from './count-ring.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

it('counts seconds down by the clock that it is given, says what runs out, and stops at 0', () => {
  const now = () => Number(vi.getMockedSystemTime()) + 4_000;
  render(<CountRing endsAt={1_020_000} lastsMs={20_000} now={now} label="Time left to confirm" />);
  const ring = screen.getByRole('timer');
  expect([ring.textContent, ring.getAttribute('aria-label')]).toEqual(['16', 'Time left to confirm: 16 s']);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(ring.textContent).toBe('6');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(ring.textContent).toBe('0');
});
