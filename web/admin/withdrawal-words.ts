import { formatCents } from '../format/format.ts';
import type { WithdrawalAction, WithdrawalStatus } from '../data/__generated__/schema-types.ts';
import type { Tone } from '../ui/tokens.ts';
import type { WithdrawalRequestRowFragment } from './operations/__generated__/withdrawal-request-row.gql.ts';

/** The stages of the queue in their order (AF-05); the value stands in the address. */
export const QUEUE_STAGES: readonly {
  readonly value: string;
  readonly label: string;
  readonly status: WithdrawalStatus;
  readonly tone: Tone;
}[] = [
  { value: 'pending', label: 'Pending', status: 'REQUESTED', tone: 'info' },
  { value: 'processing', label: 'Processing', status: 'PROCESSING', tone: 'warn' },
  { value: 'approved', label: 'Approved', status: 'APPROVED', tone: 'info' },
  { value: 'paid', label: 'Paid', status: 'PAID', tone: 'win' },
  { value: 'rejected', label: 'Rejected', status: 'REJECTED', tone: 'loss' },
  { value: 'failed', label: 'Failed', status: 'FAILED', tone: 'loss' },
];

const [FIRST_STAGE] = QUEUE_STAGES;

export const stageOf = (value: string | null) => QUEUE_STAGES.find((stage) => stage.value === value) ?? FIRST_STAGE;

export const ACTION_WORDS: Readonly<Record<WithdrawalAction, string>> = {
  APPROVE: 'Approve',
  HOLD: 'Hold',
  REJECT: 'Reject',
};

interface Judge {
  readonly id: string;
  readonly username: string;
  readonly isAdministrator: boolean;
}

/** What this member of staff can do with the request; the server holds the same rules. */
export function offeredActions(request: WithdrawalRequestRowFragment, judge: Judge): readonly WithdrawalAction[] {
  const { withdrawal, needsTwo, firstApprover, userId } = request;
  const { status } = withdrawal;
  if (userId === judge.id || (status !== 'REQUESTED' && status !== 'PROCESSING')) return [];
  const canApprove = !needsTwo || (judge.isAdministrator && firstApprover !== judge.username);
  return [
    ...(canApprove ? (['APPROVE'] as const) : []),
    ...(status === 'REQUESTED' ? (['HOLD'] as const) : []),
    'REJECT',
  ];
}

/** How far a request is that two administrators have to approve; null for any other, and once it is decided. */
export function approvalNote({ withdrawal, needsTwo, firstApprover }: WithdrawalRequestRowFragment): string | null {
  const isWaiting = withdrawal.status === 'REQUESTED' || withdrawal.status === 'PROCESSING';
  if (!needsTwo || !isWaiting) return null;
  return firstApprover === null
    ? 'Two administrators have to approve this amount.'
    : `${firstApprover} has approved it; another administrator has to approve it too.`;
}

/** What the decision does with the money, in a sentence. */
export function explainAction(request: WithdrawalRequestRowFragment, action: WithdrawalAction): string {
  const { withdrawal, username, needsTwo, firstApprover } = request;
  const amount = formatCents(withdrawal.amountCents);
  const held = formatCents(withdrawal.amountCents + withdrawal.feeCents);
  switch (action) {
    case 'APPROVE':
      return needsTwo && firstApprover === null
        ? `No money moves yet: a second administrator has to approve the ${amount} too.`
        : `${amount} is sent to ${withdrawal.methodName} (${withdrawal.methodDetails}) of ${username} at once.`;
    case 'HOLD':
      return `The ${held} stay held while somebody takes a closer look; ${username} sees “Processing”.`;
    case 'REJECT':
      return `${held}, amount and fee, goes back to the wallet of ${username}, who reads your reason.`;
  }
}
