import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RAID_GOES_AFTER } from '../../../domain/streams/raid.ts';
import { SECOND } from '../../../domain/shared/time.ts';
import type { StreamRaidFieldsFragment } from '../operations/__generated__/stream.gql.ts';
import { RaidNotice } from './raid-notice.tsx';

const NOW = Date.UTC(2026, 0, 5, 20);
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'fullscreenElement');
});

const raid = (goesAt: number): StreamRaidFieldsFragment => ({
  __typename: 'StreamRaid',
  id: 'r1',
  goesAt,
  target: {
    __typename: 'Stream',
    id: 's2',
    title: 'Late duels',
    streamer: { __typename: 'Player', id: '2', username: 'rival' },
  },
});

function show(goesAt = NOW + RAID_GOES_AFTER): void {
  render(
    <MemoryRouter initialEntries={['/stream/s1']}>
      <Routes>
        <Route path="/stream/s1" element={<RaidNotice raid={raid(goesAt)} streamerName="demo" />} />
        <Route path="/stream/s2" element={<p>There</p>} />
      </Routes>
    </MemoryRouter>,
  );
}
const pass = (milliseconds: number): void =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const isThere = () => screen.queryByText('There') !== null;
const isShown = () => screen.queryByRole('status') !== null;

it('names the target and goes there when the time to stay is over, and not before', () => {
  show();
  expect(screen.getByRole('status')).toHaveProperty(
    'textContent',
    expect.stringContaining('demo is sending everyone here to rival'),
  );
  expect(screen.getByRole('timer', { name: /^Time left to stay/ })).toBeTruthy();
  pass(RAID_GOES_AFTER - SECOND);
  expect(isThere()).toBe(false);
  pass(SECOND);
  expect(isThere()).toBe(true);
});

it('leaves whoever stays where they are, and is gone', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(isShown()).toBe(false);
  pass(2 * RAID_GOES_AFTER);
  expect(isThere()).toBe(false);
});

it('goes at once for whoever does not want to wait', () => {
  show();
  fireEvent.click(screen.getByRole('link', { name: 'Go' }));
  expect(isThere()).toBe(true);
});

it('moves nothing before “Go” for those who want less motion', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('reduce'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  show();
  expect(screen.queryByRole('timer')).toBeNull();
  pass(2 * RAID_GOES_AFTER);
  expect([isThere(), isShown()]).toEqual([false, true]);
  fireEvent.click(screen.getByRole('link', { name: 'Go' }));
  expect(isThere()).toBe(true);
});

it('does not move whoever comes when the others have gone', () => {
  show(NOW);
  pass(2 * RAID_GOES_AFTER);
  expect([isThere(), isShown()]).toEqual([false, true]);
});

it('does not move a page that shows the player on the whole screen', () => {
  show();
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: document.body });
  pass(2 * RAID_GOES_AFTER);
  expect([isThere(), isShown()]).toEqual([false, true]);
});
