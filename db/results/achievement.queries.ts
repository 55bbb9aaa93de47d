import { and, asc, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Deed, Feats } from '../../domain/results/achievements.ts';
import { tutorialRuns } from '../onboarding/index.ts';
import { twoFactors } from '../security/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { lookup, sumInt } from '../client/sql.ts';
import { achievements } from './achievement.table.ts';
import { readPrizeTotals } from './prize.queries.ts';
import { prizes } from './prize.table.ts';
import { gameRecords, outcomes } from './result.table.ts';
import { type CountedRun, countedRuns } from './run.table.ts';
import { readStats } from './result.queries.ts';

const { placeholder } = sql;

export interface UnlockedRow {
  readonly achievement: string;
  readonly unlockedAt: number;
}

const unlockedByUser = lookup((reader) =>
  reader
    .select({ achievement: achievements.achievement, unlockedAt: achievements.unlockedAt })
    .from(achievements)
    .where(eq(achievements.userId, placeholder('userId')))
    .prepare('achievements_by_user'),
);

export const readUnlocked = (reader: Reader, userId: string): Promise<UnlockedRow[]> =>
  unlockedByUser(reader, { userId });

/** Stores what was unlocked, and answers what is new; what was unlocked before keeps its date. */
export async function addUnlocked(
  tx: Tx,
  userId: string,
  unlocked: readonly UnlockedRow[],
): Promise<ReadonlySet<string>> {
  if (unlocked.length === 0) return new Set();
  // In one order, so that two who store the same wait for each other and not in a circle.
  const rows = unlocked.toSorted((a, b) => (a.achievement < b.achievement ? -1 : 1));
  const added = await tx
    .insert(achievements)
    .values(rows.map((row) => ({ userId, ...row })))
    .onConflictDoNothing()
    .returning({ achievement: achievements.achievement });
  return new Set(added.map(({ achievement }) => achievement));
}

const largestStake = lookup((reader) =>
  reader
    .select({ cents: sql`cast(coalesce(max(abs(${outcomes.amountCents})), 0) as bigint)`.mapWith(Number) })
    .from(outcomes)
    .where(eq(outcomes.userId, placeholder('userId')))
    .prepare('largest_stake'),
);

/** The largest stake of all settled battles, in cents; a look at each of them. */
export async function readLargestStake(reader: Reader, userId: string): Promise<number> {
  const [row] = await largestStake(reader, { userId });
  return row?.cents ?? 0;
}

const gamesPlayed = lookup((reader) =>
  reader
    .select({ game: gameRecords.game })
    .from(gameRecords)
    .where(eq(gameRecords.userId, placeholder('userId')))
    .prepare('games_played'),
);

const bestTutorial = lookup((reader) =>
  reader
    .select({ score: tutorialRuns.score })
    .from(tutorialRuns)
    .where(and(eq(tutorialRuns.userId, placeholder('userId')), isNotNull(tutorialRuns.score)))
    .orderBy(desc(tutorialRuns.score))
    .limit(1)
    .prepare('best_tutorial'),
);

const secondFactorSince = lookup((reader) =>
  reader
    .select({ enabledAt: twoFactors.enabledAt })
    .from(twoFactors)
    .where(eq(twoFactors.userId, placeholder('userId')))
    .prepare('second_factor_since'),
);

/** Free ones that somebody has put up prize money for are earnings, and no such feat. */
const isCup = and(eq(prizes.kind, 'tournament'), gt(prizes.paidCents, 0));

const cupsPlayed = lookup((reader) =>
  reader
    .select({
      cups: sql`cast(count(*) as bigint)`.mapWith(Number),
      titles: sumInt(sql`case when ${prizes.place} = 1 then 1 else 0 end`),
    })
    .from(prizes)
    .where(and(eq(prizes.userId, placeholder('userId')), isCup))
    .prepare('cups_played'),
);

/** Keeps a run of the arcade that counted; one that is known stays as it is. */
export async function addCountedRun(tx: Tx, run: CountedRun): Promise<void> {
  await tx.insert(countedRuns).values(run).onConflictDoNothing();
}

const runsCounted = lookup((reader) =>
  reader
    .select({
      runs: sql`cast(count(*) as bigint)`.mapWith(Number),
      arcadeGames: sql`cast(count(distinct ${countedRuns.game}) as bigint)`.mapWith(Number),
      contestsWon: sumInt(sql`case when ${countedRuns.won} then 1 else 0 end`),
    })
    .from(countedRuns)
    .where(eq(countedRuns.userId, placeholder('userId')))
    .prepare('runs_counted'),
);

/** How many contests of the arcade some players have won together. */
export const countContestsWon = (reader: Reader, userIds: readonly string[]): Promise<number> =>
  reader.$count(countedRuns, and(inArray(countedRuns.userId, [...userIds]), countedRuns.won));

/** What a player has done so far, all but the largest stake: a handful of rows, and an index of the runs of the arcade. */
export async function readFeats(reader: Reader, userId: string): Promise<Omit<Feats, 'largestStakeCents'>> {
  const { battles, wins, bestStreak } = await readStats(reader, userId);
  const games = await gamesPlayed(reader, { userId });
  const [tutorial] = await bestTutorial(reader, { userId });
  const [factor] = await secondFactorSince(reader, { userId });
  const [cups] = await cupsPlayed(reader, { userId });
  const [{ runs, arcadeGames, contestsWon } = { runs: 0, arcadeGames: 0, contestsWon: 0 }] = await runsCounted(reader, {
    userId,
  });
  return {
    battles,
    wins,
    bestStreak,
    games: games.length,
    cups: cups?.cups ?? 0,
    titles: cups?.titles ?? 0,
    runs,
    arcadeGames,
    contestsWon,
    tutorialScore: tutorial?.score ?? 0,
    secondFactor: (factor?.enabledAt ?? null) === null ? 0 : 1,
  };
}

/** Everything that a player did, oldest first. */
export async function readDeeds(reader: Reader, userId: string): Promise<Deed[]> {
  const battles = await reader
    .select({ at: outcomes.at, won: outcomes.won, amountCents: outcomes.amountCents, game: outcomes.game })
    .from(outcomes)
    .where(eq(outcomes.userId, userId))
    .orderBy(asc(outcomes.at), asc(outcomes.battleId));
  const cups = await reader
    .select({ at: prizes.at, place: prizes.place })
    .from(prizes)
    .where(and(eq(prizes.userId, userId), isCup));
  const arcade = await reader
    .select({ at: countedRuns.at, won: countedRuns.won, game: countedRuns.game })
    .from(countedRuns)
    .where(eq(countedRuns.userId, userId));
  const runs = await reader
    .select({ at: tutorialRuns.submittedAt, score: tutorialRuns.score })
    .from(tutorialRuns)
    .where(eq(tutorialRuns.userId, userId));
  const [factor] = await secondFactorSince(reader, { userId });
  const deeds: Deed[] = battles.map(({ at, won, amountCents, game }) => ({
    kind: 'battle',
    at,
    won,
    stakeCents: Math.abs(amountCents),
    game,
  }));
  for (const { at, place } of cups) deeds.push({ kind: 'cup', at, won: place === 1 });
  for (const run of arcade) deeds.push({ kind: 'run', ...run });
  for (const { at, score } of runs) if (at !== null && score !== null) deeds.push({ kind: 'tutorial', at, score });
  if (factor?.enabledAt) deeds.push({ kind: 'second-factor', at: factor.enabledAt });
  return deeds.toSorted((a, b) => a.at - b.at);
}

const netOf = lookup((reader) =>
  reader
    .select({
      wonCents: sumInt(sql`case when ${outcomes.won} then ${outcomes.amountCents} else 0 end`),
      netCents: sumInt(sql`${outcomes.amountCents} - ${outcomes.feeCents}`),
    })
    .from(outcomes)
    .where(eq(outcomes.userId, placeholder('userId')))
    .prepare('earnings_by_user'),
);

export interface Earnings {
  /** Sum of the stakes won, and of the prizes beyond what was paid in for them. */
  readonly wonCents: number;
  /** Won less lost and less fees. */
  readonly netCents: number;
}

export async function readEarnings(reader: Reader, userId: string): Promise<Earnings> {
  const [row = { wonCents: 0, netCents: 0 }] = await netOf(reader, { userId });
  const { wonCents, cents } = await readPrizeTotals(reader, userId, 0, 0);
  return { wonCents: row.wonCents + wonCents, netCents: row.netCents + cents };
}
