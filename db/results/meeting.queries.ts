import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Reader } from '../client/database.ts';
import { alias } from '../client/kit.ts';
import { outcomes } from './result.table.ts';

const others = alias(outcomes, 'others');

/** Instants: after the first, up to the second. */
interface Span {
  readonly since: number;
  readonly until: number;
}

/** The settled battles of two players with each other within a span, the oldest first, with what the loser lost. */
export async function listMeetings(reader: Reader, one: string, other: string, { since, until }: Span) {
  const rows = await reader
    .select({ battleId: outcomes.battleId, won: outcomes.won, amountCents: outcomes.amountCents })
    .from(outcomes)
    .innerJoin(others, and(eq(others.battleId, outcomes.battleId), eq(others.userId, other)))
    .where(and(eq(outcomes.userId, one), gt(outcomes.at, since), lte(outcomes.at, until)))
    .orderBy(asc(outcomes.at), asc(outcomes.battleId));
  return rows.map(({ battleId, won, amountCents }) => ({
    battleId,
    winnerId: won ? one : other,
    cents: Math.abs(amountCents),
  }));
}

/** The battles of a player that were settled within a span, the oldest first. */
export async function listSettled(reader: Reader, userId: string, { since, until }: Span): Promise<string[]> {
  const rows = await reader
    .select({ id: outcomes.battleId })
    .from(outcomes)
    .where(and(eq(outcomes.userId, userId), gt(outcomes.at, since), lte(outcomes.at, until)))
    .orderBy(asc(outcomes.at), asc(outcomes.battleId));
  return rows.map(({ id }) => id);
}
