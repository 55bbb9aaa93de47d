import type { Reader } from '../../db/client/database.ts';
import { listParties } from '../../db/disputes/dispute.queries.ts';
import { isBoundTo } from '../kernel/manifest/bonds.ts';
import type { Contest, Party } from '../kernel/manifest/contested.ts';
import type { Deps } from '../kernel/deps.ts';
import { partiesOf } from './contest.ts';

/** Whether somebody is one of some players, or is tied to one so that a decision would be an own one. */
export async function isOwnMatter(
  reader: Reader,
  { wiring }: Deps,
  userId: string,
  parties: readonly Party[],
): Promise<boolean> {
  if (parties.some((party) => party.userId === userId)) return true;
  for (const isTied of wiring.ties) if (await isTied(reader, userId, parties)) return true;
  return false;
}

/** Whether the judge played in the contest, then or now, is tied to somebody who did, or has something in common with one. */
export async function isOwnCase(
  reader: Reader,
  deps: Deps,
  judgeId: string,
  disputeId: string,
  contest: Contest,
): Promise<boolean> {
  const parties = [...partiesOf(contest), ...(await listParties(reader, disputeId))];
  const ids = parties.map(({ userId }) => userId);
  return (await isOwnMatter(reader, deps, judgeId, parties)) || isBoundTo(deps, reader, judgeId, ids, deps.now());
}
