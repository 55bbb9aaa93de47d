import { must } from '../../domain/shared/refusals.ts';
import { DAY, HOUR, MINUTE } from '../../domain/shared/time.ts';
import { type Bracket, type Change, recordResult, startBracket } from '../../domain/tournaments/change-bracket.ts';
import { groupByPlace, isCountable, isCounted, ratedMatches } from '../../domain/tournaments/counted-tournament.ts';
import { type Pair, buildGraph, item } from '../../domain/tournaments/graph.ts';
import { seatsOf } from '../../domain/tournaments/lineup.ts';
import { type Meeting, type PlayerReport, callMatch } from '../../domain/tournaments/match-life.ts';
import {
  type TournamentKind,
  checkInAt,
  planOf,
  stakeOf,
  tournamentSubject,
} from '../../domain/tournaments/tournament.ts';
import { type User, lockUser } from '../accounts/index.ts';
import type { Tx } from '../client/database.ts';
import { countTournament } from '../results/index.ts';
import { drawHashOf, drawSeeds } from './draw-seeds.ts';
import { listEntrants, putEntrant, putStandings } from './entrant.queries.ts';
import { keepMatchReplays } from './keep-match-replays.ts';
import { insertLineup } from './lineup.queries.ts';
import { listMatches, putChange, updateMeeting } from './match.queries.ts';
import { payPrizes } from './pay-prizes.ts';
import { insertTournament, lockTournament, updateTournament } from './tournament.queries.ts';
import type { TournamentRow } from './tournament.table.ts';
import { bookOpening, holdGuarantee, holdStake } from '../wallet/index.ts';
import { type Begun, BRACKETS, COMPLETED, DRAWN, PREMIUM, RUNNING, type Sample, TOURNAMENTS } from './samples/cups.ts';
import type { Moment, Samples, Scene } from '../seed/scene.ts';

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

type Lineup = NonNullable<Sample['lineups']>[number];

/** So long the matches that are called or played may take here, so that there is something to see. */
const PLAYING_TIME = 26 * HOUR;

/** How long a match takes that is over here. */
const PLAYED = 10 * MINUTE;

/** Those who play, with what they paid in. */
async function openCast(scene: Scene, at: number): Promise<void> {
  for (const [n, username] of CAST.entries()) {
    const id = idOf(n);
    await scene.openAccount({ id, username, createdAt: at });
    await bookOpening(scene.tx, id, OPENING_CENTS, scene.booking(id, at));
  }
}

async function open(
  tx: Tx,
  scene: Scene,
  kind: TournamentKind,
  sample: Sample,
  now: number,
  at: number,
): Promise<void> {
  const { id, title, game, format, organiserId, buyInCents, capacity, prizeTable, startsInHours, rules = '' } = sample;
  const { isVerifiedOnly = false, entryCode = null, drawSecret = null, guaranteeCents = 0, lineups = [] } = sample;
  const times = { opensAt: at, startsAt: now + startsInHours * HOUR, checkInMinutes: 30 };
  const terms = {
    kind,
    format,
    hasThird: format === 'single',
    swissRounds: null,
    groupSize: 4,
    bestOf: [3, 1] as const,
    buyInCents,
    guaranteeCents,
    capacity,
    minEntrants: 4,
    prizeTable,
    isVerifiedOnly,
    isExclusive: entryCode !== null,
    teamSize: lineups[0]?.userIds.length ?? null,
    minRating: null,
    maxRating: null,
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
    seeding: drawSecret === null ? 'rating' : 'drawn',
    drawSecret,
    drawHash: drawSecret === null ? null : drawHashOf(drawSecret),
    privacy: 'public',
    entryCode,
    region: null,
    dueAt: checkInAt(terms),
    createdAt: at,
  });
  if (guaranteeCents === 0) return;
  const staker = await lockUser(tx, organiserId);
  if (!staker) throw new Error(`the scene has no ${organiserId}`);
  const context = { at, actorId: organiserId, newId: scene.idsAt(at) };
  await holdGuarantee(tx, tournamentSubject({ id, title }), { staker, stake: guaranteeCents }, context);
}

/** One of the cast takes a place, and pays for it as everybody does. */
async function enter(tx: Tx, scene: Scene, tournamentId: string, userId: string, at: number): Promise<void> {
  const staker = await lockUser(tx, userId);
  const row = await lockTournament(tx, tournamentId);
  if (!staker || !row) throw new Error(`the scene has no ${userId} or no ${tournamentId}`);
  await putEntrant(tx, { tournamentId, userId, teamId: null, status: 'entered', enteredAt: at });
  await updateTournament(tx, tournamentId, { entrants: row.entrants + 1 });
  if (row.buyInCents === 0) return;
  const context = { at, actorId: userId, newId: scene.idsAt(at) };
  await holdStake(tx, tournamentSubject(row), { staker, ...stakeOf(row) }, context);
}

/** A team takes a place with its line-up: all have agreed, and each pays the own share. */
async function enterTeam(tx: Tx, scene: Scene, tournamentId: string, lineup: Lineup, at: number): Promise<void> {
  const { teamId, userIds } = lineup;
  const [captainId = ''] = userIds;
  const stakers = new Map<string, User>();
  for (const userId of userIds.toSorted()) {
    const staker = await lockUser(tx, userId);
    if (staker) stakers.set(userId, staker);
  }
  const row = await lockTournament(tx, tournamentId);
  if (!row) throw new Error(`the scene has no ${tournamentId}`);
  const seats = seatsOf(row, userIds);
  const agreed = { tournamentId, captainId, teamId, askedAt: at - HOUR, agreedAt: at };
  await insertLineup(
    tx,
    seats.map((seat) => ({ ...seat, ...agreed })),
  );
  await putEntrant(tx, { tournamentId, userId: captainId, teamId, status: 'entered', enteredAt: at });
  await updateTournament(tx, tournamentId, { entrants: row.entrants + 1 });
  const context = { at, actorId: captainId, newId: scene.idsAt(at) };
  for (const { userId, stakeCents: stake, feeCents: fee } of seats) {
    const staker = stakers.get(userId);
    if (!staker) throw new Error(`the scene has no ${userId}`);
    await holdStake(tx, tournamentSubject(row), { staker, stake, fee }, context);
  }
}

/** Draws the bracket from those who entered and plays what is played of it; pays the prizes where that is all. */
async function play(tx: Tx, scene: Scene, { id: tournamentId, results }: Begun, now: number): Promise<void> {
  const row = await lockTournament(tx, tournamentId);
  if (!row) throw new Error(`the scene has no ${tournamentId}`);
  const { startsAt: startedAt } = row;
  const entrants = await listEntrants(tx, tournamentId);
  // Nobody of the cast is rated: by rating, whoever entered earlier goes before the others.
  const field = row.seeding === 'drawn' ? drawSeeds(row, entrants) : entrants;
  await putStandings(
    tx,
    field.map(({ userId, enteredAt }, seed) => {
      return { tournamentId, userId, teamId: null, status: 'here', enteredAt, seed, place: null, prizeCents: 0 };
    }),
  );
  const begun = { status: 'running', dueAt: null, startedAt, field: field.length } as const;
  await updateTournament(tx, tournamentId, { ...begun, version: 1 + results.length });
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
  const first = startBracket(buildGraph(planOf(row, field.length)));
  const rows = first.bracket.graph.matches.map((_, match) => match);
  await write({ ...first, rows, met: new Set(rows) }, startedAt, new Map());
  let bracketNow: Bracket = first.bracket;
  let at = startedAt;
  for (const [match, winner] of results) {
    at += 11 * MINUTE;
    const wins = (item(bracketNow.graph.matches, match).bestOf + 1) / 2;
    const games: Pair<number> = winner === 0 ? [wins, 0] : [0, wins];
    const change = must(recordResult(bracketNow, match, { winner, how: 'played', games }));
    const reportOf = (side: number): PlayerReport => {
      const recordingUrl = `https://recordings.example/${tournamentId}/${match}/${side}`;
      return { games, recordingUrl, at };
    };
    const words: Pair<PlayerReport> = [reportOf(0), reportOf(1)];
    const meeting = { status: 'decided', here: [true, true], words, begunAt: at - PLAYED, dueAt: null } as const;
    await write(change, at, new Map([[match, meeting]]));
    bracketNow = change.bracket;
  }
  if (bracketNow.folded.isOver) return pay(tx, scene, { ...row, ...begun }, bracketNow, at);
  for (const match of await listMatches(tx, tournamentId))
    if (match.status === 'check-in') await updateMeeting(tx, match, meetingNow(results.length > 0, now));
}

/** Of a tournament that goes on the called matches are being played; of one that has just begun, nobody is there yet. */
const meetingNow = (isUnderWay: boolean, now: number): Meeting => ({
  ...callMatch(now),
  ...(isUnderWay && { status: 'playing', here: [true, true], begunAt: now }),
  dueAt: now + PLAYING_TIME,
});

/** Pays the prizes and counts the tournament, as is done when the last match is decided. */
async function pay(tx: Tx, scene: Scene, row: TournamentRow, bracket: Bracket, at: number): Promise<void> {
  const { id: tournamentId, game } = row;
  await payPrizes(tx, row, bracket, { at, actorId: null, newId: scene.idsAt(at) });
  const players = (await listEntrants(tx, tournamentId)).map(({ userId }) => userId);
  const matches = ratedMatches(bracket).map(({ winner, loser }) => {
    return { winnerId: item(players, winner), loserId: item(players, loser) };
  });
  if (isCountable(row) && isCounted(groupByPlace(players, []), []))
    await countTournament(tx, { tournamentId, game, players, matches, at });
}

/**
 * The six samples of each list, in the order of time: one bracket is full, one is half played (BG-20, BG-21, BG-22). Of the
 * premium ones two more have begun: one is over and paid, and of one the seeds are drawn.
 */
function past(scene: Scene): Moment[] {
  const { tx, now } = scene;
  const castAt = now - 40 * DAY;
  const moments: Moment[] = [{ at: castAt, happens: () => openCast(scene, castAt) }];
  const tell = (kind: TournamentKind, sample: Sample, openedAt: number): void => {
    moments.push({ at: openedAt, happens: () => open(tx, scene, kind, sample, now, openedAt) });
    const [count, from] = sample.entered;
    for (let n = 0; n < count; n++) {
      const at = openedAt + (n + 1) * 47 * MINUTE;
      const userId = idOf((from + n) % CAST.length);
      moments.push({ at, happens: () => enter(tx, scene, sample.id, userId, at) });
    }
    for (const [n, lineup] of (sample.lineups ?? []).entries()) {
      const at = openedAt + (n + 1) * 3 * HOUR;
      moments.push({ at, happens: () => enterTeam(tx, scene, sample.id, lineup, at) });
    }
  };
  for (const [n, sample] of TOURNAMENTS.entries()) tell('tournament', sample, now - 3 * DAY - n * 20 * MINUTE);
  for (const [n, sample] of PREMIUM.entries()) tell('premium', sample, now - DAY - n * 20 * MINUTE);
  for (const [n, sample] of BRACKETS.entries()) tell('bracket', sample, now - 2 * DAY - n * 20 * MINUTE);
  for (const [kind, sample] of [
    ['bracket', RUNNING],
    ['premium', COMPLETED],
    ['premium', DRAWN],
  ] as const) {
    const startsAt = now + sample.startsInHours * HOUR;
    tell(kind, sample, startsAt - 4 * DAY);
    moments.push({ at: startsAt, happens: () => play(tx, scene, sample, now) });
  }
  return moments;
}

export const samples: Samples = { past, order: 3, follows: ({ tx, now }) => keepMatchReplays(tx, COMPLETED.id, now) };
