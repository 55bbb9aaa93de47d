import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { AskedRematch } from '../../domain/battles/rematch.ts';
import { users } from '../accounts/index.ts';
import type { Reader } from '../client/database.ts';
import { lookup } from '../client/sql.ts';
import { battles } from './battle.table.ts';
import { type BattleInviteRow, battleInvites } from './invite.table.ts';

/** An invite to a rematch with who asks, and how the battle stands that came of it. */
interface RematchView extends Omit<BattleInviteRow, keyof AskedRematch>, AskedRematch {
  readonly fromName: string;
  readonly fromAvatarId: string | null;
}

const latestOf = lookup((reader) =>
  reader
    .select({
      ...getTableColumns(battleInvites),
      fromName: users.username,
      fromAvatarId: users.avatarId,
      nextStatus: battles.status,
    })
    .from(battleInvites)
    .innerJoin(users, eq(users.id, battleInvites.fromId))
    .leftJoin(battles, eq(battles.id, battleInvites.battleId))
    .where(eq(battleInvites.rematchOfId, sql.placeholder('battleId')))
    .orderBy(desc(battleInvites.createdAt), desc(battleInvites.id))
    .limit(1)
    .prepare('latest_rematch'),
);

/** The latest invite to a rematch of a battle; null where nobody has asked for one. */
export const readRematch = async (reader: Reader, battleId: string): Promise<RematchView | null> =>
  (await latestOf(reader, { battleId }))[0] ?? null;
