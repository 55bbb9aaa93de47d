import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeClient } from '../../data/client.ts';
import type { PaymentMethodRowFragment } from '../operations/__generated__/payment.gql.ts';
import { PayoutAccount } from './payout-account.tsx';

const stripe = (isVerified: boolean): PaymentMethodRowFragment => ({
  __typename: 'PaymentMethod',
  id: 'm',
  kind: 'STRIPE',
  name: 'Stripe',
  details: '•••• 1234',
  network: null,
  isDefault: false,
  isVerified,
  canPayOut: true,
  isOffered: true,
  payoutFrom: 0,
  confirmableFrom: null,
  lastUsedAt: null,
});
const show = (method: PaymentMethodRowFragment | undefined) =>
  render(
    <ApolloProvider client={makeClient(new ApolloLink(() => new Observable(() => undefined)))}>
      <PayoutAccount method={method} />
    </ApolloProvider>,
  );

it('leads to Stripe until Stripe pays out to the account', () => {
  const { unmount } = show(undefined);
  expect(screen.getByRole('button', { name: 'Get paid by Stripe' })).toBeTruthy();
  unmount();
  const again = show(stripe(false));
  expect(screen.getByRole('button', { name: 'Continue at Stripe' })).toBeTruthy();
  again.unmount();
  show(stripe(true));
  expect(screen.queryByRole('button')).toBeNull();
});
