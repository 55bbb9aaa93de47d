import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { makeClient } from '../../data/client.ts';
import { ToastProvider } from '../../ui/overlay/toast.tsx';
import { sampleRequest } from '../testing/sample-request.ts';
import { PayoutAccountDialog } from './payout-account-dialog.tsx';
import { PayoutEndDialog } from './payout-end-dialog.tsx';

const IBAN = 'DE89370400440532013000';

/** Shows a dialog and keeps what it sends. */
function open(dialog: ReactNode) {
  const sent: unknown[] = [];
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        sent.push(variables);
        const account = { __typename: 'PayoutAccount', kind: 'BANK', destination: IBAN, network: null };
        observer.next({
          data:
            operationName === 'ShowPayoutAccount'
              ? { showPayoutAccount: { ...account, earlierHandler: 'treasurer' } }
              : { confirmPayout: sampleRequest({}, { status: 'PAID' }) },
        });
        observer.complete();
      }),
  );
  const client = makeClient(link);
  render(
    <ApolloProvider client={client}>
      <ToastProvider>{dialog}</ToastProvider>
    </ApolloProvider>,
  );
  return { sent, client };
}

it('the account is shown after the code, with who was shown it before, and is kept nowhere', async () => {
  const onSent = vi.fn<() => void>();
  const { sent, client } = open(
    <PayoutAccountDialog
      request={sampleRequest({}, { status: 'APPROVED' })}
      viewer="admin"
      onSent={onSent}
      onClose={vi.fn()}
      onDone={vi.fn()}
    />,
  );
  fireEvent.change(await screen.findByLabelText('Two-factor code'), { target: { value: ' 123456 ' } });
  expect(screen.queryByText(IBAN)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show account' }));
  await screen.findByText(IBAN);
  expect(screen.getByText(/^treasurer has seen this account/)).toBeTruthy();
  expect(sent).toEqual([{ withdrawalId: 'w', proof: '123456' }]);
  expect(JSON.stringify(client.cache.extract())).not.toContain(IBAN);
  fireEvent.click(screen.getByRole('button', { name: 'Mark as sent' }));
  expect(onSent).toHaveBeenCalledOnce();
});

it('is marked as sent with the bank’s reference and day, and not without', async () => {
  const onDone = vi.fn<() => void>();
  const { sent } = open(
    <PayoutEndDialog
      request={sampleRequest({}, { status: 'APPROVED' })}
      end="PAID"
      onClose={vi.fn()}
      onDone={onDone}
    />,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as sent' }));
  await screen.findByText(/Enter the bank’s reference for the transfer/);
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByLabelText('Bank reference'), { target: { value: 'TR-4711' } });
  fireEvent.change(screen.getByLabelText('Day of the transfer'), { target: { value: '2026-03-09' } });
  fireEvent.click(screen.getByRole('button', { name: 'Mark as sent' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sent).toEqual([{ input: { withdrawalId: 'w', status: 'PAID', reference: 'TR-4711', sentOn: '2026-03-09' } }]);
});

it('comes back with a reason for the player and a code', async () => {
  const onDone = vi.fn<() => void>();
  const { sent } = open(
    <PayoutEndDialog
      request={sampleRequest({}, { status: 'PAID' })}
      end="RETURNED"
      onClose={vi.fn()}
      onDone={onDone}
    />,
  );
  fireEvent.change(await screen.findByLabelText('Reason'), { target: { value: 'Account closed' } });
  fireEvent.change(screen.getByLabelText('Two-factor code'), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Returned by the bank' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sent).toEqual([
    { input: { withdrawalId: 'w', status: 'RETURNED', reference: 'Account closed', proof: '123456' } },
  ]);
});
