import { sql } from 'drizzle-orm';
import { BATTLE_GAMES } from '../../domain/shared/games.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';
import { disputes } from '../disputes/index.ts';

const { table, text, int, oneOf, bool, at, index, uniqueIndex } = kit;

/** Players who are ready to serve. */
export const jurors = table(
  'jurors',
  {
    userId: text()
      .primaryKey()
      .references(() => users.id),
    /** A random place on a ring, given anew with each draw: who is drawn are the first after a random point of it. */
    place: text().notNull(),
    since: at().notNull(),
  },
  (t) => [index('jurors_place').on(t.place)],
);
export type JurorRow = typeof jurors.$inferSelect;

/** The jury of a dispute, from its filing on. */
export const juries = table(
  'juries',
  {
    disputeId: text()
      .primaryKey()
      .references(() => disputes.id),
    calledAt: at().notNull(),
    /** When something is due: a draw, a deadline, the end of an appeal; null while nothing is. */
    dueAt: at(),
    /** When the last of three votes came; null until then. */
    heardAt: at(),
    /** What staff decided first; null until they did. */
    decision: oneOf(['award', 'resume', 'void']),
    /** Whom they awarded the contest to; null where they did not. */
    winnerId: text(),
  },
  (t) => [
    index('juries_due')
      .on(t.dueAt)
      .where(sql`${t.dueAt} is not null`),
  ],
);
export type JuryRow = typeof juries.$inferSelect;

/** One case put to one juror, with the vote that came of it. */
export const summonses = table(
  'summonses',
  {
    id: text().primaryKey(),
    disputeId: text()
      .notNull()
      .references(() => juries.disputeId),
    jurorId: text()
      .notNull()
      .references(() => users.id),
    game: oneOf(BATTLE_GAMES).notNull(),
    drawnAt: at().notNull(),
    answerBy: at().notNull(),
    /** When it ended without a vote; null while it is open, and with a vote. */
    endedAt: at(),
    votedAt: at(),
    /** Of a vote: the side that has won by it; null for nobody. */
    sideId: text(),
    /** What the vote weighs, in hundredths, as the record stood when it was cast; null without one. */
    weight: int(),
    reason: text(),
    /** Whether the decision that holds agrees with the vote; null until it is final. */
    isAgreed: bool(),
  },
  (t) => [
    uniqueIndex('summonses_once').on(t.disputeId, t.jurorId),
    index('summonses_juror').on(t.jurorId, t.drawnAt),
    // One case at a time.
    uniqueIndex('summonses_one_open')
      .on(t.jurorId)
      .where(sql`${t.votedAt} is null and ${t.endedAt} is null`),
  ],
);
export type SummonsRow = typeof summonses.$inferSelect;
