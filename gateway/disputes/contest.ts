import type { Grounds } from '../../domain/disputes/decide-dispute.ts';
import type { ContestedKind } from '../../domain/shared/subjects.ts';
import type { Tx } from '../../db/client/database.ts';
import { lockDispute, readDispute } from '../../db/disputes/dispute.queries.ts';
import type { DisputeRow } from '../../db/disputes/dispute.table.ts';
import type { Contest, Contested, Party } from '../kernel/manifest/contested.ts';
import type { Deps } from '../kernel/deps.ts';

/** What the room gives whose contests are of a kind. */
export function contestedOf({ wiring }: Deps, kind: ContestedKind): Contested {
  const contested = wiring.contested.get(kind);
  if (!contested) throw new Error(`no room answers for contests of the kind ${kind}`);
  return contested;
}

export interface Disputed {
  readonly dispute: DisputeRow;
  readonly contested: Contested;
  readonly contest: Contest;
}

/** A dispute and its contest, locked until the transaction ends: the contest first, as everybody else locks it first. */
export async function lockDisputed(deps: Deps, tx: Tx, disputeId: string): Promise<Disputed | null> {
  const named = await readDispute(tx, disputeId);
  if (!named) return null;
  const contested = contestedOf(deps, named.subjectKind);
  await contested.lock(tx, named.subjectId);
  const dispute = await lockDispute(tx, disputeId);
  const contest = (await contested.describe(tx, [named.subjectId])).get(named.subjectId);
  return dispute && contest ? { dispute, contested, contest } : null;
}

/** Who plays on which side. */
export const partiesOf = ({ sides }: Contest): Party[] =>
  sides.flatMap(({ id: sideId, players }) => players.map(({ id: userId }) => ({ userId, sideId })));

/** What the rule has to know of a contest. */
export const groundsOf = ({ decisions }: Contested, { sides, standingId, isDisputed, outcome }: Contest): Grounds => ({
  sideIds: sides.map(({ id }) => id),
  standingId,
  // What is over can be disputed for a while, and is put right then.
  isDisputed: isDisputed || outcome !== null,
  decisions,
});
