import { must } from '../../domain/shared/refusals.ts';
import { DAY, HOUR, MINUTE } from '../../domain/shared/time.ts';
import { type Bracket, type Change, recordResult, startBracket } from '../../domain/tournaments/change-bracket.ts';
import { type Pair, buildGraph, item } from '../../domain/tournaments/graph.ts';
import { type PlayerReport, callMatch } from '../../domain/tournaments/match-life.ts';
import {
  type TournamentKind,
  checkInAt,
  planOf,
  stakeOf,
  tournamentSubject,
} from '../../domain/tournaments/tournament.ts';
import { lockUser } from '../accounts/user.queries.ts';
import type { Tx } from '../client/database.ts';
import { putEntrant, putStandings } from '../tournaments/entrant.queries.ts';
import { listMatches, putChange, updateMeeting } from '../tournaments/match.queries.ts';
import { insertTournament, lockTournament, updateTournament } from '../tournaments/tournament.queries.ts';
import { bookOpening, holdStake } from '../wallet/index.ts';
import { openSampleAccount } from './sample-account.ts';
import { BRACKETS, PREMIUM, RUNNING, type Sample, TOURNAMENTS } from './sample-tournaments.ts';
import type { Moment, Scene } from './scene.ts';

/** Who plays in the sample tournaments; nobody signs in as them. */
const CAST = [
  'VoltRunner',
  'GlassCannon',
  'MidnightFox',
  'SableShot',
  'QuietStorm',
  'TurboLynx',
  'NeonDrift',
  'HexHunter',
  'RustyBlade',
  'CobaltKid',
  'ZeroRecoil',
  'PaperTiger',
  'SaltyOtter',
  'GrimTide',
  'LuckyDraw',
  'SolarFlare',
] as const;
const idOf = (n: number): string => `cup-player-${n + 1}`;
const OPENING_CENTS = 1_000_00;

/** The results that are in, in the order of matches: which side won. Then the bracket is half filled. */
const RESULTS: readonly (readonly [match: number, winner: 0 | 1])[] = [
  ...([0, 0, 1, 0, 0, 1, 0, 0] as const).map((winner, match) => [match, winner] as const),
  [8, 0],
  [9, 1],
  [15, 0],
  [16, 1],
];
/** So long the matches that are being played may take here, so that there is something to see. */
const PLAYING_TIME = 26 * HOUR;

/** Those who play, with what they paid in. */
async function openCast(tx: Tx, scene: Scene, passwordHash: string, at: number): Promise<void> {
  for (const [n, username] of CAST.entries()) {
    const id = idOf(n);
    await openSampleAccount(tx, { id, username, passwordHash, createdAt: at });
    await bookOpening(tx, id, OPENING_CENTS, scene.booking(id, at));
  }
}

async function open(tx: Tx, kind: TournamentKind, sample: Sample, now: number, at: number): Promise<void> {
  const { id, title, game, format, organiserId, buyInCents, capacity, prizeTable, startsInHours, rules = '' } = sample;
  const { isVerifiedOnly = false, entryCode = null } = sample;
  const times = { opensAt: at, startsAt: now + startsInHours * HOUR, checkInMinutes: 30 };
  const terms = {
    kind,
    format,
    hasThird: format === 'single',
    swissRounds: null,
    groupSize: 4,
    bestOf: [3, 1] as const,
    buyInCents,
    capacity,
    minEntrants: 4,
    prizeTable,
    isVerifiedOnly,
    isExclusive: entryCode !== null,
    ...times,
  };
  await insertTournament(tx, {
    ...terms,
    id,
    title,
    game,
    rules,
    organiserId,
    status: 'registration',
    feeCents: stakeOf(terms).fee,
    seeding: 'rating',
    drawSecret: null,
    drawHash: null,
    privacy: 'public',
    entryCode,
    region: null,
    dueAt: checkInAt(terms),
    createdAt: at,
  });
}

/** One of the cast takes a place, and pays for it as everybody does. */
async function enter(tx: Tx, scene: Scene, tournamentId: string, userId: string, at: number): Promise<void> {
  const staker = await lockUser(tx, userId);
  const row = await lockTournament(tx, tournamentId);
  if (!staker || !row) throw new Error(`the scene has no ${userId} or no ${tournamentId}`);
  await putEntrant(tx, { tournamentId, userId, status: 'entered', enteredAt: at });
  await updateTournament(tx, tournamentId, { entrants: row.entrants + 1 });
  if (row.buyInCents === 0) return;
  const context = { at, actorId: userId, newId: scene.idsAt(at) };
  await holdStake(tx, tournamentSubject(row), { staker, ...stakeOf(row) }, context);
}

/** Draws the bracket from the cast and plays half of it. */
async function play(tx: Tx, scene: Scene, now: number, startedAt: number): Promise<void> {
  const tournamentId = RUNNING.id;
  const row = await lockTournament(tx, tournamentId);
  if (!row) throw new Error(`the scene has no ${tournamentId}`);
  await putStandings(
    tx,
    CAST.map((_, seed) => ({
      tournamentId,
      userId: idOf(seed),
      status: 'here',
      enteredAt: startedAt - DAY + seed * MINUTE,
      seed,
      place: null,
      prizeCents: 0,
    })),
  );
  const write = (change: Change, at: number, own: Parameters<typeof putChange>[2]['own']) =>
    putChange(tx, change, {
      tournamentId,
      at,
      byId: null,
      newId: scene.idsAt(at),
      decisionId: tournamentId,
      stored: new Map(),
      own,
    });
  const first = startBracket(buildGraph(planOf(row, CAST.length)));
  const rows = first.bracket.graph.matches.map((_, match) => match);
  await write({ ...first, rows, met: new Set(rows) }, startedAt, new Map());
  let bracketNow: Bracket = first.bracket;
  for (const [n, [match, winner]] of RESULTS.entries()) {
    const at = startedAt + (n + 1) * 11 * MINUTE;
    const wins = (item(bracketNow.graph.matches, match).bestOf + 1) / 2;
    const games: Pair<number> = winner === 0 ? [wins, 0] : [0, wins];
    const change = must(recordResult(bracketNow, match, { winner, how: 'played', games }));
    const reportOf = (side: number): PlayerReport => {
      const recordingUrl = `https://recordings.example/${tournamentId}/${match}/${side}`;
      return { games, recordingUrl, at };
    };
    const words: Pair<PlayerReport> = [reportOf(0), reportOf(1)];
    const meeting = { status: 'decided', here: [true, true], words, dueAt: null } as const;
    await write(change, at, new Map([[match, meeting]]));
    bracketNow = change.bracket;
  }
  for (const match of await listMatches(tx, tournamentId))
    if (match.status === 'check-in')
      await updateMeeting(tx, match, {
        ...callMatch(now),
        status: 'playing',
        here: [true, true],
        dueAt: now + PLAYING_TIME,
      });
  await updateTournament(tx, tournamentId, {
    status: 'running',
    dueAt: null,
    startedAt,
    field: CAST.length,
    version: 1 + RESULTS.length,
  });
}

/** The six samples of each list, in the order of time: one bracket is full, one is half played (BG-20, BG-21, BG-22). */
export function tournamentMoments(tx: Tx, scene: Scene, passwordHash: string, now: number): Moment[] {
  const castAt = now - 40 * DAY;
  const moments: Moment[] = [{ at: castAt, happens: () => openCast(tx, scene, passwordHash, castAt) }];
  const tell = (kind: TournamentKind, sample: Sample, openedAt: number): void => {
    moments.push({ at: openedAt, happens: () => open(tx, kind, sample, now, openedAt) });
    const [count, from] = sample.entered;
    for (let n = 0; n < count; n++) {
      const at = openedAt + (n + 1) * 47 * MINUTE;
      const userId = idOf((from + n) % CAST.length);
      moments.push({ at, happens: () => enter(tx, scene, sample.id, userId, at) });
    }
  };
  for (const [n, sample] of TOURNAMENTS.entries()) tell('tournament', sample, now - 3 * DAY - n * 20 * MINUTE);
  for (const [n, sample] of PREMIUM.entries()) tell('premium', sample, now - DAY - n * 20 * MINUTE);
  for (const [n, sample] of BRACKETS.entries()) tell('bracket', sample, now - 2 * DAY - n * 20 * MINUTE);
  tell('bracket', RUNNING, now - 4 * DAY);
  const startedAt = now + RUNNING.startsInHours * HOUR;
  moments.push({ at: startedAt, happens: () => play(tx, scene, now, startedAt) });
  return moments;
}
