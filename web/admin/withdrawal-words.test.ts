import { expect, test } from 'vitest';
import type { WithdrawalRequestRowFragment } from './operations/__generated__/withdrawal-request-row.gql.ts';
import { approvalNote, explainAction, offeredActions } from './withdrawal-words.ts';

type Change = Partial<Omit<WithdrawalRequestRowFragment, 'withdrawal'>> & {
  status?: WithdrawalRequestRowFragment['withdrawal']['status'];
};

const request = ({ status = 'REQUESTED', ...change }: Change = {}): WithdrawalRequestRowFragment => ({
  __typename: 'WithdrawalRequest',
  id: 'w',
  userId: 'player',
  username: 'rival',
  firstApprover: null,
  needsTwo: false,
  riskCase: null,
  withdrawal: {
    __typename: 'Withdrawal',
    id: 'w',
    amountCents: 60_00,
    feeCents: 2_50,
    status,
    reason: null,
    methodName: 'Bank account',
    methodDetails: '•••• 3000',
    requestedAt: 0,
    changedAt: 0,
    isCreatorPayout: false,
  },
  ...change,
});

const moderator = { id: 'm', username: 'moderator', isAdministrator: false };
const admin = { id: 'a', username: 'admin', isAdministrator: true };

test('offers buttons only for what still waits, and none over one’s own money', () => {
  expect(offeredActions(request(), moderator)).toEqual(['APPROVE', 'HOLD', 'REJECT']);
  expect(offeredActions(request({ status: 'PROCESSING' }), moderator)).toEqual(['APPROVE', 'REJECT']);
  for (const status of ['APPROVED', 'PAID', 'REJECTED', 'FAILED'] as const)
    expect(offeredActions(request({ status }), admin)).toEqual([]);
  expect(offeredActions(request({ userId: 'm' }), moderator)).toEqual([]);
});

test('a large one is approved by two different administrators', () => {
  const large = request({ needsTwo: true });
  expect(offeredActions(large, moderator)).toEqual(['HOLD', 'REJECT']);
  expect(offeredActions(large, admin)).toContain('APPROVE');
  expect(explainAction(large, 'APPROVE')).toMatch(/second administrator/);
  const once = request({ needsTwo: true, firstApprover: 'admin' });
  expect(offeredActions(once, admin)).not.toContain('APPROVE');
  expect(approvalNote(once)).toBe('admin has approved it; another administrator has to approve it too.');
  expect(approvalNote(request({ needsTwo: true, status: 'PAID' }))).toBeNull();
});

test('says what happens with amount and fee', () => {
  expect(explainAction(request(), 'APPROVE')).toBe('$60.00 is sent to Bank account (•••• 3000) of rival at once.');
  expect(explainAction(request(), 'REJECT')).toContain('$62.50, amount and fee,');
});
