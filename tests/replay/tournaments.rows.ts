import { searchKeyOf } from '../../domain/shared/search.ts';
import { BATTLE_GAMES } from '../../domain/shared/games.ts';
import { REGIONS } from '../../domain/shared/regions.ts';
import { DAY, HOUR } from '../../domain/shared/time.ts';
import { ENDINGS, MATCH_STATES } from '../../domain/tournaments/fold.ts';
import { MEETING_STATUSES } from '../../domain/tournaments/match-life.ts';
import {
  ENTRANT_STATUSES,
  FORMATS,
  SEEDINGS,
  TOURNAMENT_DECISIONS,
  TOURNAMENT_KINDS,
  TOURNAMENT_STATUSES,
} from '../../domain/tournaments/tournament.ts';
import type { Tx } from '../../db/client/database.ts';
import { teams } from '../../db/teams/team.table.ts';
import {
  tournamentEntrants,
  tournamentFacts,
  tournamentLineups,
  tournamentLog,
  tournamentMatches,
  tournaments,
} from '../../db/tournaments/tournament.table.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Edges } from './data.ts';
import { EDGES, WORDS } from './words.ts';

const nth = <T>(values: readonly T[], n: number): T => values[n % values.length] as T;
const two = (n: number): string => String(n).padStart(2, '0');

export const edgeTournament = (n: number): string => `edge-tournament-${two(n)}`;
export const edgeTeam = (n: number): string => `tournament-team-${n % 4}`;

/** Every third is played by teams. */
const isOfTeams = (n: number): boolean => n % 3 === 2;

/** Tournaments of every kind and standing, several of one instant, each with entrants, matches, facts and decisions. */
export async function addRows(tx: Tx, edges: Edges): Promise<void> {
  await tx.insert(teams).values(
    [0, 1, 2, 3].map((n) => ({
      id: edgeTeam(n),
      name: `Ж-${n}`,
      nameKey: `tournament-team-${n}`,
      description: '',
      logoId: n % 2 === 0 ? null : `logo-${n}`,
      inviteCode: `CUPTEAM${n}`,
      createdAt: edges.now,
    })),
  );
  for (let n = 0; n < 2 * WORDS.length; n++) {
    await addTournament(tx, edges, n);
    await addEntrants(tx, edges, n);
    await addMatches(tx, edges, n);
    await addLog(tx, edges, n);
  }
}

async function addTournament(tx: Tx, { now }: Edges, n: number): Promise<void> {
  const status = nth(TOURNAMENT_STATUSES, n);
  const isBegun = status === 'running' || status === 'completed';
  const isOver = status === 'completed' || status === 'cancelled';
  const createdAt = now - Math.floor(n / 5) * HOUR;
  await tx.insert(tournaments).values({
    id: edgeTournament(n),
    // A kind has many of each standing.
    kind: nth(TOURNAMENT_KINDS, Math.floor(n / 18)),
    status,
    organiserId: edgeUser(n % 2 === 0 ? 0 : n),
    title: nth(WORDS, n),
    searchKey: searchKeyOf(nth(WORDS, n)),
    rules: nth(WORDS, n + 1),
    game: nth(BATTLE_GAMES, n % 4),
    format: nth(FORMATS, n),
    hasThird: n % 2 === 0,
    swissRounds: n % 5 === 3 ? 3 : null,
    groupSize: 4,
    bestOf: n % 2 === 0 ? [1] : [3, 1],
    buyInCents: nth(EDGES, n),
    feeCents: n % 3,
    guaranteeCents: nth(EDGES, n + 1),
    capacity: 8,
    minEntrants: 2,
    entrants: n % 9,
    prizeTable: n % 2 === 0 ? [100] : [70, 30],
    seeding: nth(SEEDINGS, n),
    drawSecret: n % 3 === 2 ? `secret-${n}` : null,
    drawHash: n % 3 === 2 ? `hash-${n}` : null,
    privacy: n % 7 === 6 ? 'code' : 'public',
    entryCode: n % 7 === 6 ? `CODE${n}` : null,
    region: n % 4 === 0 ? nth(REGIONS, n) : null,
    isVerifiedOnly: n % 5 === 0,
    isExclusive: n % 11 === 0,
    teamSize: isOfTeams(n) ? 2 : null,
    minRating: n % 4 === 1 ? n : null,
    maxRating: n % 4 === 2 ? nth(EDGES, n) : null,
    opensAt: createdAt,
    startsAt: now + DAY,
    checkInMinutes: 30,
    field: isBegun ? 4 : null,
    version: n,
    dueAt: isOver ? null : now + ((n % 3) - 1) * HOUR,
    createdAt,
    startedAt: isBegun ? createdAt + 1 : null,
    endedAt: isOver ? createdAt + 2 : null,
    cancelReason: status === 'cancelled' ? nth(WORDS, n) : null,
    heldUntil: n % 8 === 4 ? nth(EDGES, n) : null,
    holdReason: n % 8 === 4 ? nth(WORDS, n) : null,
  });
}

async function addEntrants(tx: Tx, { now }: Edges, n: number): Promise<void> {
  // One is in all of them, the others in several.
  const captains = [...new Set([1, n, n + 6, n + 9].map(edgeUser))];
  for (const [seed, userId] of captains.entries()) {
    const enteredAt = now - Math.floor((n + seed) / 4) * HOUR;
    await tx.insert(tournamentEntrants).values({
      tournamentId: edgeTournament(n),
      userId,
      teamId: isOfTeams(n) ? edgeTeam(seed) : null,
      status: nth(ENTRANT_STATUSES, n + 3 * seed),
      enteredAt,
      seed: n % 5 === 4 && seed > 1 ? null : seed,
      place: n % 4 === 3 && seed === 3 ? null : seed + 1,
      prizeCents: nth(EDGES, n + seed),
    });
    if (!isOfTeams(n)) continue;
    const rows = [userId, edgeUser(n + 14 + seed)].map((player) => ({
      tournamentId: edgeTournament(n),
      userId: player,
      captainId: userId,
      teamId: edgeTeam(seed),
      stakeCents: nth(EDGES, n),
      feeCents: seed,
      askedAt: enteredAt,
      agreedAt: seed === 3 ? null : enteredAt + 1,
    }));
    await tx.insert(tournamentLineups).values(rows).onConflictDoNothing();
  }
  if (!isOfTeams(n)) return;
  // Those of whom not all have agreed yet.
  const proposed = { tournamentId: edgeTournament(n), captainId: edgeUser(n + 4), teamId: edgeTeam(n), askedAt: now };
  await tx
    .insert(tournamentLineups)
    .values({ ...proposed, userId: edgeUser(n + 4), stakeCents: 1, feeCents: 0, agreedAt: null })
    .onConflictDoNothing();
}

async function addMatches(tx: Tx, { now, newId }: Edges, n: number): Promise<void> {
  for (let match = 0; match < 3; match++) {
    const isPlayed = (n + match) % 4 !== 3;
    await tx.insert(tournamentMatches).values({
      tournamentId: edgeTournament(n),
      match,
      one: match === 2 ? -1 : match,
      other: match === 2 ? -2 : 3 - match,
      state: nth(MATCH_STATES, n + match),
      winner: isPlayed ? match : -1,
      how: isPlayed ? nth(ENDINGS, match === 0 ? 0 : n) : null,
      gamesOne: 2,
      gamesOther: n % 2,
      attempt: nth(EDGES, n) % 2 ** 40,
      status: nth(MEETING_STATUSES, n + match),
      here: [n % 2 === 0, match === 0],
      words: [n % 3 === 0 ? null : { games: [2, 0], recordingUrl: `https://é.example/${n}`, at: now }, null],
      begunAt: n % 2 === 0 ? now : null,
      dueAt: n % 3 === 0 ? null : now + ((n % 3) - 1) * HOUR - 1,
    });
    await tx.insert(tournamentFacts).values({
      id: newId(),
      tournamentId: edgeTournament(n),
      fact:
        match === 2
          ? { kind: 'out', entrant: 1, isCheat: n % 2 === 0 }
          : { kind: 'result', match, pair: [match, 3 - match], winner: n % 3 === 0 ? null : 0, how: 'played' },
      byId: match === 1 ? null : edgeUser(n % 4),
      at: now - Math.floor(n / 5) * HOUR,
      voidedAt: (n + match) % 4 === 0 ? now : null,
      voidedBy: (n + match) % 4 === 0 ? 'decision' : null,
    });
  }
}

async function addLog(tx: Tx, { now, newId }: Edges, n: number): Promise<void> {
  for (let part = 0; part < 4; part++) {
    const what =
      part < 2 ? nth(['announcement', 'prizes-held'] as const, n + part) : nth(TOURNAMENT_DECISIONS, n + part);
    await tx.insert(tournamentLog).values({
      id: newId(),
      tournamentId: edgeTournament(n < 9 ? 0 : n),
      byId: edgeUser((n + part) % 5),
      what,
      match: part === 3 ? 1 : null,
      entrantId: part === 2 ? edgeUser(n) : null,
      reason: nth(WORDS, n + part),
      fallen: nth(EDGES, n),
      at: now - Math.floor(n / 3) * HOUR,
      withdrawnAt: what === 'announcement' && n % 4 === 3 ? now : null,
    });
  }
}
