import { isStaff } from '../../domain/accounts/roles.ts';
import { maySee } from '../../domain/battles/see-battle.ts';
import { readBattles } from '../../db/battles/index.ts';
import { listFriendIds } from '../../db/friends/index.ts';
import { actorOf } from '../kernel/context.ts';
import { gathered } from '../kernel/manifest/gathered.ts';
import { type Battle, toBattle } from './battle.types.ts';

/**
 * What the query `battle` answers the caller without a code, null where it refuses; all battles of one answer are read
 * at once.
 */
export const loadBattle = gathered<Battle | null>(async (context, ids) => {
  const { read } = context.deps.db;
  const { userId, role } = actorOf(context);
  const views = await readBattles(read, ids);
  const isForFriends = views.some(({ privacy }) => privacy === 'friends');
  const friends = new Set(isForFriends ? await listFriendIds(read, userId) : []);
  const viewer = { accountId: userId, isStaff: isStaff(role), code: null };
  const seen = views.filter((view) => maySee(view, { ...viewer, isFriend: friends.has(view.creatorId) }));
  const byId = new Map(seen.map((view) => [view.id, toBattle(view)]));
  return ids.map((id) => byId.get(id) ?? null);
});
