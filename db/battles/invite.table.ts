import { sql } from 'drizzle-orm';
import { BATTLE_GAMES } from '../../domain/shared/games.ts';
import { BATTLE_MODES } from '../../domain/battles/battle.ts';
import { INVITE_STATUSES } from '../../domain/battles/invite.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';
import { battles } from './battle.table.ts';

const { table, text, oneOf, int, at, index, uniqueIndex, check } = kit;

const person = () =>
  text()
    .notNull()
    .references(() => users.id);

/** An invite of one player to a battle, with its terms (FC-05, NO-03); nothing is held before it is accepted. */
export const battleInvites = table(
  'battle_invites',
  {
    id: text().primaryKey(),
    fromId: person(),
    toId: person(),
    game: oneOf(BATTLE_GAMES).notNull(),
    mode: oneOf(BATTLE_MODES).notNull(),
    stakeCents: int().notNull(),
    status: oneOf(INVITE_STATUSES).notNull(),
    createdAt: at().notNull(),
    expiresAt: at().notNull(),
    answeredAt: at(),
    /** What came of it when it was accepted. */
    battleId: text().references(() => battles.id),
    /** The battle of the same two that it asks to be played again; null for any other invite. */
    rematchOfId: text().references(() => battles.id),
  },
  (t) => [
    check('battle_invites_two', sql`${t.fromId} <> ${t.toId}`),
    check('battle_invites_stake', sql`${t.stakeCents} > 0`),
    index('battle_invites_to').on(t.toId, t.createdAt, t.id),
    index('battle_invites_from').on(t.fromId, t.createdAt, t.id),
    uniqueIndex('battle_invites_pair')
      .on(t.fromId, t.toId)
      .where(sql`${t.status} = 'pending'`),
    // Asked for each draft that is dropped, like those of other tables that name a battle.
    index('battle_invites_battle')
      .on(t.battleId)
      .where(sql`${t.battleId} is not null`),
    index('battle_invites_rematch')
      .on(t.rematchOfId, t.createdAt, t.id)
      .where(sql`${t.rematchOfId} is not null`),
    index('battle_invites_due')
      .on(t.expiresAt)
      .where(sql`${t.status} = 'pending'`),
  ],
);
export type BattleInviteRow = typeof battleInvites.$inferSelect;
