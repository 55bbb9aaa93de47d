import * as z from 'zod/mini';
import { STAFF_REASON_MAX } from '../accounts/accounts.schemas.ts';
import type { Currency } from '../shared/money.ts';
import { MAINTENANCE_REASON_MAX } from '../shared/maintenance.ts';
import { SHUTDOWN_WORDS } from './operations.ts';
import { allow, refuse } from '../shared/refusals.ts';
import { between, optionalText, requiredText, ruledInto } from '../shared/schema.ts';
import { RECIPIENTS_MAX } from './report-mails.ts';

/** What is filled in to announce a maintenance; a reason is not needed (AS-18). */
export const maintenancePlan = z.object({ reason: optionalText(MAINTENANCE_REASON_MAX) });

const SIGNED = /^[+-]?\d{1,7}(?:\.\d{1,2})?$/;

/** A signed amount as it is typed, in cents or whole BattleCoin; null for anything else, and for nothing. */
export function signedAmountOf(text: string, currency: Currency): number | null {
  const typed = text.trim().replace(/^\u2212/, '-');
  if (!SIGNED.test(typed) || (currency === 'BC' && typed.includes('.'))) return null;
  const amount = currency === 'BC' ? Number(typed) : Math.round(Number(typed) * 100);
  return amount === 0 ? null : amount;
}

/** What an administrator fills in to set a balance right (AU-04). */
export const balanceAdjustment = z
  .object({
    currency: z.enum(['USD', 'BC']),
    amount: z.string(),
    reason: requiredText(STAFF_REASON_MAX),
    proof: z.string(),
  })
  .check(between(({ amount, currency }) => (signedAmountOf(amount, currency) === null ? { amount: 'BAD_INPUT' } : {})));

/** What is typed before everything is shut down (AS-16). */
export const shutdownOrder = z
  .object({ words: z.string(), reason: requiredText(STAFF_REASON_MAX) })
  .check(between(({ words }) => (words.trim() === SHUTDOWN_WORDS ? {} : { words: 'BAD_INPUT' })));

/** Usernames between commas, each once; none for nobody. */
const usernames = ruledInto((typed) => {
  const names = [...new Set(typed.split(',').map((name) => name.trim()))].filter((name) => name !== '');
  return names.length <= RECIPIENTS_MAX ? allow(names) : refuse('BAD_INPUT');
});

/** Who is told of a report (AF-06). */
export const reportMailing = z.object({ recipients: usernames });
