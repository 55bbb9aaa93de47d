import * as z from 'zod/mini';
import { optionalText, requiredText } from '../shared/schema.ts';
import { ALERT_REASON_MAX } from './alerts.ts';
import type { WithdrawalAction } from './payments.ts';

/** Characters of what a player calls a payment method. */
export const METHOD_LABEL_MAX = 40;
/** Characters of the reason of a decision over a withdrawal. */
export const WITHDRAWAL_REASON_MAX = 500;

/** What a player may call a payment method; without a word it is called after its kind. */
export const methodName = z.object({ label: optionalText(METHOD_LABEL_MAX) });

const mayHaveReason = z.object({ reason: optionalText(WITHDRAWAL_REASON_MAX) });

/** What goes with a decision over a withdrawal: the player reads why it is rejected. */
export const withdrawalDecisions = {
  approve: mayHaveReason,
  hold: mayHaveReason,
  reject: z.object({ reason: requiredText(WITHDRAWAL_REASON_MAX) }),
} as const satisfies Readonly<Record<WithdrawalAction, unknown>>;

/** Characters of what the bank calls a payout by hand, or of why it did not come about. */
export const PAYOUT_REFERENCE_MAX = 200;

/** What goes with the word of an administrator on how a payout by hand ended. */
export const payoutEnd = z.object({ reference: requiredText(PAYOUT_REFERENCE_MAX) });

/** Why an alert may rest. */
export const alertResolution = z.object({ reason: requiredText(ALERT_REASON_MAX) });
