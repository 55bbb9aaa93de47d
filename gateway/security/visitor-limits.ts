import { mailboxOf } from '../../domain/accounts/email.ts';
import { HOUR } from '../../domain/shared/time.ts';
import type { Caller } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { chargeAttempt } from '../kernel/charge-attempt.ts';
import { networkOf } from '../kernel/http/network.ts';

/** What a visitor may do within an hour, counted by the address the call came from. */
const PER_VISITOR = {
  'check-username': 300,
  register: 30,
  'verify-registration': 120,
  'resend-code': 30,
  'request-reset': 30,
  'read-reset': 60,
  'reset-password': 30,
} as const;

/** E-mails that visitors may have sent to one mailbox within an hour, whatever they are about. */
const PER_MAILBOX = 6;

/** @throws Refused RATE_LIMITED */
export const chargeVisitor = (deps: Deps, caller: Caller, what: keyof typeof PER_VISITOR): Promise<void> =>
  chargeAttempt(deps, `${what}:address:${networkOf(caller.address)}`, PER_VISITOR[what], HOUR);

/** Counts a mailbox alike whether it has an account or not. @throws Refused RATE_LIMITED */
export const chargeMailbox = (deps: Deps, emailKey: string): Promise<void> =>
  chargeAttempt(deps, `mail-to:${mailboxOf(emailKey)}`, PER_MAILBOX, HOUR);
