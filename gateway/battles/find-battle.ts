import { isStaff } from '../../domain/accounts/roles.ts';
import { maySee } from '../../domain/battles/see-battle.ts';
import { type BattleView, readBattle, readBattleByCode } from '../../db/battles/battle.queries.ts';
import { areFriends } from '../../db/friends/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';

/** The battle, if the caller may see it; null otherwise, as for an id that does not exist (CH-03, BG-17). */
export async function findBattle(
  { db: { read } }: Deps,
  actor: Actor,
  id: string,
  code: string | null,
): Promise<BattleView | null> {
  const view = await readBattle(read, id);
  if (!view) return null;
  const isFriend = view.privacy === 'friends' && (await areFriends(read, view.creatorId, actor.userId));
  const viewer = { accountId: actor.userId, isStaff: isStaff(actor.role), isFriend, code };
  return maySee(view, viewer) ? view : null;
}

/** The battle that an invite code opens; null for an unknown code. */
export async function findByCode({ db: { read } }: Deps, code: string): Promise<BattleView | null> {
  return (await readBattleByCode(read, code.trim().toUpperCase())) ?? null;
}
