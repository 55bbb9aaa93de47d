import { sql } from 'drizzle-orm';
import { PLAY_LIMIT_KINDS, PLAY_LIMIT_PERIODS } from '../../domain/wallet/play-limits.ts';
import { PLAY_PAUSE_KINDS } from '../../domain/wallet/play-pause.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, oneOf, int, at, index, check, primaryKey } = kit;

const owner = () =>
  text()
    .notNull()
    .references(() => users.id);

/** A limit that a player set for the own play. Lower holds at once, higher or none only after a day. */
export const playLimits = table(
  'play_limits',
  {
    userId: owner(),
    kind: oneOf(PLAY_LIMIT_KINDS).notNull(),
    period: oneOf(PLAY_LIMIT_PERIODS).notNull(),
    cents: int().notNull(),
    /** What it becomes at `pendingFrom`; null there means that it goes. */
    pendingCents: int(),
    /** Null when no change waits. */
    pendingFrom: at(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.period] }), check('play_limits_cents', sql`${t.cents} >= 0`)],
);
export type PlayLimitRow = typeof playLimits.$inferSelect;

/** A break that a player took. It ends by itself and nobody can end it before. */
export const playPauses = table(
  'play_pauses',
  {
    id: text().primaryKey(),
    userId: owner(),
    kind: oneOf(PLAY_PAUSE_KINDS).notNull(),
    startsAt: at().notNull(),
    endsAt: at().notNull(),
  },
  (t) => [index('play_pauses_user').on(t.userId, t.endsAt)],
);
