import { and, desc, eq, gte, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { PrizeKind } from '../../domain/results/earnings.ts';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { before, excluded, lookup, sumInt, utcMonthOf } from '../client/sql.ts';
import { type PrizeRow, prizes } from './prize.table.ts';

const { placeholder } = sql;

/** Rows of one statement, by the parameters that a statement may have. */
const ROWS = 500;

/** Of what the rows are about. */
export type PrizeSubject = Pick<PrizeRow, 'kind' | 'subjectId' | 'game' | 'gameTitle' | 'title' | 'at'>;
export type PrizeShare = Pick<PrizeRow, 'userId' | 'place' | 'paidCents' | 'prizeCents'> &
  Partial<Pick<PrizeRow, 'opponentId'>>;

/** Writes what something brought its players; of whoever has a row of it already, place and prize. */
export async function putPrizes(tx: Tx, subject: PrizeSubject, shares: readonly PrizeShare[]): Promise<void> {
  for (let from = 0; from < shares.length; from += ROWS)
    await tx
      .insert(prizes)
      .values(shares.slice(from, from + ROWS).map((share) => ({ ...subject, ...share })))
      .onConflictDoUpdate({
        target: [prizes.subjectId, prizes.userId],
        set: { place: excluded(prizes.place), prizeCents: excluded(prizes.prizeCents) },
      });
}

/** Takes back what something brought, where all that was paid for it went back. */
export async function dropPrizes(tx: Tx, subjectId: string): Promise<void> {
  await tx.delete(prizes).where(eq(prizes.subjectId, subjectId));
}

/** Whose earnings something is. */
export async function listPrized(reader: Reader, subjectId: string): Promise<string[]> {
  const rows = await reader.select({ userId: prizes.userId }).from(prizes).where(eq(prizes.subjectId, subjectId));
  return rows.map(({ userId }) => userId).toSorted();
}

export interface PrizeFilter {
  /** Null for all. */
  readonly kinds: readonly PrizeKind[] | null;
  /** Whether it was the first place; null for all. */
  readonly isFirst: boolean | null;
  readonly game: string | null;
  /** Epoch milliseconds; 0 for all. */
  readonly since: number;
}

/** A player's prizes that pass a filter, newest first, after a keyset cursor. */
export const listPrizes = async (
  reader: Reader,
  userId: string,
  { kinds, isFirst, game, since }: PrizeFilter,
  limit: number,
  past: { readonly at: number; readonly id: string } | null,
): Promise<(PrizeRow & { readonly opponent: string | null })[]> => {
  const rows = await reader
    .select({ prize: prizes, opponent: users.username })
    .from(prizes)
    .leftJoin(users, eq(users.id, prizes.opponentId))
    .where(
      and(
        eq(prizes.userId, userId),
        gte(prizes.at, since),
        kinds === null ? undefined : inArray(prizes.kind, [...kinds]),
        isFirst === null ? undefined : isFirst ? eq(prizes.place, 1) : or(isNull(prizes.place), ne(prizes.place, 1)),
        game === null ? undefined : eq(prizes.game, game),
        past ? before([prizes.at, prizes.subjectId], [past.at, past.id]) : undefined,
      ),
    )
    .orderBy(desc(prizes.at), desc(prizes.subjectId))
    .limit(limit);
  return rows.map(({ prize, opponent }) => ({ ...prize, opponent }));
};

const net = sql`${prizes.prizeCents} - ${prizes.paidCents}`;
const netSince = (name: string) => sumInt(sql`case when ${prizes.at} >= ${placeholder(name)} then ${net} else 0 end`);
const figures = { others: sql<number>`cast(count(*) as bigint)`.mapWith(Number), cents: sumInt(net) };

const totals = lookup((reader) =>
  reader
    .select({
      ...figures,
      wonCents: sumInt(sql`case when ${net} > 0 then ${net} else 0 end`),
      monthCents: netSince('month'),
      yearCents: netSince('year'),
      firstAt: sql<number | null>`min(${prizes.at})`.mapWith((at: unknown) => (at === null ? null : Number(at))),
    })
    .from(prizes)
    .where(eq(prizes.userId, placeholder('userId')))
    .prepare('prize_totals'),
);

/** What all prizes brought less what they cost, and those since two instants. In cents. */
export async function readPrizeTotals(reader: Reader, userId: string, month: number, year: number) {
  const [row] = await totals(reader, { userId, month, year });
  return row ?? { others: 0, cents: 0, wonCents: 0, monthCents: 0, yearCents: 0, firstAt: null };
}

const month = utcMonthOf(prizes.at);
const months = lookup((reader) =>
  reader
    .select({ month, ...figures })
    .from(prizes)
    .where(eq(prizes.userId, placeholder('userId')))
    .groupBy(month)
    .prepare('prize_months'),
);

export interface PrizeMonthRow {
  /** `YYYY-MM`, UTC */
  readonly month: string;
  readonly others: number;
  readonly cents: number;
}

/** A player's months with prizes. */
export const listPrizeMonths = (reader: Reader, userId: string): Promise<PrizeMonthRow[]> => months(reader, { userId });

const games = lookup((reader) =>
  reader
    .select({ gameTitle: prizes.gameTitle, ...figures })
    .from(prizes)
    .where(eq(prizes.userId, placeholder('userId')))
    .groupBy(prizes.gameTitle)
    .prepare('prize_games'),
);

export interface PrizeGameRow extends Omit<PrizeMonthRow, 'month'> {
  readonly gameTitle: string;
}

/** A player's games with prizes. */
export const listPrizeGames = (reader: Reader, userId: string): Promise<PrizeGameRow[]> => games(reader, { userId });
