import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeClient } from '../../data/client.ts';
import { setPresentAccount } from '../../session/present-account.ts';
import { findWayBack } from '../../session/way-back.ts';
import { ToastProvider } from '../../ui/overlay/toast.tsx';
import { StakeForm } from './stake-form.tsx';
import type { OpenMarket } from './stake-panel.tsx';

beforeEach(() => {
  localStorage.clear();
  setPresentAccount('2');
});
afterEach(() => setPresentAccount(undefined));

const marketOf = (id: string): OpenMarket => ({
  __typename: 'Market',
  id,
  state: 'OPEN',
  version: 1,
  winnerId: null,
  quote: 'sealed',
  quoteEndsAt: 0,
  minCents: 5_00,
  maxCents: 1_000_00,
  ownPlayerId: null,
  ownStakedCents: 0,
  ownPayoutCents: 0,
  ownLeftCents: 250_00,
  bar: null,
  sides: ['Ada', 'Bo'].map((username) => ({
    __typename: 'MarketSide',
    odds: 181,
    chancePercent: 50,
    player: { __typename: 'Player', id: username, username, avatarUrl: null },
  })),
});

/** The form of somebody who has $6. */
function show(marketId: string, state: unknown = null): void {
  const wallet = {
    __typename: 'Wallet',
    userId: '2',
    balanceCents: 6_00,
    availableToBetCents: 6_00,
    heldCents: 0,
    weeklyWinningsCents: 0,
    battleCoins: 0,
    dailyStakeLimitCents: 5_000_00,
    stakedTodayCents: 0,
  };
  const network = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { wallet } });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={makeClient(network)}>
      <MemoryRouter initialEntries={[{ pathname: '/home', state }]}>
        <ToastProvider>
          <StakeForm market={marketOf(marketId)} streamId={null} refetch={() => Promise.resolve()} />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
}

const stake = () => screen.getByLabelText<HTMLInputElement>('Stake Amount');

it('adds what is missing for a bet, and keeps the bet', async () => {
  show('m1');
  fireEvent.click(screen.getByRole('radio', { name: /Bo/ }));
  fireEvent.change(stake(), { target: { value: '16,50' } });
  fireEvent.click(await screen.findByRole('link', { name: 'Add $10.50' }));
  expect(findWayBack()).toMatchObject({
    path: '/home',
    cents: 10_50,
    filledIn: { marketId: 'm1', playerId: 'Bo', stake: '16.50' },
  });
});

const cameBack = { cameBack: true, filledIn: { marketId: 'm1', playerId: 'Bo', stake: '16.50' } };

it('stands as it was left after the deposit', () => {
  show('m1', cameBack);
  expect(stake().value).toBe('16.50');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Bo/ }).checked).toBe(true);
  expect(screen.queryByText('It is gone')).toBeNull();
});

it('says so where another match takes bets by then, and bets nothing on it', () => {
  show('m2', cameBack);
  expect(screen.getByText('It is gone')).toBeDefined();
  expect(stake().value).toBe('');
});
