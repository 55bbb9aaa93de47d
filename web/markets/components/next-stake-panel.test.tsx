import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { makeClient } from '../../data/client.ts';
import type { StakeBoardFieldsFragment } from '../operations/__generated__/market.gql.ts';
import { NextStakePanel } from './next-stake-panel.tsx';

const boardOf = (contestId: string, state: 'OPEN' | 'CLOSED'): StakeBoardFieldsFragment => ({
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
    ownPlayerId: null,
    ownStakedCents: 0,
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
function show(running: string | null, next: string | null, known: Promise<void> = Promise.resolve()): void {
  const boards = [
    ...(running === null ? [] : [boardOf(running, 'CLOSED')]),
    ...(next === null ? [] : [boardOf(next, 'OPEN')]),
  ];
  const network = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        if (operationName.endsWith('Changed')) return;
        const answer = {
          data: {
            NextStakeBoard: { nextStakeBoard: next === null ? null : { __typename: 'StakeBoard', contestId: next } },
            ReadStakeBoard: { stakeBoard: boards.find(({ contestId }) => contestId === variables['contestId']) },
            WalletSummary: { wallet: null },
          }[operationName],
        } as ApolloLink.Result;
        void (operationName === 'NextStakeBoard' ? known : Promise.resolve()).then(() => {
          observer.next(answer);
          observer.complete();
        });
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
  expect(panels[1]).toContain('Bets are closed: the match has begun.');
});

it('says of the match that runs why it takes no bets where no other does (HZ-03)', async () => {
  show('running', null);
  expect(await screen.findByText('Bets are closed: the match has begun.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Place Stake' })).toBeNull();
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
