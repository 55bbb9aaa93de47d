import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { makeClient } from '../../data/client.ts';
import { ToastProvider } from '../../ui/overlay/toast.tsx';
import type { OwnStoreFieldsFragment } from '../operations/__generated__/store.gql.ts';
import { CheckoutDialog } from './checkout-dialog.tsx';

const ownOf = (payCoins: number): OwnStoreFieldsFragment => ({
  __typename: 'OwnStore',
  id: 'me',
  wishes: [],
  owned: [],
  openCodes: [],
  crateBar: null,
  balanceCoins: 5_000,
  balanceCents: 0,
  cart: {
    __typename: 'StoreCart',
    itemCount: 1,
    coins: payCoins,
    discountCoins: 0,
    payCoins,
    payCents: 0,
    gainCoins: 0,
    backCoins: 0,
    code: null,
    lines: [],
  },
  loyalty: {
    __typename: 'StoreLoyalty',
    tier: 'BRONZE',
    backPercent: 2,
    spentCents: 0,
    nextTier: 'SILVER',
    nextFromCents: 100_00,
  },
});

it('sends what it shows, which stands still while the cart moves on another device (SO-17)', async () => {
  const sent: unknown[] = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable(() => {
        sent.push(variables['input']);
      }),
  );
  const client = makeClient(link);
  const dialog = (payCoins: number) => (
    <ApolloProvider client={client}>
      <MemoryRouter>
        <ToastProvider>
          <CheckoutDialog own={ownOf(payCoins)} giftTo="" onClose={() => undefined} onPaid={() => undefined} />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>
  );
  const { rerender } = render(dialog(300));
  const total = async () => (await screen.findByText('From your BattleCoin')).parentElement?.textContent;
  expect(await total()).toContain('300');
  rerender(dialog(900));
  expect(await total()).toContain('300');
  fireEvent.click(screen.getByRole('button', { name: 'Show what it costs now' }));
  expect(await total()).toContain('900');
  rerender(dialog(300));
  fireEvent.click(screen.getByRole('button', { name: 'Confirm and Pay' }));
  await waitFor(() => expect(sent).toEqual([{ payCoins: 900, payCents: 0, proof: null, giftTo: null }]));
});
