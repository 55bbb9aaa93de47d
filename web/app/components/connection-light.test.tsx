import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setLiveState } from '../../live/live-state.ts';
import { ConnectionLight } from './connection-light.tsx';

afterEach(() => {
  act(() => setLiveState('idle'));
  vi.restoreAllMocks();
});

it('says whether updates arrive: live, not yet or not any more, and offline', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  render(<ConnectionLight />);
  const label = () => screen.getByRole('img').getAttribute('aria-label');
  expect(label()).toMatch(/^Connecting:/);
  for (const [state, word] of [
    ['connecting', 'Connecting'],
    ['live', 'Live'],
    ['lost', 'Connecting'],
    ['live', 'Live'],
  ] as const) {
    act(() => setLiveState(state));
    expect(label()).toContain(`${word}:`);
  }
  onLine.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(label()).toMatch(/^Offline:/);
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(label()).toMatch(/^Live:/);
});
