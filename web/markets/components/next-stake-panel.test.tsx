import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { makeClient } from '../../data/client.ts';
import type { StakeBoardFieldsFragment } from '../operations/__generated__/market.gql.ts';
import { NextStakePanel } from './next-stake-panel.tsx';

type Own = Pick<NonNullable<StakeBoardFieldsFragment['market']>, 'ownPlayerId' | 'ownStakedCents' | 'ownPayoutCents'>;
const NO_BET: Own = { ownPlayerId: null, ownStakedCents: 0, ownPayoutCents: 0 };

const boardOf = (contestId: string, state: 'OPEN' | 'CLOSED', own = NO_BET): StakeBoardFieldsFragment => ({
  __typename: 'StakeBoard',
  contestId,
  reason: null,
  market: {
    __typename: 'Market',
    id: `market of ${contestId}`,
    state,
    version: 1,
    winnerId: null,
    quote: 'sealed',
    quoteEndsAt: 0,
    minCents: 5_00,
    maxCents: 1_000_00,
    ...own,
    ownLeftCents: 250_00,
    bar: null,
    sides: ['one', 'two'].map((who) => ({
      __typename: 'MarketSide',
      odds: 181,
      chancePercent: 50,
      player: {
        __typename: 'Player',
        id: `${who} of ${contestId}`,
        username: `${who} of ${contestId}`,
        avatarUrl: null,
      },
    })),
  },
});

/** The panel beside a running battle, or none, while another takes bets, or none: once it is known. */
function show(
  running: string | null,
  next: string | null,
  known: Promise<void> = Promise.resolve(),
  own = NO_BET,
): void {
  const boards = [
    ...(running === null ? [] : [boardOf(running, 'CLOSED')]),
    ...(next === null ? [] : [boardOf(next, 'OPEN', own)]),
  ];
  const network = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        if (operationName.endsWith('Changed')) return;
        const answer = {
          data: {
            NextStakeBoard: { nextStakeBoard: next === null ? null : boardOf(next, 'OPEN', own) },
            ReadStakeBoard: { stakeBoard: boards.find(({ contestId }) => contestId === variables['contestId']) },
            WalletSummary: { wallet: null },
          }[operationName],
        } as ApolloLink.Result;
        (operationName === 'NextStakeBoard' ? known : Promise.resolve()).then(
          () => {
            observer.next(answer);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );
  render(
    <ApolloProvider client={makeClient(network)}>
      <MemoryRouter>
        <NextStakePanel contestId={running} streamId={null} />
      </MemoryRouter>
    </ApolloProvider>,
  );
}

it('offers the match that is next, and says which one it is, before the state of the one that runs (HZ-03)', async () => {
  show('running', 'next');
  expect(await screen.findByRole('link', { name: 'one of next vs. two of next' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Place Stake' })).toBeTruthy();
  const panels = (await screen.findAllByRole('region')).map((panel) => panel.textContent);
  expect(panels[0]).toContain('Stake on the Outcome');
  expect(panels[1]).toContain('Stakes on This Match');
  expect(panels[1]).toContain('Bets are closed: the match has started.');
});

it('says of the match that runs why it takes no bets where no other does (HZ-03)', async () => {
  show('running', null);
  expect(await screen.findByText('Bets are closed: the match has started.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Place Stake' })).toBeNull();
});

it('shows equal odds as even, and no locked ones before a bet (HZ-03)', async () => {
  show(null, 'next');
  expect(await screen.findByText('Even: both sides pay 1.81.')).toBeTruthy();
  expect(screen.queryByText(/Locked at/)).toBeNull();
});

it.each([
  [25_00, 45_25, 'Locked at 1.81: $45.25 if one of next wins.'],
  [5_00, 9_05, 'Locked at 1.81: $9.05 if one of next wins.'],
  [7_77, 12_97, 'Locked at 1.67: $12.97 if one of next wins.'],
  [100_00, 174_00, 'Locked at 1.74: $174.00 if one of next wins.'],
])('tells the odds that a bet is locked at, and what it pays (HZ-06): %i', async (staked, payout, text) => {
  show(null, 'next', undefined, { ownPlayerId: 'one of next', ownStakedCents: staked, ownPayoutCents: payout });
  expect(await screen.findByText(text)).toBeTruthy();
});

it('says so where no match takes bets and none runs (HZ-03)', async () => {
  show(null, null);
  expect(await screen.findByText('No match is open for bets right now. The next one shows up here.')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Stake on the Outcome' })).toBeTruthy();
});

it('says that the odds could not be read, and offers to try again (HZ-03)', async () => {
  show('running', 'next', Promise.reject(new Error('no network')));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Stake on the Outcome' })).toBeTruthy();
});

it('is offered while nothing runs (HZ-03)', async () => {
  show(null, 'next');
  expect(await screen.findByRole('button', { name: 'Place Stake' })).toBeTruthy();
});

it('holds the place until it is known which match is next: that of the one that runs shows at no moment (HZ-03)', async () => {
  let answer = (): void => undefined;
  const known = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const seen: string[] = [];
  const watch = new MutationObserver(() => seen.push(document.body.textContent));
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  show('running', 'next', known);
  expect(await screen.findByText('Loading the odds')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Stake on the Outcome' })).toBeTruthy();
  answer();
  expect(await screen.findByRole('button', { name: 'Place Stake' })).toBeTruthy();
  watch.disconnect();
  const first = seen.find((text) => text.includes('Bets are closed') || text.includes('Place Stake'));
  expect(first).toContain('Place Stake');
});
