import { isStaff } from '../../../domain/accounts/roles.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import type { User } from '../../../db/accounts/index.ts';
import type { Reader, Tx } from '../../../db/client/database.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import { lockReplay } from '../../../db/results/replay-changes.ts';
import { readReplay } from '../../../db/results/replay.queries.ts';
import { requireStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';

/**
 * Whether the caller played it; what they may not see does not exist for them.
 * @throws Refused NOT_FOUND, NOT_A_PARTICIPANT
 */
export async function requirePlayedReplay(reader: Reader, { userId, role }: Actor, replayId: string): Promise<void> {
  const replay = await readReplay(reader, { userId, isStaff: isStaff(role) }, replayId);
  if (!replay) throw new Refused('NOT_FOUND');
  if (replay.creatorId !== userId && replay.opponentId !== userId) throw new Refused('NOT_A_PARTICIPANT');
}

/** The same with the replay locked until the transaction ends. @throws Refused also of an account that may not act */
export async function lockPlayedReplay(tx: Tx, actor: Actor, replayId: string): Promise<void> {
  await requireStanding(tx, actor.userId);
  await lockReplay(tx, replayId);
  await requirePlayedReplay(tx, actor, replayId);
}

/** Writes down that staff took something off a replay, and whose it was. */
export const auditRemoval = (
  { newId, now }: Deps,
  tx: Tx,
  staff: User,
  what: 'highlight' | 'clip',
  replayId: string,
  playerId: string,
): Promise<void> =>
  insertAudit(tx, {
    id: newId(),
    actorId: staff.id,
    action: `replay.removed-${what}`,
    subject: 'replay',
    subjectId: replayId,
    reason: '',
    data: { playerId },
    at: now(),
  });
