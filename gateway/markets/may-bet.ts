import type { BetBar } from '../../domain/markets/market.ts';
import type { User } from '../../db/accounts/index.ts';
import type { Reader } from '../../db/client/database.ts';
import { areFriends } from '../../db/friends/index.ts';
import type { MarketRow } from '../../db/markets/market.table.ts';
import type { Deps } from '../kernel/deps.ts';
import { tiedByTeam } from '../teams/index.ts';

/** Why a player may not bet on a market; null for whoever may. */
export async function whyBarred(
  deps: Deps,
  reader: Reader,
  user: Pick<User, 'id' | 'verification'>,
  { firstId, secondId, contestId }: MarketRow,
): Promise<BetBar | null> {
  const players = [firstId, secondId];
  if (players.includes(user.id)) return 'participant';
  if (user.verification !== 'verified') return 'age';
  const parties = players.map((userId) => ({ userId, sideId: userId }));
  if (await tiedByTeam(reader, user.id, parties)) return 'teammate';
  const streamers = await deps.wiring.provided.streamersOf(reader, contestId);
  return streamers?.includes(user.id) ? 'streamer' : null;
}

/** Whether a player is a friend of one of the two, for whom less is taken. */
export const isFriendOf = async (reader: Reader, userId: string, { firstId, secondId }: MarketRow): Promise<boolean> =>
  (await areFriends(reader, userId, firstId)) || (await areFriends(reader, userId, secondId));
