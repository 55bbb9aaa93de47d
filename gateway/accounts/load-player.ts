import { readUsers } from '../../db/accounts/index.ts';
import { gathered } from '../kernel/manifest/gathered.ts';
import { type Player, avatarUrlOf } from './player.types.ts';

/** The player of an account, null for what is none; all players of one answer are read at once. */
export const loadPlayer = gathered<Player | null>(async ({ deps }, ids) => {
  const users = await readUsers(deps.db.read, ids);
  return ids.map((id) => {
    const user = users.get(id);
    return user ? { id, username: user.username, avatarUrl: avatarUrlOf(user.avatarId) } : null;
  });
});
