import { fireEvent, render, screen, within } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { BattleDetailFragment } from '../operations/__generated__/battle.gql.ts';
import { DEMO, RIVAL, sampleBattle, sampleReport } from '../testing/sample-battle.ts';
import { BattleContest } from './battle-contest.tsx';

const windowOf = (width: 'phone' | 'desktop'): void =>
  void vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: width === 'phone' && media.includes('max-width: 767'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );

afterEach(() => vi.mocked(window.matchMedia).mockRestore());

/** As the list of all knows a battle; the list of the own says what comes next too. */
function show(change: Partial<BattleDetailFragment>, viewerId: string = RIVAL.id, isOwn = false) {
  const onJoin = vi.fn<(id: string) => void>();
  const { nextStep, ...battle } = sampleBattle(change);
  const element = (
    <ul>
      <BattleContest battle={isOwn ? { ...battle, nextStep } : battle} viewerId={viewerId} onJoin={onJoin} />
    </ul>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return { row: screen.getByRole('listitem'), onJoin };
}

describe('a battle in a list on a phone', () => {
  test('says who, how strong, which game, what it costs and brings, until when, and joins (BG-07, BG-08)', () => {
    windowOf('phone');
    const { row, onJoin } = show({});
    for (const text of ['demo', '1,520', 'Valorant', '$50.00', '$100.00', 'open until', 'Starting Soon', '1v1 Duel'])
      expect(row.textContent).toContain(text);
    expect(row.textContent).toContain('vs open seat');
    expect(within(row).getAllByRole('timer')).toHaveLength(1);
    expect(within(row).getByRole('link', { name: 'Ascent, first to 13' }).getAttribute('href')).toBe('/challenge/b1');
    fireEvent.click(within(row).getByRole('button', { name: 'Join Battle' }));
    expect(onJoin).toHaveBeenCalledWith('b1');
  });

  test.each([
    ['a taken seat', { opponent: RIVAL }, 'starts in'],
    ['a running match', { opponent: RIVAL, status: 'ACTIVE' }, 'report by'],
    ['a running game of chess', { opponent: RIVAL, status: 'ACTIVE', game: 'CHESS' }, 'play until'],
  ] as const)('has one clock with its word and no way in: %s', (_, change, word) => {
    windowOf('phone');
    const { row } = show(change);
    expect(row.textContent).toContain(word);
    expect(row.textContent).toContain('demo vs rival');
    expect(within(row).getAllByRole('timer')).toHaveLength(1);
    expect(within(row).queryByRole('button')).toBeNull();
  });

  test('of the viewer’s own says what comes next, and until when', () => {
    windowOf('phone');
    const reports = [sampleReport(DEMO.id, 'WON')];
    const { row } = show({ opponent: RIVAL, status: 'ACTIVE', viewerSeat: 'OPPONENT', reports }, RIVAL.id, true);
    expect(row.textContent).toContain('demo says they won 13–9');
    expect(row.textContent).not.toContain('report by');
    expect(within(row).getAllByRole('timer')).toHaveLength(1);
  });

  test('a dispute has no clock, and says so', () => {
    windowOf('phone');
    const { row } = show({ opponent: RIVAL, status: 'DISPUTED' });
    expect(within(row).queryByRole('timer')).toBeNull();
    expect(row.textContent).toContain('In Dispute');
  });

  test('shows no rating where there is none, and offers nobody the own seat', () => {
    windowOf('phone');
    const { row } = show({ creatorRating: null }, DEMO.id);
    expect(row.textContent).not.toContain('Rating');
    expect(within(row).queryByRole('button')).toBeNull();
  });
});

test('elsewhere the row keeps its form, with fee and badge to be seen', () => {
  windowOf('desktop');
  const { row } = show({});
  expect(row.textContent).toContain('Valorant · 1v1 Duel · demo vs open seat');
  expect(row.textContent).toContain('Fee $2.50');
  expect(row.textContent).not.toContain('open until');
});
