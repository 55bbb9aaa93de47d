import { and, desc, eq, gte, ne, sql } from 'drizzle-orm';
import type { BattleGame } from '../../domain/shared/games.ts';
import { users } from '../accounts/index.ts';
import type { Reader } from '../client/database.ts';
import { alias } from '../client/kit.ts';
import { before, lookup, sumInt, utcMonthOf } from '../client/sql.ts';
import type { OutcomeKey } from './result.queries.ts';
import { outcomes } from './result.table.ts';

const { placeholder } = sql;

const others = alias(outcomes, 'others');

export interface EarningFilter {
  readonly game: BattleGame | null;
  /** Null for wins and losses. */
  readonly won: boolean | null;
  /** Epoch milliseconds; 0 for all. */
  readonly since: number;
}

/** A settled battle as its player's earning, with whom it was played against. */
export interface EarningRow extends OutcomeKey {
  readonly game: BattleGame;
  readonly won: boolean;
  readonly amountCents: number;
  readonly feeCents: number;
  readonly opponent: string;
}

/** A player's earnings that pass a filter, newest first, after a keyset cursor. */
export const listEarnings = (
  reader: Reader,
  userId: string,
  { game, won, since }: EarningFilter,
  limit: number,
  past: OutcomeKey | null,
): Promise<EarningRow[]> =>
  reader
    .select({
      battleId: outcomes.battleId,
      at: outcomes.at,
      game: outcomes.game,
      won: outcomes.won,
      amountCents: outcomes.amountCents,
      feeCents: outcomes.feeCents,
      opponent: users.username,
    })
    .from(outcomes)
    .innerJoin(others, and(eq(others.battleId, outcomes.battleId), ne(others.userId, outcomes.userId)))
    .innerJoin(users, eq(users.id, others.userId))
    .where(
      and(
        eq(outcomes.userId, userId),
        gte(outcomes.at, since),
        game === null ? undefined : eq(outcomes.game, game),
        won === null ? undefined : eq(outcomes.won, won),
        past ? before([outcomes.at, outcomes.battleId], [past.at, past.battleId]) : undefined,
      ),
    )
    .orderBy(desc(outcomes.at), desc(outcomes.battleId))
    .limit(limit);

const earned = sql`${outcomes.amountCents} - ${outcomes.feeCents}`;
const earnedSince = (name: string) =>
  sumInt(sql`case when ${outcomes.at} >= ${placeholder(name)} then ${earned} else 0 end`);
const battles = sql<number>`cast(count(*) as bigint)`.mapWith(Number);
const wins = sumInt(sql`case when ${outcomes.won} then 1 else 0 end`);
const figures = { battles, wins, cents: sumInt(earned) };

const totals = lookup((reader) =>
  reader
    .select({
      ...figures,
      monthCents: earnedSince('month'),
      yearCents: earnedSince('year'),
      firstAt: sql<number | null>`min(${outcomes.at})`.mapWith((at: unknown) => (at === null ? null : Number(at))),
    })
    .from(outcomes)
    .where(eq(outcomes.userId, placeholder('userId')))
    .prepare('earning_totals'),
);

/** What all battles brought, and those since two instants. In cents. */
export async function readEarningTotals(reader: Reader, userId: string, month: number, year: number) {
  const [row] = await totals(reader, { userId, month, year });
  return row ?? { battles: 0, wins: 0, cents: 0, monthCents: 0, yearCents: 0, firstAt: null };
}

const month = utcMonthOf(outcomes.at);
const months = lookup((reader) =>
  reader
    .select({ month, ...figures })
    .from(outcomes)
    .where(eq(outcomes.userId, placeholder('userId')))
    .groupBy(month)
    .orderBy(desc(month))
    .prepare('earning_months'),
);

export interface MonthRow {
  /** `YYYY-MM`, UTC */
  readonly month: string;
  readonly battles: number;
  readonly wins: number;
  readonly cents: number;
}

/** A player's months with battles, newest first (EN-34). */
export const listEarningMonths = (reader: Reader, userId: string): Promise<MonthRow[]> => months(reader, { userId });

const games = lookup((reader) =>
  reader
    .select({ game: outcomes.game, ...figures })
    .from(outcomes)
    .where(eq(outcomes.userId, placeholder('userId')))
    .groupBy(outcomes.game)
    .orderBy(desc(sumInt(earned)), outcomes.game)
    .prepare('earning_games'),
);

export interface GameRow extends Omit<MonthRow, 'month'> {
  readonly game: BattleGame;
}

/** A player's games, the one that brought most first (EN-35). */
export const listEarningGames = (reader: Reader, userId: string): Promise<GameRow[]> => games(reader, { userId });
