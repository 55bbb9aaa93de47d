import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { ToastProvider } from '../../ui/overlay/toast.tsx';
import type { BattleDetailFragment } from '../operations/__generated__/battle.gql.ts';
import { DEMO, NOON_AT, RIVAL, sampleBattle } from '../testing/sample-battle.ts';
import { AfterBattle } from './after-battle.tsx';

afterEach(cleanup);

const OVER = { opponent: RIVAL, status: 'COMPLETED', winnerId: '1', viewerResult: 'WIN', dueAt: null } as const;
type Rematch = NonNullable<BattleDetailFragment['rematch']>;
const rematchBy = ({ id, username }: { id: string; username: string }, battleId: string | null = null): Rematch => ({
  __typename: 'Rematch',
  askedBy: { __typename: 'Player', id, username },
  expiresAt: NOON_AT,
  battle: battleId === null ? null : { __typename: 'Battle', id: battleId },
});

function show(change: Partial<BattleDetailFragment>): void {
  const link = new ApolloLink(() => new Observable(() => undefined));
  render(
    <MemoryRouter>
      <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
        <ToastProvider>
          <AfterBattle battle={sampleBattle({ ...OVER, ...change })} />
        </ToastProvider>
      </ApolloProvider>
    </MemoryRouter>,
  );
}
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const goes = () => screen.queryByRole('link', { name: 'Go to the Rematch' })?.getAttribute('href') ?? null;

it('offers the rematch to a player, and the result to be shared', () => {
  show({});
  expect(buttons()).toEqual(['Rematch', 'Share Result']);
});

it('says to whoever has asked that the other can agree, and to the other who has asked', () => {
  show({ rematch: rematchBy(DEMO) });
  expect(buttons()).toEqual(['Share Result']);
  expect(screen.getByText(/^You asked for a rematch\. rival can accept until/)).toBeDefined();
  cleanup();
  show({ rematch: rematchBy(RIVAL) });
  expect(buttons()).toEqual(['rival wants a rematch', 'Share Result']);
});

it('leads everybody to the rematch that both have agreed to, onlookers too', () => {
  for (const viewerSeat of ['CREATOR', 'OPPONENT', null] as const) {
    show({ viewerSeat, viewerResult: null, rematch: rematchBy(RIVAL, 'b2') });
    expect(goes()).toBe('/challenge/b2');
    cleanup();
  }
});

it('offers no rematch to onlookers, nothing to share of a private battle, and nothing at all before the end', () => {
  show({ viewerSeat: null, viewerResult: null });
  expect(buttons()).toEqual(['Share Result']);
  cleanup();
  show({ privacy: 'INVITE' });
  expect(buttons()).toEqual(['Rematch']);
  cleanup();
  for (const status of ['WAITING', 'ACTIVE', 'DISPUTED', 'CANCELLED', 'EXPIRED'] as const) {
    show({ status, winnerId: null, viewerResult: null });
    expect(buttons()).toEqual([]);
    cleanup();
  }
});

it.each([
  ['WON', 1_000, 1_018, 'Rating 1018 (+18). You won against rival: the stronger the opponent, the more a win brings.'],
  ['LOST', 1_000, 982, 'Rating 982 (−18). You lost against rival: the stronger the opponent, the less a loss costs.'],
  ['DAY_LIMIT', 990, 990, /^Rating 990 \(\+0\)\. It stays the same: only your first five battles/],
  ['KEPT', 1_000, 1_018, /^Rating 1018 \(\+18\)\. It stays the same: ratings don’t change/],
] as const)('says what the battle did to the rating and why: %s', (reason, before, after, words) => {
  show({ viewerRating: { __typename: 'RatingMove', before, after, reason } });
  const said = screen.getByText(/^Rating/).parentElement?.textContent ?? '';
  expect(said.replaceAll(',', '')).toMatch(
    words instanceof RegExp
      ? words
      : new RegExp(`^${words.replaceAll(/[()+.,]/g, (one) => (one === ',' ? '' : `\\${one}`))}$`),
  );
});
