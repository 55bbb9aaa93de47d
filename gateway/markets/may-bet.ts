import { isStaff } from '../../domain/accounts/roles.ts';
import type { BetBar } from '../../domain/markets/market.ts';
import type { User } from '../../db/accounts/index.ts';
import { hasActedOn } from '../../db/audit/audit.queries.ts';
import type { Reader } from '../../db/client/database.ts';
import { together } from '../../db/client/together.ts';
import { areFriends } from '../../db/friends/index.ts';
import type { MarketRow } from '../../db/markets/market.table.ts';
import type { Deps } from '../kernel/deps.ts';
import { tiedByTeam } from '../teams/index.ts';

/** Why a player may not bet on a market; null for whoever may. */
export async function whyBarred(
  deps: Deps,
  reader: Reader,
  user: Pick<User, 'id' | 'role' | 'verification'>,
  { id, firstId, secondId, contestId }: MarketRow,
): Promise<BetBar | null> {
  const players = [firstId, secondId];
  if (players.includes(user.id)) return 'participant';
  if (user.verification !== 'verified') return 'age';
  const parties = players.map((userId) => ({ userId, sideId: userId }));
  if (await tiedByTeam(reader, user.id, parties)) return 'teammate';
  const streamers = await deps.wiring.provided.streamersOf(reader, contestId);
  if (streamers?.includes(user.id)) return 'streamer';
  if (!isStaff(user.role)) return null;
  // What they have seen there others have not.
  if (await hasActedOn(reader, user.id, { subject: 'market', subjectId: id })) return 'case';
  for (const isInHand of deps.wiring.cases) if (await isInHand(reader, user.id, players)) return 'case';
  return null;
}

/** Whether a player is a friend of one of the two, for whom less is taken. */
export const isFriendOf = async (reader: Reader, userId: string, { firstId, secondId }: MarketRow): Promise<boolean> =>
  (await together([areFriends(reader, userId, firstId), areFriends(reader, userId, secondId)])).includes(true);
