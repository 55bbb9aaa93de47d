import { and, asc, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Reader } from '../client/database.ts';
import { alias } from '../client/kit.ts';
import { arcadeContests, arcadeRuns } from './arcade.table.ts';

/** Instants: after the first, up to the second. */
interface Span {
  readonly since: number;
  readonly until: number;
}

const others = alias(arcadeRuns, 'others');

/**
 * The contests of two players with nobody but each other that they entered within a span and that one of them has won, the
 * oldest first, with what the loser lost: a coin counts as a cent. Pairs of a bracket have no stake of their own.
 */
export async function listPairings(reader: Reader, one: string, other: string, { since, until }: Span) {
  const rows = await reader
    .select({ runId: arcadeRuns.id, isWon: arcadeRuns.isWon, entry: arcadeContests.entry })
    .from(arcadeRuns)
    .innerJoin(arcadeContests, eq(arcadeContests.id, arcadeRuns.contestId))
    .innerJoin(others, and(eq(others.contestId, arcadeRuns.contestId), eq(others.userId, other)))
    .where(
      and(
        eq(arcadeRuns.userId, one),
        gt(arcadeRuns.enteredAt, since),
        lte(arcadeRuns.enteredAt, until),
        sql`${arcadeContests.state} = 'settled' and ${arcadeContests.seats} = 2`,
        isNull(arcadeContests.bracketId),
        ne(arcadeRuns.isWon, others.isWon),
      ),
    )
    .orderBy(asc(arcadeRuns.enteredAt), asc(arcadeRuns.id));
  return rows.map(({ runId, isWon, entry }) => ({ runId, winnerId: isWon ? one : other, cents: entry }));
}
