import type { WithdrawalRequestRowFragment } from '../operations/__generated__/withdrawal.gql.ts';

type Change = Partial<Omit<WithdrawalRequestRowFragment, 'withdrawal'>>;

/** A request of $60 to a bank account. */
export const sampleRequest = (
  change: Change = {},
  withdrawal: Partial<WithdrawalRequestRowFragment['withdrawal']> = {},
): WithdrawalRequestRowFragment => ({
  __typename: 'WithdrawalRequest',
  id: 'w',
  userId: 'player',
  username: 'rival',
  firstApprover: null,
  needsTwo: false,
  payoutEnds: [],
  handler: null,
  handledAt: null,
  riskCase: null,
  ...change,
  withdrawal: {
    __typename: 'Withdrawal',
    id: 'w',
    amountCents: 60_00,
    feeCents: 2_50,
    status: 'REQUESTED',
    reason: null,
    methodName: 'Bank account',
    methodDetails: '•••• 3000',
    bankReference: null,
    sentOn: null,
    requestedAt: 0,
    changedAt: 0,
    isCreatorPayout: false,
    ...withdrawal,
  },
});
