import { mayActOn } from '../../../domain/accounts/change-standing.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { type AccountChange, changeAccount } from './change-account.ts';

/**
 * Warns a player, who is told why and by mail too; it stays on the account (AC-04).
 * @throws Refused FORBIDDEN, OWN_ACCOUNT, NOT_FOUND, BAD_INPUT; ONESELF, SENIOR_ONLY, REPORT_DECIDED for the report that it answers
 */
export const warnAccount = (deps: Deps, actor: Actor, change: AccountChange): Promise<string> =>
  changeAccount(deps, actor, change, async ({ tx, staff, subject, reason }) => {
    must(mayActOn(staff, subject));
    if (subject.status === 'closed') throw new Refused('NOT_FOUND');
    await appendEvent(tx, {
      type: 'account.warned',
      entity: 'account',
      entityId: subject.id,
      concerns: [subject.id],
      data: { userId: subject.id, reason },
      at: deps.now(),
    });
    return { action: 'account.warned' };
  });
