import { type Standing, changeStatus } from '../../../domain/accounts/change-standing.ts';
import { must } from '../../../domain/shared/refusals.ts';
import { readSettingsOf, updateUserStanding } from '../../../db/accounts/index.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { endSessionsOf } from '../../security/index.ts';
import { orderMail } from '../../mail/mail.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { withdrawOpen } from '../../kernel/manifest/withdraw-open.ts';
import { type AccountChange, changeAccount } from './change-account.ts';

export interface SetAccountStatusInput extends AccountChange {
  readonly status: Standing;
}

/** As the audit log names them. */
export const STANDING_ACTIONS: Readonly<Record<Standing, string>> = {
  active: 'account.reactivated',
  suspended: 'account.suspended',
  banned: 'account.banned',
};

/**
 * Suspends, bans or reactivates an account (AU-02). Whoever may not act any more is signed out everywhere at once, and
 * reads the reason in an e-mail; money stays where it is, battles between two end by their deadlines, and what nobody
 * has taken up yet is taken back.
 * @throws Refused FORBIDDEN, OWN_ACCOUNT, NOT_FOUND, BAD_INPUT
 */
export function setAccountStatus(deps: Deps, actor: Actor, input: SetAccountStatusInput): Promise<string> {
  return changeAccount(deps, actor, input, async ({ tx, staff, subject, reason }) => {
    const status = must(changeStatus(staff, subject, input.status));
    await updateUserStanding(tx, subject.id, { status });
    if (status !== 'active') {
      await endSessionsOf(deps, tx, subject.id, null);
      await withdrawOpen({ deps, tx, userId: subject.id, at: deps.now() });
    }
    await appendEvent(tx, {
      type: 'account.standing-changed',
      entity: 'account',
      entityId: subject.id,
      concerns: [],
      data: { status },
      at: deps.now(),
    });
    const { username, email } = subject;
    const { language } = await readSettingsOf(tx, subject.id);
    await orderMail(deps, tx, { to: email, language, mail: { kind: 'standing-changed', username, status, reason } });
    return { action: STANDING_ACTIONS[status], from: subject.status, to: status };
  });
}
