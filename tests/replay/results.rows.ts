import { ACHIEVEMENTS } from '../../domain/results/achievements.ts';
import { PRIZE_KINDS } from '../../domain/results/earnings.ts';
import { HIGH_WAGER_CENTS, searchKeyOf } from '../../domain/results/replay.ts';
import { spansAt } from '../../domain/results/spans.ts';
import { BATTLE_GAMES } from '../../domain/shared/games.ts';
import { REGIONS } from '../../domain/shared/regions.ts';
import { DAY, HOUR, utcDay } from '../../domain/shared/time.ts';
import type { Tx } from '../../db/client/database.ts';
import { achievements } from '../../db/results/achievement.table.ts';
import { countedTournaments, leaders, ratingHistory, ratings } from '../../db/results/leader.table.ts';
import { prizes } from '../../db/results/prize.table.ts';
import { replayClips, replayHighlights, replayViews, replays } from '../../db/results/replay.table.ts';
import { gameRecords, playerStats } from '../../db/results/result.table.ts';
import { countedRuns } from '../../db/results/run.table.ts';
import { insertUpload } from '../../db/uploads/upload.queries.ts';
import { edgeUser } from './accounts.rows.ts';
import { edgeBattle } from './battles.rows.ts';
import type { Edges } from './data.ts';
import { EDGES, WORDS } from './words.ts';

const nth = <T>(values: readonly T[], n: number): T => values[n % values.length] as T;
const two = (n: number): string => String(n).padStart(2, '0');

export const edgeReplay = (n: number): string => `replay-${two(n)}`;
export const edgeCup = (n: number): string => `edge-cup-${n}`;
export const edgeClip = (n: number): string => `clip-${two(n)}`;
/** So that several of them can be added up. */
const cents = (n: number): number => nth(EDGES, n) % 2 ** 40;

/** Boards, ratings, prizes and replays with places, games and instants that several share. */
export async function addRows(tx: Tx, edges: Edges): Promise<void> {
  for (const [n] of WORDS.entries()) {
    await addFigures(tx, edges, n);
    await addPlaces(tx, edges, n);
    await addPrizes(tx, edges, n);
    await addReplay(tx, edges, n);
  }
}

async function addFigures(tx: Tx, { now }: Edges, n: number): Promise<void> {
  const userId = edgeUser(n);
  const battles = 6 + (n % 3);
  for (const part of [0, 1, 2])
    await tx
      .insert(achievements)
      .values({ userId, achievement: nth(ACHIEVEMENTS, n + part).id, unlockedAt: now - part * (n % 2) });
  await tx.insert(playerStats).values({
    userId,
    battles: 2 * battles,
    wins: n % 6,
    stakedCents: nth(EDGES, n),
    streak: n % 2,
    bestStreak: n % 4,
  });
  for (const game of [nth(BATTLE_GAMES, n), nth(BATTLE_GAMES, n + 1)]) {
    await tx.insert(gameRecords).values({ userId, game, battles, wins: n % 6 });
    await tx.insert(ratings).values({
      userId,
      game,
      muMicro: 25_000_000 + n,
      sigmaMicro: 8_333_333,
      rating: 1_000 + (n % 4),
      battles,
      matches: n % 2,
      updatedAt: nth(EDGES, n),
    });
  }
  await tx.insert(countedRuns).values(
    [0, 1, 2].map((part) => ({
      runId: `counted-${two(n)}-${part}`,
      userId: edgeUser(n % 6),
      game: nth(['turncoat', 'spark-line'], part),
      won: (n + part) % 2 === 0,
      at: now - Math.floor(n / 3) * HOUR,
    })),
  );
}

async function addPlaces(tx: Tx, { now }: Edges, n: number): Promise<void> {
  const [week = '', month = '', alltime = ''] = spansAt(now);
  for (const [span, game, region] of [
    [alltime, 'overall', 'global'],
    [week, nth(BATTLE_GAMES, n), 'global'],
    [month, 'overall', nth(REGIONS, n)],
    [alltime, 'cs2', 'eu'],
  ] as const)
    await tx.insert(leaders).values({
      span,
      game,
      region,
      userId: edgeUser(n),
      // Groups of equals, and among them some with the same share of wins.
      earningsCents: n % 9 === 0 ? -nth(EDGES, n) : 100_00 * (n % 4),
      battles: n % 8 === 0 ? 0 : 4,
      wins: n % 8 === 0 ? 0 : n % 3,
      isListed: n % 7 !== 3,
    });
  await tx.insert(countedTournaments).values({
    tournamentId: edgeCup(n % 9),
    userId: edgeUser(n < 9 ? 0 : n),
    game: nth(['cs2', 'valorant'], n % 9),
    region: n % 4 === 0 ? null : nth(REGIONS, n),
    matches: 3,
    wins: n % 4,
    earningsCents: n % 2 === 0 ? cents(n) : -cents(n),
    rating: n % 5 === 4 ? null : 1_000 + n,
    at: now - Math.floor((n % 9) / 3) * HOUR,
  });
  // Those of the battles that somebody has won; the others have not counted.
  if (n % 2 === 0)
    await tx.insert(ratingHistory).values({
      userId: edgeUser(0),
      game: nth(['cs2', 'valorant'], n / 2),
      battleId: edgeBattle(n),
      rating: 1_000 + n,
      region: n % 3 === 0 ? null : nth(REGIONS, n),
      at: now - Math.floor(n / 8) * HOUR,
    });
}

async function addPrizes(tx: Tx, { now }: Edges, n: number): Promise<void> {
  for (const part of [0, 1]) {
    const kind = nth(PRIZE_KINDS, n + part);
    await tx.insert(prizes).values({
      kind,
      subjectId: part === 0 && n >= 9 ? edgeCup(n) : `prized-${two(n)}-${part}`,
      userId: edgeUser(part === 0 ? 0 : n),
      game: nth(BATTLE_GAMES, n),
      gameTitle: nth(['Ж', 'Counter-Strike 2', 'Аз'], n),
      title: nth(WORDS, n),
      opponentId: n % 3 === 0 ? null : edgeUser(n + 1),
      place: n % 4 === 3 ? null : 1 + (n % 4),
      paidCents: n % 5 === 0 ? 0 : cents(n),
      prizeCents: cents(n + 1),
      at: now - Math.floor(n / 3) * 9 * DAY,
    });
  }
}

async function addReplay(tx: Tx, { now, newId }: Edges, n: number): Promise<void> {
  const creatorId = edgeUser(n % 2 === 0 ? 0 : n);
  const opponentId = creatorId === edgeUser(1) ? edgeUser(2) : edgeUser(1);
  await tx.insert(replays).values({
    id: edgeReplay(n),
    tournamentId: n % 5 === 0 ? edgeCup(n % 2) : null,
    match: n % 5 === 0 ? n : null,
    title: nth(WORDS, n),
    titleKey: searchKeyOf(nth(WORDS, n)),
    game: nth(BATTLE_GAMES, n % 3),
    creatorId,
    opponentId,
    winnerId: n % 3 === 0 ? creatorId : opponentId,
    score: n % 2 === 0 ? '' : '13–9',
    stakeCents: n % 6 === 0 ? HIGH_WAGER_CENTS - 1 : n % 6 === 1 ? HIGH_WAGER_CENTS : nth(EDGES, n),
    durationMs: nth(EDGES, n),
    recordingUrl: n % 4 === 0 ? '' : `https://videos.example/${nth(WORDS, n)}`,
    isPublic: n % 7 !== 6,
    views: n,
    at: now - Math.floor(n / 3) * HOUR,
  });
  for (const [part, playerId] of [creatorId, opponentId].entries()) {
    await tx.insert(replayHighlights).values({
      id: newId(),
      replayId: edgeReplay(n),
      authorId: playerId,
      atSeconds: n % 4 === 0 ? 7 : nth(EDGES, n + part),
      text: nth(WORDS, n + part),
      at: now - Math.floor(n / 3) * HOUR,
    });
    for (let day = 0; day <= n % 3; day++)
      await tx.insert(replayViews).values({ replayId: edgeReplay(n), userId: playerId, day: utcDay(now - day * DAY) });
    if ((n + part) % 3 !== 0) continue;
    const id = edgeClip(2 * n + part);
    await insertUpload(tx, {
      id,
      ownerId: playerId,
      purpose: 'clip',
      contentType: 'video/mp4',
      name: nth(WORDS, n),
      bytes: Buffer.from([0, 1, 2, 253, 254, 255]),
      createdAt: now,
      expiresAt: null,
      object: null,
    });
    await tx
      .insert(replayClips)
      .values({ replayId: edgeReplay(n), playerId, uploadId: id, sizeBytes: nth(EDGES, n), at: now - (n % 2) });
  }
}
