import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { UiRoot } from '../../ui/ui-root.tsx';
import type { ReplayCardFragment } from '../operations/__generated__/replay.gql.ts';
import { BoardTable } from './board-table.tsx';
import { ReplayCard } from './replay-card.tsx';

const worn = (frame: string | null, title: string | null) => ({ __typename: 'Worn' as const, frame, title });

const player = (id: string, look: ReturnType<typeof worn>): ReplayCardFragment['player1'] => ({
  __typename: 'ReplayPlayer',
  id,
  username: `player-${id}`,
  avatarUrl: null,
  rank: null,
  worn: look,
});

const replay: ReplayCardFragment = {
  __typename: 'Replay',
  id: 'r1',
  title: 'Ascent at noon',
  game: 'CS2',
  gameTitle: 'CS2',
  player1: player('1', worn('victory-frame', 'Champion')),
  player2: player('2', worn(null, null)),
  winner: { __typename: 'ReplayPlayer', id: '1' },
  result: 'WIN',
  score: '13–9',
  badge: null,
  wager: '$150',
  duration: '20:00',
  views: 0,
  date: 0,
  isMyReplay: false,
};

it('a replay card shows what both players wear', () => {
  const { container } = render(
    <MemoryRouter>
      <UiRoot>
        <ReplayCard replay={replay} onOpen={() => undefined} />
      </UiRoot>
    </MemoryRouter>,
  );
  expect(screen.getByText(/^player-1 vs/).textContent).toMatch(/^player-1 Champion vs player-2$/);
  expect(container.querySelectorAll('ellipse')).toHaveLength(10);
});

it('a leaderboard shows frame, title and skin of each player that it names', () => {
  const row = (rank: number, look: ReturnType<typeof worn>, skin: string | null) => ({
    __typename: 'LeaderboardRow' as const,
    rank,
    player: { ...player(`${rank}`, look), __typename: 'Player' as const, worn: { ...look, skin } },
    rankBadge: null,
    earningsCents: 0,
    winRate: 50,
  });
  const rows = [row(1, worn('victory-frame', null), null), row(2, worn(null, 'Champion'), 'frost-skin')];
  render(
    <MemoryRouter>
      <UiRoot>
        <BoardTable caption="Board" rows={rows} viewerId={null} />
      </UiRoot>
    </MemoryRouter>,
  );
  const places = screen.getAllByRole('link').map((link) => link.closest('tr'));
  expect(places.map((place) => place?.textContent.includes('Champion'))).toEqual([false, true]);
  expect(places.map((place) => place?.querySelectorAll('ellipse').length)).toEqual([10, 0]);
  expect(places.map((place) => place?.querySelectorAll('[data-splinters] > span').length)).toEqual([0, 3]);
});
