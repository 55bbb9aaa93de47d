import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { WithdrawalRequestRowFragment } from '../operations/__generated__/withdrawal.gql.ts';
import { sampleRequest } from '../testing/sample-request.ts';
import { WithdrawalCard } from './withdrawal-card.tsx';

const judge = { id: 'a', username: 'admin', isAdministrator: true };

function show(request: WithdrawalRequestRowFragment) {
  const [onShow, onEnd] = [vi.fn(), vi.fn()];
  render(
    <MemoryRouter>
      <WithdrawalCard request={request} judge={judge} onAct={vi.fn()} onShow={onShow} onEnd={onEnd} />
    </MemoryRouter>,
  );
  return { onShow, onEnd };
}
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

it('a payout by hand offers its account and its ends, and says who has it in hand', () => {
  const change = { payoutEnds: ['PAID' as const, 'FAILED' as const], handler: 'treasurer', handledAt: 1 };
  const { onShow, onEnd } = show(sampleRequest(change, { status: 'APPROVED' }));
  expect(buttons()).toEqual(['Show account', 'Mark as sent', 'Could not be sent']);
  expect(screen.getByText(/^treasurer, /)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show rival’s account' }));
  fireEvent.click(screen.getByRole('button', { name: 'Mark rival’s payout as sent' }));
  expect([onShow.mock.calls.length, onEnd.mock.calls]).toEqual([1, [['PAID']]]);
});

it('one that was sent says what the bank calls it and when that was, and can come back', () => {
  show(sampleRequest({ payoutEnds: ['RETURNED'] }, { status: 'PAID', bankReference: 'TR-4711', sentOn: '2026-03-09' }));
  expect(buttons()).toEqual(['Returned by the bank']);
  expect([screen.getByText('TR-4711'), screen.getByText('Mar 9, 2026')]).toHaveLength(2);
});

it('one that the provider sends offers nothing', () => {
  show(sampleRequest({}, { status: 'APPROVED' }));
  expect(buttons()).toEqual([]);
});
