import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { type InitialEntry, RouterProvider, createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeClient } from '../../data/client.ts';
import type { CameBack } from '../../session/came-back.ts';
import { setPresentAccount } from '../../session/present-account.ts';
import { findWayBack } from '../../session/way-back.ts';
import { ToastProvider } from '../../ui/overlay/toast.tsx';
import { EMPTY_TERMS, type TermsForm } from '../terms-form.ts';
import { TermsEditor } from './terms-editor.tsx';

beforeEach(() => {
  localStorage.clear();
  setPresentAccount('2');
});
afterEach(() => setPresentAccount(undefined));

const WALLET = {
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
const RULES = {
  __typename: 'BattleRules',
  minStakeCents: 5_00,
  maxStakeCents: 1_000_00,
  feeBasisPoints: 500,
  lines: [],
  games: ['VALORANT', 'CS2'],
};

/** The form of somebody who has $6, in a browser that can leave it. */
function show(entry: InitialEntry): void {
  const answers: Readonly<Record<string, unknown>> = {
    BattleRules: { battleRules: RULES },
    WalletSummary: { wallet: WALLET },
  };
  const network = new ApolloLink(
    ({ operationName = '' }) =>
      new Observable((observer) => {
        if (!(operationName in answers)) return;
        observer.next({ data: answers[operationName] } as ApolloLink.Result);
        observer.complete();
      }),
  );
  const router = createMemoryRouter(
    [
      {
        path: '/dashboard',
        element: <TermsEditor draftId={null} initial={EMPTY_TERMS} onDraftOpen={() => undefined} />,
      },
      { path: '/wallet', element: <p>The wallet</p> },
    ],
    { initialEntries: [entry] },
  );
  render(
    <ApolloProvider client={makeClient(network)}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </ApolloProvider>,
  );
}

const stake = () => screen.getByLabelText<HTMLInputElement>(/^Stake Amount/);

it('adds what is missing for the battle that is written down, without a question, and keeps what was filled in', async () => {
  show('/dashboard?tab=create');
  fireEvent.change(stake(), { target: { value: '25' } });
  fireEvent.change(screen.getByLabelText('Battle Title'), { target: { value: 'First to 13' } });
  fireEvent.click(await screen.findByRole('link', { name: 'Add $20.25' }));
  expect(await screen.findByText('The wallet')).toBeDefined();
  expect(findWayBack()).toMatchObject({
    path: '/dashboard?tab=create',
    cents: 20_25,
    filledIn: { ...EMPTY_TERMS, stake: '25.00', title: 'First to 13' },
  });
});

it('offers nothing while the money suffices', async () => {
  show('/dashboard?tab=create');
  fireEvent.change(stake(), { target: { value: '5' } });
  expect(await screen.findByText('$5.25')).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Add/ })).toBeNull();
});

it('stands as it was left after the deposit', async () => {
  const filledIn: TermsForm = { ...EMPTY_TERMS, game: 'CS2', stake: '25.00', title: 'First to 13' };
  const state: CameBack = { cameBack: true, filledIn };
  show({ pathname: '/dashboard', search: '?tab=create', state });
  expect(stake().value).toBe('25.00');
  expect(screen.getByLabelText<HTMLInputElement>('Battle Title').value).toBe('First to 13');
  expect(await screen.findByText('$26.25')).toBeDefined();
});
