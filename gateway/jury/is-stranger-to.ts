import { isStranger } from '../../domain/jury/juror.ts';
import type { Reader } from '../../db/client/database.ts';
import { listParties } from '../../db/disputes/index.ts';
import { isBlocked, listFriendIds } from '../../db/friends/index.ts';
import { isOwnMatter } from '../disputes/index.ts';
import { isBoundTo } from '../kernel/manifest/bonds.ts';
import type { Contest, Party } from '../kernel/manifest/contested.ts';
import type { Deps } from '../kernel/deps.ts';

/** Everybody whom a juror must be a stranger to: who played, then and now, and who else was drawn. */
export async function peopleOf(
  reader: Reader,
  disputeId: string,
  contest: Contest,
  jurorIds: readonly string[],
): Promise<readonly Party[]> {
  return [
    ...contest.sides.flatMap(({ id: sideId, players }) => players.map(({ id: userId }) => ({ userId, sideId }))),
    ...(await listParties(reader, disputeId)),
    ...jurorIds.map((userId) => ({ userId, sideId: userId })),
  ];
}

/** Whether nothing that is known ties a player to one of some people. */
export async function isStrangerTo(
  reader: Reader,
  deps: Deps,
  userId: string,
  people: readonly Party[],
): Promise<boolean> {
  const ids = [...new Set(people.map((one) => one.userId))];
  const friends = new Set(await listFriendIds(reader, userId));
  const blocks = await Promise.all(ids.map((id) => isBlocked(reader, userId, id)));
  return isStranger({
    isInvolved: await isOwnMatter(reader, deps, userId, people),
    isFriend: ids.some((id) => friends.has(id)),
    isBlocked: blocks.includes(true),
    sharesOrigin: await isBoundTo(deps, reader, userId, ids, deps.now()),
  });
}
