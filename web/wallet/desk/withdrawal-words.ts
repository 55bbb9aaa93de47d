import { formatCents } from '../../format/format.ts';
import { methodWords } from '../../format/payment-words.ts';
import type {
  ProviderPayoutStatus,
  WithdrawalAction,
  WithdrawalStatus,
} from '../../data/__generated__/schema-types.ts';
import type { Tone } from '../../ui/tokens.ts';
import type { WithdrawalRequestRowFragment } from '../operations/__generated__/withdrawal.gql.ts';
import * as t from '../__generated__/messages.ts';

/** The stages of the queue in their order (AF-05); the value stands in the address. */
export const QUEUE_STAGES: readonly {
  readonly value: string;
  readonly label: string;
  readonly status: WithdrawalStatus;
  readonly tone: Tone;
}[] = [
  { value: 'pending', label: t.pending(), status: 'REQUESTED', tone: 'info' },
  { value: 'processing', label: t.processing(), status: 'PROCESSING', tone: 'warn' },
  { value: 'approved', label: t.approved(), status: 'APPROVED', tone: 'info' },
  { value: 'paid', label: t.paid(), status: 'PAID', tone: 'win' },
  { value: 'rejected', label: t.rejected(), status: 'REJECTED', tone: 'loss' },
  { value: 'failed', label: t.failed2({ sense: 'withdrawal' }), status: 'FAILED', tone: 'loss' },
];

const [FIRST_STAGE] = QUEUE_STAGES;

export const stageOf = (value: string | null) => QUEUE_STAGES.find((stage) => stage.value === value) ?? FIRST_STAGE;

export const ACTION_WORDS: Readonly<Record<WithdrawalAction, string>> = {
  APPROVE: t.approve(),
  HOLD: t.hold(),
  REJECT: t.reject(),
};

export interface Judge {
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
    ? t.twoAdministratorsHaveToApprove()
    : t.anotherAdministratorHasToApprove2({ name: firstApprover });
}

export const END_WORDS: Readonly<Record<ProviderPayoutStatus, string>> = {
  PAID: t.markAsSent(),
  FAILED: t.couldNotBeSent(),
  RETURNED: t.returnedByTheBank(),
};

/** That somebody else has to say if the money of a large payout by hand comes back; null where this one may. */
export function comebackNote({ withdrawal, needsTwo, handler }: WithdrawalRequestRowFragment, judge: Judge) {
  const hasAWayBack = withdrawal.status === 'APPROVED' || withdrawal.status === 'PAID';
  return needsTwo && hasAWayBack && handler === judge.username ? t.anotherAdministratorSaysThatItCameBack() : null;
}

/** What the word on a payout by hand does with the money, in a sentence. */
export function explainEnd({ withdrawal, username }: WithdrawalRequestRowFragment, end: ProviderPayoutStatus): string {
  const held = formatCents(withdrawal.amountCents + withdrawal.feeCents);
  switch (end) {
    case 'PAID':
      return t.moneyHasLeftYourBank({ amount: formatCents(withdrawal.amountCents), username });
    case 'FAILED':
      return t.itWasNotSent({ amount: held, username });
    case 'RETURNED':
      return t.moneyCameBack({ amount: held, username });
  }
}

/** What the decision does with the money, in a sentence. */
export function explainAction(request: WithdrawalRequestRowFragment, action: WithdrawalAction): string {
  const { withdrawal, username, needsTwo, firstApprover } = request;
  const amount = formatCents(withdrawal.amountCents);
  const held = formatCents(withdrawal.amountCents + withdrawal.feeCents);
  switch (action) {
    case 'APPROVE':
      return needsTwo && firstApprover === null
        ? t.noMoneyMovesYet({ amount })
        : t.amountCanThenBeSent({
            amount,
            method: methodWords(withdrawal.methodName),
            details: withdrawal.methodDetails,
            username,
          });
    case 'HOLD':
      return t.itStaysHeldForACloserLook({ amount: held, username });
    case 'REJECT':
      return t.amountAndFeeGoBack({ amount: held, username });
  }
}
