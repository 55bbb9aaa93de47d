import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { ArcadePlayerFragment } from '../operations/__generated__/daily.gql.ts';
import { BoardStandings } from './board-standings.tsx';
import { BracketRounds } from './bracket-rounds.tsx';

afterEach(cleanup);

const player = (
  id: string,
  frame: string | null,
  title: string | null,
  skin: string | null = null,
): ArcadePlayerFragment => ({
  __typename: 'Player',
  id,
  username: `player-${id}`,
  avatarUrl: null,
  worn: { __typename: 'Worn', frame, title, skin },
});
const FRAMED = player('1', 'victory-frame', null);
const TITLED = player('2', null, 'Champion', 'solar-skin');

/** How many splinters of a skin stand beside a name. */
const splinters = (row: HTMLElement): number => row.querySelectorAll('[data-splinters] > span').length;
/** Drawings beside a name: the face alone, or the face and what is around it. */
const drawings = (row: HTMLElement): number => row.querySelectorAll('svg').length;

it('the board of a day shows frame, title and skin of each player, and of whoever looks below them', () => {
  const standing = (place: number, one: ArcadePlayerFragment) => ({
    __typename: 'ArcadeDailyStanding' as const,
    isOwn: false,
    place,
    score: 100,
    runId: null,
    player: one,
  });
  render(
    <MemoryRouter>
      <BoardStandings
        label="Board"
        board={{
          __typename: 'ArcadeDailyBoard',
          game: 'turncoat',
          day: '2026-01-05',
          endsAt: 0,
          entrants: 12,
          ownRunId: null,
          own: {
            __typename: 'ArcadeDailyStanding',
            place: 12,
            score: 7,
            player: player('3', 'victory-frame', 'Champion'),
          },
          standings: [standing(1, FRAMED), standing(2, TITLED)],
        }}
      />
    </MemoryRouter>,
  );
  const [framed, titled, own] = within(screen.getByRole('list', { name: 'Board' })).getAllByRole('listitem');
  expect([framed, titled, own].map((row) => row?.textContent)).toEqual([
    '1. player-1100 points',
    '2. player-2 Champion 100 points',
    '12. You Championof 127 points',
  ]);
  expect([framed, titled, own].map((row) => row && drawings(row))).toEqual([2, 1, 2]);
  expect([framed, titled, own].map((row) => row && splinters(row))).toEqual([0, 3, 0]);
});

it('a bracket shows frame, title and skin of each player', () => {
  const side = (one: ArcadePlayerFragment) => ({
    __typename: 'ArcadePairSide' as const,
    isOwn: false,
    isThrough: false,
    score: null,
    runId: null,
    player: one,
  });
  render(
    <MemoryRouter>
      <BracketRounds
        size={4}
        pairs={[
          {
            __typename: 'ArcadePair',
            round: 0,
            n: 0,
            dueAt: null,
            isDecided: false,
            isHeld: false,
            isAgain: false,
            sides: [side(FRAMED), side(TITLED)],
          },
        ]}
      />
    </MemoryRouter>,
  );
  const pair = screen.getByText('player-1').closest('li');
  expect(pair?.textContent).toBe('player-1player-2 Champion ');
  expect(pair && [drawings(pair), splinters(pair)]).toEqual([3, 3]);
});
