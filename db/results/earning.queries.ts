import { and, desc, eq, gte, ne, sql } from 'drizzle-orm';
import { type EarningSource, type EarningType, earningTypeOf, kindsOf } from '../../domain/results/earnings.ts';
import { sumsOf } from '../../domain/results/result-sums.ts';
import { type BattleGame, GAME_TITLES } from '../../domain/shared/games.ts';
import { users } from '../accounts/index.ts';
import type { Reader } from '../client/database.ts';
import { alias } from '../client/kit.ts';
import { before, lookup, sumInt, utcMonthOf } from '../client/sql.ts';
import { listPrizes } from './prize.queries.ts';
import { outcomes } from './result.table.ts';

const { placeholder } = sql;

const others = alias(outcomes, 'others');

/** Where a page of earnings ends. */
export interface EarningKey {
  readonly at: number;
  /** Of the battle, or of what else it is of. */
  readonly id: string;
}

export interface EarningFilter {
  /** Null for all. */
  readonly type: EarningType | null;
  readonly game: BattleGame | null;
  /** Epoch milliseconds; 0 for all. */
  readonly since: number;
}

/** What one thing brought a player, fees taken off. */
export interface EarningRow extends EarningKey {
  readonly type: EarningType;
  readonly source: EarningSource;
  /** As it is called. */
  readonly game: string;
  /** Who was played against, a team by its name; of what has no opponent, its title. */
  readonly opponent: string;
  readonly cents: number;
  /** The fee that was paid beside the stake; null of what is no battle of two. */
  readonly feeCents: number | null;
}

async function listBattleEarnings(
  reader: Reader,
  userId: string,
  { type, game, since }: EarningFilter,
  limit: number,
  past: EarningKey | null,
): Promise<EarningRow[]> {
  const rows = await reader
    .select({
      id: outcomes.battleId,
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
        type === null ? undefined : eq(outcomes.won, type === 'battle-win'),
        past ? before([outcomes.at, outcomes.battleId], [past.at, past.id]) : undefined,
      ),
    )
    .orderBy(desc(outcomes.at), desc(outcomes.battleId))
    .limit(limit);
  return rows.map(({ id, at, game: of, won, opponent, amountCents, feeCents }) => {
    const ended = won ? 'battle-win' : 'battle-loss';
    const { netCents: cents } = sumsOf({ stakeCents: Math.abs(amountCents), feeCents }, won);
    return { id, at, type: ended, source: 'battle', game: GAME_TITLES[of], opponent, cents, feeCents };
  });
}

/** Of what is newer first; of the same instant, the greater id. */
const newestFirst = (a: EarningKey, b: EarningKey): number => b.at - a.at || (a.id < b.id ? 1 : -1);

/** A player's earnings that pass a filter, newest first, after a keyset cursor. */
export async function listEarnings(
  reader: Reader,
  userId: string,
  filter: EarningFilter,
  limit: number,
  past: EarningKey | null,
): Promise<EarningRow[]> {
  const { type } = filter;
  const isFirst = type === 'battle-win' ? true : type === 'battle-loss' ? false : null;
  const isBattle = type === null || isFirst !== null;
  const played = isBattle ? await listBattleEarnings(reader, userId, filter, limit, past) : [];
  const kinds = type === null ? null : kindsOf(type);
  const paid = await listPrizes(reader, userId, { ...filter, kinds, isFirst }, limit, past);
  const prizes = paid.map(({ kind, subjectId: id, at, gameTitle, title, opponent, place, prizeCents, paidCents }) => ({
    id,
    at,
    type: earningTypeOf(kind, place),
    source: kind,
    game: gameTitle,
    opponent: opponent ?? title,
    cents: prizeCents - paidCents,
    feeCents: null,
  }));
  return [...played, ...prizes].toSorted(newestFirst).slice(0, limit);
}

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
