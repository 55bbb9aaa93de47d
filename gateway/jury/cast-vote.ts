import { JURORS, type JuryChoice, weightOf } from '../../domain/jury/jury.ts';
import { juryVote } from '../../domain/jury/jury.schemas.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { insertAudit } from '../../db/audit/audit.queries.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import { readRecord } from '../../db/jury/juror.queries.ts';
import { castVote as storeVote, changeJury, listSummonses, readSummons } from '../../db/jury/jury.queries.ts';
import { holdFlag } from '../../db/settings/flag.queries.ts';
import { requireStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { once } from '../kernel/once.ts';
import { readInput } from '../kernel/read-input.ts';
import { isStrangerTo, peopleOf } from './is-stranger-to.ts';
import { lockCase } from './lock-case.ts';
import { sideIdOf, sidesOf } from './sides-of.ts';

export interface CastVoteInput {
  readonly summonsId: string;
  readonly choice: JuryChoice;
  readonly reason: string;
}

/**
 * A juror's word on a case, once and before the deadline, by a player who still stands as a stranger to it. It weighs what
 * the record is worth now, and decides nothing. Answers the summons' id.
 * @throws Refused JURY_OFF, SUMMONS_OVER for whoever was not drawn, voted before or is late, OWN_DISPUTE, BAD_INPUT
 */
export async function castVote(deps: Deps, actor: Actor, key: string, input: CastVoteInput): Promise<string> {
  const { summonsId } = input;
  const { userId } = actor;
  const { choice, reason } = readInput(juryVote, input);
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const payload = [summonsId, choice, reason];
    return once(tx, { userId, key, operation: 'castJuryVote', payload, answerId: summonsId, at }, async () => {
      await requireStanding(tx, userId);
      if (!(await holdFlag(tx, 'community-jury'))) throw new Refused('JURY_OFF');
      const named = await readSummons(tx, summonsId, userId);
      const held = named && (await lockCase(deps, tx, named.disputeId));
      const sides = held && sidesOf(held.contest);
      if (!held || !sides || held.dispute.status === 'resolved') throw new Refused('SUMMONS_OVER');
      const disputeId = held.dispute.id;
      const drawn = await listSummonses(tx, [disputeId]);
      const own = drawn.find(({ id }) => id === summonsId);
      if (!own || own.votedAt !== null || own.endedAt !== null || own.answerBy <= at) throw new Refused('SUMMONS_OVER');
      const others = drawn.flatMap(({ jurorId }) => (jurorId === userId ? [] : [jurorId]));
      if (!(await isStrangerTo(tx, deps, userId, await peopleOf(tx, disputeId, held.contest, others))))
        throw new Refused('OWN_DISPUTE');
      const weight = weightOf(await readRecord(tx, userId));
      await storeVote(tx, summonsId, { sideId: sideIdOf(sides, choice), weight, reason, votedAt: at });
      await insertAudit(tx, {
        id: deps.newId(),
        actorId: userId,
        action: 'jury.voted',
        subject: 'summons',
        subjectId: summonsId,
        reason,
        data: { disputeId, sideId: sideIdOf(sides, choice), weight },
        at,
      });
      if (drawn.filter(({ votedAt }) => votedAt !== null).length + 1 < JURORS) return;
      await changeJury(tx, disputeId, { heardAt: at, dueAt: null });
      await appendEvent(tx, { type: 'jury.heard', entity: 'case', entityId: disputeId, concerns: [], data: {}, at });
    });
  });
}
