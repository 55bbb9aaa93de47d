import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { engine } from '../../../db/client/kit.ts';
import { events } from '../../../db/events/event.table.ts';
import { prizes } from '../../../db/results/prize.table.ts';
import { HOUR } from '../../../domain/shared/time.ts';
import { endStream } from '../../../gateway/streams/end-stream.ts';
import { rawSql } from '../../support/raw-sql.ts';
import { accept, announced, decide, showStream } from '../../support/sponsorship-steps.ts';
import { sendStream } from '../../support/stream-steps.ts';
import { type EarningRow, listEarnings } from '../../../db/results/earning.queries.ts';
import { readEarnings, readUnlocked } from '../../../db/results/achievement.queries.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { unlockForContest } from '../../../gateway/results/unlock-achievements.ts';
import { readEarningsSummary } from '../../../gateway/results/boards/read-earnings.ts';
import { correctTournament } from '../../../gateway/tournaments/correction/correct-tournament.ts';
import { settledBattle } from '../../support/battle-steps.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { findViolations } from '../../support/invariants.ts';
import { type Cup, passTime, playMatch, playerAt, runningCup, tournamentOf } from '../../support/tournament-steps.ts';
import { World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterEach(async () => {
  await deliverEverything(world.deps, openLog('silent'));
  expect(await findViolations(world.db.read)).toEqual([]);
});
afterAll(() => world.close());

const EVERYTHING = { type: null, game: null, since: 0 };
const earningsOf = ({ userId }: Actor, filter: Partial<Parameters<typeof listEarnings>[2]> = {}) =>
  listEarnings(world.db.read, userId, { ...EVERYTHING, ...filter }, 100, null);
const centsOf = async (cup: Cup) =>
  (await Promise.all(cup.players.map((player) => earningsOf(player)))).map((rows) => rows.map(({ cents }) => cents));

/** Four who have put in 10.50 each, three matches won by the better seed, and everything paid: 24.00, 12.00 and twice 2.00. */
async function paidCup(more: Parameters<typeof runningCup>[2] = {}): Promise<Cup> {
  const cup = await runningCup(world, 4, { title: 'Night Cup', ...more });
  for (const match of [0, 1, 2]) await playMatch(world, cup, match, 0);
  await passTime(world);
  return cup;
}

it('a tournament is an earning of each of its players: the prize less buy-in and fee, to the cent of the wallet (EN-33)', async () => {
  const cup = await paidCup();
  const { endedAt } = await tournamentOf(world, cup.id);
  const [first] = await earningsOf(playerAt(cup, 0));
  const of = {
    id: cup.id,
    at: endedAt,
    type: 'tournament',
    source: 'tournament',
    game: 'Valorant',
    opponent: 'Night Cup',
    feeCents: null,
  };
  expect(first).toEqual({ ...of, cents: 13_50 });
  expect(await centsOf(cup)).toEqual([[13_50], [1_50], [-8_50], [-8_50]]);
  for (const player of cup.players) {
    const [one] = await earningsOf(player);
    expect(await world.balance(player)).toBe(100_00 + (one?.cents ?? Number.NaN));
  }
});

it('a free tournament moves no money and is no earning', async () => {
  expect(await centsOf(await paidCup({ buyInCents: 0 }))).toEqual([[], [], [], []]);
});

it('putting a tournament right changes the earnings of those whom it moves, under their date', async () => {
  const cup = await paidCup();
  const admin = await world.player({ role: 'administrator' });
  const { version, endedAt } = await tournamentOf(world, cup.id);
  world.pass(86_400_000);
  const final = { match: 2, winnerId: playerAt(cup, 1).userId, isDraw: false, games: null };
  const asked = { tournamentId: cup.id, results: [final], verdicts: [], version, reason: 'The recording shows it.' };
  await correctTournament(world.deps, admin, world.key(), asked);
  expect(await centsOf(cup)).toEqual([[1_50], [13_50], [-8_50], [-8_50]]);
  expect((await earningsOf(playerAt(cup, 1)))[0]?.at).toBe(endedAt);
});

it('where nobody has a place after all, everything goes back and there is no earning', async () => {
  const cup = await paidCup();
  const admin = await world.player({ role: 'administrator' });
  const { version } = await tournamentOf(world, cup.id);
  const verdicts = cup.players.map(({ userId }) => ({ userId, isCheat: true }));
  const asked = {
    tournamentId: cup.id,
    results: [],
    verdicts,
    version,
    reason: 'All four have used the same aim bot.',
  };
  await correctTournament(world.deps, admin, world.key(), asked);
  expect(await centsOf(cup)).toEqual([[], [], [], []]);
});

it('battles and tournaments stand in one list, newest first, page by page, and each type alone (EA-03, EA-04)', async () => {
  const cup = await paidCup();
  const [winner, loser] = [playerAt(cup, 0), playerAt(cup, 3)];
  world.pass(1_000);
  await settledBattle(world, winner, loser, 10_00);
  const again = await paidCup();
  const all = await earningsOf(winner);
  expect(all.map(({ type }) => type)).toEqual(['battle-win', 'tournament']);
  const pages: EarningRow[] = [];
  for (;;) {
    const past = pages.at(-1);
    const [next] = await listEarnings(world.db.read, winner.userId, EVERYTHING, 1, past ?? null);
    if (!next) break;
    pages.push(next);
  }
  expect(pages).toEqual(all);
  expect((await earningsOf(winner, { type: 'tournament' })).map(({ id }) => id)).toEqual([cup.id]);
  expect((await earningsOf(winner, { type: 'battle-loss' })).length).toBe(0);
  expect((await earningsOf(loser, { type: 'battle-loss' })).length).toBe(1);
  expect((await earningsOf(winner, { game: 'cs2', type: 'tournament' })).length).toBe(0);
  expect((await earningsOf(playerAt(again, 0))).map(({ id }) => id)).toEqual([again.id]);
});

it('sums, months and games are those of the list; what is counted of battles is that of battles alone (EA-02, EA-05)', async () => {
  const cup = await paidCup();
  const [winner, loser] = [playerAt(cup, 0), playerAt(cup, 3)];
  await settledBattle(world, winner, loser, 10_00);
  for (const player of [winner, loser]) {
    const list = await earningsOf(player);
    const cents = list.reduce((sum, one) => sum + one.cents, 0);
    const summary = await readEarningsSummary(world.deps, player.userId);
    expect(summary).toMatchObject({ totalCents: cents, thisMonthCents: cents, battles: 1, weeklyAverageCents: cents });
    expect(summary.months).toMatchObject([{ battles: 1, others: 1, earningsCents: cents }]);
    expect(summary.games.reduce((sum, { earningsCents }) => sum + earningsCents, 0)).toBe(cents);
    expect(summary.monthlyGoal.earnedCents).toBe(cents);
    expect((await readEarnings(world.db.read, player.userId)).netCents).toBe(cents);
  }
  const nobody = playerAt(cup, 1);
  expect(await readEarningsSummary(world.deps, nobody.userId)).toMatchObject({
    battles: 0,
    winRate: 0,
    games: [{ game: 'Valorant', battles: 0, others: 1, avgEarningsCents: 0, earningsCents: 1_50 }],
  });
});

it('whoever has finished or won one has the achievements for it, dated to its end; a champion found later too (PR-05)', async () => {
  const unlockedOf = async ({ userId }: Actor) => {
    await deliverEverything(world.deps, openLog('silent'));
    await passTime(world);
    return Object.fromEntries(
      (await readUnlocked(world.db.read, userId)).map((row) => [row.achievement, row.unlockedAt]),
    );
  };
  const cup = await paidCup();
  const { endedAt, version } = await tournamentOf(world, cup.id);
  expect(await unlockedOf(playerAt(cup, 0))).toEqual({ 'cups-1': endedAt, 'titles-1': endedAt });
  expect(await unlockedOf(playerAt(cup, 1))).toEqual({ 'cups-1': endedAt });
  const admin = await world.player({ role: 'administrator' });
  world.pass(HOUR);
  const final = { match: 2, winnerId: playerAt(cup, 1).userId, isDraw: false, games: null };
  const asked = { tournamentId: cup.id, results: [final], verdicts: [], version, reason: 'The recording shows it.' };
  await correctTournament(world.deps, admin, world.key(), asked);
  expect(await unlockedOf(playerAt(cup, 1))).toEqual({ 'cups-1': endedAt, 'titles-1': endedAt });
  expect(await unlockedOf(playerAt(await paidCup({ buyInCents: 0 }), 0))).toEqual({});
});

it('achievements of a tournament are given to each player in a transaction of their own, and told once (PR-05)', async () => {
  const cup = await paidCup();
  let transactions = 0;
  const transact: typeof world.db.transact = (work, signal) => {
    transactions++;
    return world.db.transact(work, signal);
  };
  const db = new Proxy(world.db, {
    get: (target, name): unknown => (name === 'transact' ? transact : Reflect.get(target, name, target)),
  });
  const job = { payload: { subjectId: cup.id, at: world.now } } as Parameters<typeof unlockForContest>[1];
  await unlockForContest({ ...world.deps, db }, job);
  expect(transactions).toBe(cup.players.length);
  await Promise.all([unlockForContest(world.deps, job), unlockForContest(world.deps, job)]);
  await deliverEverything(world.deps, openLog('silent'));
  await passTime(world);
  const told = await world.db.read.select().from(events).where(eq(events.type, 'achievement.unlocked'));
  const ofChampion = told.filter(({ concerns }) => concerns.includes(playerAt(cup, 0).userId));
  expect(ofChampion.map(({ entityId }) => entityId).toSorted()).toEqual(['cups-1', 'titles-1']);
});

it('what was paid out before earnings knew of it is written as it would be now', async () => {
  await paidCup();
  await paidCup({ buyInCents: 0 });
  const creator = await world.player();
  const staff = await world.player({ role: 'administrator' });
  for (const game of ['cs2', 'fortnite'] as const) {
    const accepted = await accept(world, creator, await announced(world, staff, { game, winsNeeded: null }));
    world.pass(HOUR);
    const stream = await sendStream(world, creator, { game });
    world.pass(HOUR);
    await endStream(world.deps, creator, stream, null);
    await showStream(world, creator, accepted, stream);
    await decide(world, staff, accepted);
  }
  const every = () => world.db.read.select().from(prizes).orderBy(asc(prizes.subjectId), asc(prizes.userId));
  const written = await every();
  expect(new Set(written.map(({ gameTitle }) => gameTitle))).toEqual(new Set(['Valorant', 'CS2', 'Fortnite']));
  const file = join(import.meta.dirname, `../../../db/migrations/${engine}/0041_prizes.sql`);
  const inserts = readFileSync(file, 'utf8')
    .split('--> statement-breakpoint')
    .filter((text) => text.includes('INSERT INTO'));
  await rawSql(world.url, 'DELETE FROM prizes', ...inserts);
  expect(await every()).toEqual(written);
});
