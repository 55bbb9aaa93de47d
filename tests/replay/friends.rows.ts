import { blocks, friendRequests, presences } from '../../db/friends/request.table.ts';
import { friendships } from '../../db/friends/friendship.table.ts';
import type { Tx } from '../../db/client/database.ts';
import { HOUR, MINUTE } from '../../domain/shared/time.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Edges } from './data.ts';
import { WORDS } from './words.ts';

/** One who knows everybody, two who know many, and requests and blocks in either direction, three of an instant. */
export async function addRows(tx: Tx, { now, newId }: Edges): Promise<void> {
  for (const [n] of WORDS.entries()) {
    const since = now - Math.floor(n / 3) * HOUR;
    const pairs = [[edgeUser(0), edgeUser(n)], ...(n % 2 === 0 ? [[edgeUser(1), edgeUser(n)]] : [])] as const;
    for (const [userId = '', friendId = ''] of pairs)
      if (userId !== friendId)
        await tx
          .insert(friendships)
          .values([
            { userId, friendId, since },
            { userId: friendId, friendId: userId, since },
          ])
          .onConflictDoNothing();
    if (n > 3)
      await tx.insert(friendRequests).values([
        { id: newId(), fromId: edgeUser(n), toId: edgeUser(3), at: since },
        { id: newId(), fromId: edgeUser(2), toId: edgeUser(n), at: since },
      ]);
    if (n > 4 && n % 4 === 1)
      await tx.insert(blocks).values([
        { blockerId: edgeUser(4), blockedId: edgeUser(n), at: since },
        { blockerId: edgeUser(n), blockedId: edgeUser(4), at: since },
      ]);
    // Of each standing: here, away, as good as gone by a millisecond, and nothing known.
    if (n % 4 !== 3)
      await tx.insert(presences).values({
        userId: edgeUser(n),
        status: n % 4 === 1 ? 'away' : 'online',
        game: n % 4 === 2 ? null : 'Valorant',
        seenAt: now - (n % 2) * 2 * MINUTE + (n % 5 === 0 ? 1 : 0),
        activeAt: now - n,
      });
  }
}
