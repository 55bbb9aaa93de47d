import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MINUTE } from '../../../domain/shared/time.ts';
import type { DepositStatus } from '../../data/__generated__/schema-types.ts';
import { makeClient } from '../../data/client.ts';
import { serverNow } from '../../live/server-clock.ts';
import { setPresentAccount } from '../../session/present-account.ts';
import { findWayBack, keepWayBack } from '../../session/way-back.ts';
import { ToastProvider } from '../../ui/overlay/toast.tsx';
import { DepositResult } from './deposit-result.tsx';

beforeEach(() => {
  localStorage.clear();
  setPresentAccount('a');
});
afterEach(() => setPresentAccount(undefined));

const SEAT = { path: '/challenge/b1?dialog=join', cents: 10_50, filledIn: { stake: '10.00' } };

/** The page of a deposit that was begun `ageMs` ago and stands as `status` says. */
function show(status: DepositStatus, ageMs: number): void {
  const deposit = {
    __typename: 'Deposit',
    id: 'd1',
    amountCents: 10_50,
    status,
    takenBackCents: 0,
    actionUrl: null,
    failure: null,
    methodName: 'Card ending 4242',
    createdAt: serverNow() - ageMs,
    changedAt: serverNow(),
  };
  const network = new ApolloLink(
    ({ operationName = '' }) =>
      new Observable((observer) => {
        if (operationName !== 'ReadDeposit') return;
        observer.next({ data: { deposit } });
        observer.complete();
      }),
  );
  const Address = () => {
    const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
    return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
  };
  render(
    <ApolloProvider client={makeClient(network)}>
      <MemoryRouter initialEntries={['/wallet?tab=deposit&deposit=d1']}>
        <ToastProvider>
          <Address />
          <DepositResult depositId="d1" onAgain={() => undefined} />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
}

const WALLET = '/wallet?tab=deposit&deposit=d1 null';

it('goes back to the seat once the money is there, with what was filled in, and only once', async () => {
  keepWayBack(SEAT);
  show('SUCCEEDED', 0);
  expect(await screen.findByText(/^\/challenge\/b1\?dialog=join/)).toHaveProperty(
    'textContent',
    '/challenge/b1?dialog=join {"cameBack":true,"filledIn":{"stake":"10.00"}}',
  );
  expect(findWayBack()).toBeNull();
});

it.each([
  ['waits', 'PENDING', 0],
  ['failed', 'FAILED', 0],
  ['is older than the way', 'SUCCEEDED', 5 * MINUTE],
] as const)('stays with a deposit that %s', async (_, status, ageMs) => {
  keepWayBack(SEAT);
  show(status, ageMs);
  expect(await screen.findByText(/\$10\.50|payment failed/i)).toBeDefined();
  expect(screen.getByText(WALLET)).toBeDefined();
  expect(findWayBack()).not.toBeNull();
});

it('stays in the wallet where no way back was kept', async () => {
  show('SUCCEEDED', 0);
  expect(await screen.findByText('$10.50 was added to your wallet')).toBeDefined();
  expect(screen.getByText(WALLET)).toBeDefined();
});
