import { disputeComplaintInput } from '../../domain/disputes/disputes.schemas.ts';
import type { DisputeType } from '../../domain/disputes/dispute.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { CONTESTED_KINDS } from '../../domain/shared/subjects.ts';
import { readDisputeOf } from '../../db/disputes/dispute.queries.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { readInput } from '../kernel/read-input.ts';
import { contestedOf } from './contest.ts';
import type { DisputableContest } from './dispute.types.ts';
import { toContest } from './read-case.ts';

export interface SubmitDisputeInput {
  readonly subjectId: string;
  /** Between commas, as the tags are. */
  readonly usernames: string;
  readonly type: DisputeType;
  readonly description: string;
  readonly evidenceUrl: string;
  readonly tags: string;
  readonly fileIds: string[];
}

/**
 * Disputes a contest of whatever kind, as its own page would (HE-05). Answers the dispute's id.
 * @throws Refused NOT_FOUND, BAD_INPUT and what the room of the contest refuses
 */
export async function submitDispute(deps: Deps, actor: Actor, key: string, input: SubmitDisputeInput): Promise<string> {
  const { subjectId, ...filing } = readInput(disputeComplaintInput, input);
  for (const kind of CONTESTED_KINDS) {
    const contested = contestedOf(deps, kind);
    if (!(await contested.describe(deps.db.read, [subjectId])).has(subjectId)) continue;
    await contested.file(deps, actor, key, subjectId, filing);
    const dispute = await readDisputeOf(deps.db.read, { kind, id: subjectId });
    if (dispute) return dispute.id;
  }
  throw new Refused('NOT_FOUND', { field: 'subjectId' });
}

/** What a player can dispute now, of every kind. */
export async function readDisputable(deps: Deps, { userId }: Actor): Promise<DisputableContest[]> {
  return deps.db.snapshot(async (read) => {
    const found: DisputableContest[] = [];
    for (const kind of CONTESTED_KINDS) {
      const contested = contestedOf(deps, kind);
      const contests = await contested.describe(read, await contested.disputable(read, userId, deps.now()));
      for (const contest of contests.values()) found.push({ kind, contest: toContest(contest) });
    }
    return found;
  });
}
