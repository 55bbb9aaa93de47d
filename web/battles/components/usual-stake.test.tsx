import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { makeClient } from '../../data/client.ts';
import { SAMPLE_VIEWER } from '../../testing/sample-viewer.ts';
import type { BattleRowFragment } from '../operations/__generated__/battle.gql.ts';
import { UsualStake } from './usual-stake.tsx';

const face = (id: string): BattleRowFragment['creator'] => ({
  __typename: 'Player',
  id,
  username: `player-${id}`,
  avatarUrl: null,
  worn: { __typename: 'Worn', frame: null, title: null },
});

const battle = (title: string, creatorId: string, opponentId: string | null = null): BattleRowFragment => ({
  __typename: 'Battle',
  id: title,
  status: 'WAITING',
  game: 'CS2',
  gameTitle: 'CS2',
  gameMode: '1v1 Duel',
  title,
  privacy: 'PUBLIC',
  stakeCents: 20_00,
  feeCents: 1_00,
  holdCents: 21_00,
  poolCents: 40_00,
  creator: face(creatorId),
  creatorRating: null,
  opponent: opponentId === null ? null : face(opponentId),
  createdAt: 0,
  endsAt: null,
});

/** The block of somebody with a usual stake while some battles are open; answers what was asked of the server. */
function show(averageWagerCents: number, battles: readonly BattleRowFragment[]): unknown[] {
  const stats = { __typename: 'Stats', totalBattles: 3, wins: 2, winRate: 67, averageWagerCents, bestStreak: 2 };
  const pageInfo = { __typename: 'PageInfo', endCursor: null, hasNextPage: false };
  const edges = battles.map((node) => ({ __typename: 'BattleEdge', cursor: node.id, node }));
  const asked: unknown[] = [];
  const network = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        if (operationName === 'OpenBattles') asked.push(variables);
        observer.next({
          data: {
            Viewer: { viewer: SAMPLE_VIEWER },
            BattleStatistics: { stats },
            OpenBattles: { battles: { __typename: 'BattleConnection', edges, pageInfo } },
          }[operationName],
        } as ApolloLink.Result);
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={makeClient(network)}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <UsualStake /> }])} />
    </ApolloProvider>,
  );
  return asked;
}

it('asks for battles from half of the usual stake to twice as much, and shows three of others whose second seat is free', async () => {
  const asked = show(20_51, [
    battle('taken', '7', '8'),
    battle('own', SAMPLE_VIEWER.id),
    ...['one', 'two', 'three', 'four'].map((title) => battle(title, '7')),
  ]);
  const list = within(await screen.findByRole('list'));
  expect(list.getAllByRole('listitem').map((row) => within(row).getByRole('link').textContent)).toEqual([
    'one',
    'two',
    'three',
  ]);
  expect(asked).toEqual([{ first: 20, sort: 'ENDING_SOON', minStakeCents: 10_25, maxStakeCents: 41_02 }]);
});

it('says around which stake none waits', async () => {
  show(20_00, [battle('own', SAMPLE_VIEWER.id)]);
  expect(await screen.findByText('No open battles around $20.00 right now.')).toBeDefined();
});

it('asks whoever has staked nothing yet for battles of every stake', async () => {
  const asked = show(0, []);
  expect(await screen.findByText('No open battles right now.')).toBeDefined();
  expect(asked).toEqual([{ first: 20, sort: 'ENDING_SOON', minStakeCents: null, maxStakeCents: null }]);
});
