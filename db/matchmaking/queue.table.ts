import { sql } from 'drizzle-orm';
import { PROPOSAL_STATES } from '../../domain/matchmaking/proposal.ts';
import { SEEKER_REASONS, SEEKER_STATES } from '../../domain/matchmaking/seeker.ts';
import { BATTLE_GAMES } from '../../domain/shared/games.ts';
import { users } from '../accounts/user.table.ts';
import { battles } from '../battles/battle.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, oneOf, int, at, bool, index, check } = kit;

/** Players as the queue knows them, a row for each who was ever in it of late. */
export const seekers = table(
  'seekers',
  {
    userId: text()
      .primaryKey()
      .references(() => users.id),
    state: oneOf(SEEKER_STATES).notNull(),
    game: oneOf(BATTLE_GAMES).notNull(),
    minStakeCents: int().notNull(),
    maxStakeCents: int().notNull(),
    isFirst: bool().notNull(),
    since: at().notNull(),
    seenAt: at().notNull(),
    reason: oneOf(SEEKER_REASONS),
    refusedAs: text(),
    /** Of a proposal that may have been deleted since. */
    proposalId: text(),
    noShows: int().notNull(),
    declines: int().notNull(),
    faultAt: at(),
    freeAt: at(),
    changedAt: at().notNull(),
  },
  (t) => [
    check('seekers_stakes', sql`${t.minStakeCents} > 0 and ${t.maxStakeCents} >= ${t.minStakeCents}`),
    check('seekers_proposed', sql`${t.state} <> 'proposed' or ${t.proposalId} is not null`),
    index('seekers_waiting')
      .on(t.game, t.since, t.userId)
      .where(sql`${t.state} = 'waiting'`),
    index('seekers_in')
      .on(t.seenAt)
      .where(sql`${t.state} <> 'out'`),
    index('seekers_out')
      .on(t.changedAt)
      .where(sql`${t.state} = 'out'`),
  ],
);

const player = () =>
  text()
    .notNull()
    .references(() => users.id);

/** Two seekers who were put together, and what became of it. */
export const proposals = table(
  'proposals',
  {
    id: text().primaryKey(),
    state: oneOf(PROPOSAL_STATES).notNull(),
    game: oneOf(BATTLE_GAMES).notNull(),
    stakeCents: int().notNull(),
    firstId: player(),
    secondId: player(),
    firstConfirmedAt: at(),
    secondConfirmedAt: at(),
    firstWaitedMs: int().notNull(),
    secondWaitedMs: int().notNull(),
    createdAt: at().notNull(),
    expiresAt: at().notNull(),
    endedAt: at(),
    battleId: text().references(() => battles.id),
  },
  (t) => [
    check('proposals_two', sql`${t.firstId} <> ${t.secondId}`),
    check('proposals_made', sql`(${t.state} = 'made') = (${t.battleId} is not null)`),
    index('proposals_battle')
      .on(t.battleId)
      .where(sql`${t.battleId} is not null`),
    index('proposals_open')
      .on(t.expiresAt)
      .where(sql`${t.state} = 'open'`),
    index('proposals_paired')
      .on(t.game, t.createdAt)
      .where(sql`${t.state} = 'made'`),
    index('proposals_first').on(t.firstId, t.createdAt),
    index('proposals_second').on(t.secondId, t.createdAt),
    index('proposals_ended')
      .on(t.endedAt)
      .where(sql`${t.state} <> 'open'`),
  ],
);
