import { accountNotices, securityNotices } from './account-notices.ts';
import { battleNotices, inviteNotices } from './battle-notices.ts';
import type { Facts, Happening, Notice } from './notification.ts';
import { paymentNotices, statementNotices } from './payment-notices.ts';
import { friendNotices, mentionNotices, teamNotices } from './people-notices.ts';

type Rule = (happening: Happening, facts: Facts) => readonly Notice[];

/** Which rule speaks for which events, by what stands before the dot. */
const RULES: Readonly<Record<string, Rule>> = {
  account: accountNotices,
  achievement: accountNotices,
  battle: battleNotices,
  chat: mentionNotices,
  deposit: paymentNotices,
  device: securityNotices,
  friend: friendNotices,
  invite: inviteNotices,
  passkey: securityNotices,
  password: securityNotices,
  'recovery-codes': securityNotices,
  sessions: securityNotices,
  statement: statementNotices,
  team: teamNotices,
  'two-factor': securityNotices,
  verification: accountNotices,
  withdrawal: paymentNotices,
};

/** Whom a happening is told, and how. */
export function noticesOf(happening: Happening, facts: Facts): readonly Notice[] {
  const [family = ''] = happening.type.split('.', 1);
  return RULES[family]?.(happening, facts) ?? [];
}
