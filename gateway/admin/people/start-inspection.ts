import { INSPECTION_MS, mayInspect } from '../../../domain/security/inspect.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { insertInspection, readInspectionOf } from '../../../db/security/index.ts';
import { tellSecurity } from '../../security/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { type AccountChange, changeAccount } from './change-account.ts';

/**
 * Lets an administrator see what a player sees, in the session that asks and for a quarter of an hour at the most. The
 * player is told, and reads the reason.
 * @throws Refused FORBIDDEN, OWN_ACCOUNT, NOT_FOUND, BAD_INPUT, INSPECTION_CLOSED, INSPECTION_READS_ONLY
 */
export const startInspection = (deps: Deps, actor: Actor, change: AccountChange): Promise<string> =>
  changeAccount(deps, actor, change, async ({ tx, staff, subject, reason }) => {
    must(mayInspect(staff, subject));
    const { sessionId } = actor;
    // The account of the administrator is locked: of two calls of one session the second finds what the first began.
    const startedAt = deps.now();
    if (await readInspectionOf(tx, sessionId, startedAt)) throw new Refused('INSPECTION_READS_ONLY');
    const expiresAt = startedAt + INSPECTION_MS;
    const id = deps.newId();
    const sides = { playerId: subject.id, staffId: staff.id };
    await insertInspection(tx, { id, ...sides, sessionId, reason, startedAt, expiresAt, endedAt: null });
    await appendEvent(tx, {
      type: 'inspection.started',
      entity: 'session',
      entityId: sessionId,
      concerns: [],
      data: { userId: subject.id },
      at: startedAt,
    });
    await tellSecurity(deps, tx, 'account.inspected', subject.id, { userAgent: '' }, { until: expiresAt });
    return { action: 'account.inspected' };
  });
