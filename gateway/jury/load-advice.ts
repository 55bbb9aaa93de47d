import { isStaff } from '../../domain/accounts/roles.ts';
import { leaningOf } from '../../domain/jury/jury.ts';
import { listDisputes } from '../../db/disputes/index.ts';
import { listJuries, listSummonses } from '../../db/jury/jury.queries.ts';
import type { Actor } from '../kernel/actor.ts';
import { actorOf } from '../kernel/context.ts';
import type { Deps } from '../kernel/deps.ts';
import type { Contest } from '../kernel/manifest/contested.ts';
import { gathered } from '../kernel/manifest/gathered.ts';
import { contestedOf } from '../disputes/index.ts';
import type { JuryAdvice } from './jury.types.ts';

/**
 * What the jury of a case made of it, where all of it was heard: for staff who have no part in it, and for its parties
 * once the case is decided; null otherwise. Answers in the order of the ids.
 */
export const readAdvice = (
  deps: Deps,
  { userId, role }: Actor,
  ids: readonly string[],
): Promise<readonly (JuryAdvice | null)[]> =>
  deps.db.snapshot(async (read) => {
    const juries = (await listJuries(read, ids)).filter(({ heardAt }) => heardAt !== null);
    const heard = juries.map(({ disputeId }) => disputeId);
    if (heard.length === 0) return ids.map(() => null);
    const disputes = await listDisputes(read, heard);
    const summonses = await listSummonses(read, heard);
    const contests = new Map<string, Contest>();
    for (const { id, subjectKind, subjectId } of disputes) {
      const found = await contestedOf(deps, subjectKind).describe(read, [subjectId]);
      const contest = found.get(subjectId);
      if (contest) contests.set(id, contest);
    }
    return ids.map((id) => {
      const jury = juries.find(({ disputeId }) => disputeId === id);
      const dispute = disputes.find((one) => one.id === id);
      const contest = contests.get(id);
      if (!jury || !dispute || !contest || jury.heardAt === null) return null;
      const plays = contest.sides.some(({ players }) => players.some((player) => player.id === userId));
      const isJudge = isStaff(role) && !plays;
      if (!isJudge && !(plays && dispute.status === 'resolved')) return null;
      const nameOf = (sideId: string | null) => contest.sides.find((side) => side.id === sideId)?.name ?? null;
      const votes = summonses.flatMap(({ disputeId, id: voteId, sideId, weight, reason, votedAt }) =>
        disputeId === id && votedAt !== null ? [{ id: voteId, sideId, weight: weight ?? 0, reason: reason ?? '' }] : [],
      );
      const { isDivided, sideId, sharePercent } = leaningOf(votes);
      return {
        heardAt: jury.heardAt,
        isDivided,
        sideName: nameOf(sideId),
        sharePercent,
        opinions: isJudge ? votes.map(({ sideId: forId, ...vote }) => ({ ...vote, sideName: nameOf(forId) })) : [],
      };
    });
  });

/** The advice of one case; that of all cases of one answer is read at once. */
export const loadAdvice = gathered<JuryAdvice | null>((context, ids) =>
  readAdvice(context.deps, actorOf(context), ids),
);
