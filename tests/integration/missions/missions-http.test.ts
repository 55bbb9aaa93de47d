import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addDeed } from '../../../db/missions/mission.queries.ts';
import { missionDeeds } from '../../../db/missions/mission.table.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { missions } from '../../../gateway/missions/room.ts';
import { report, startedBattle } from '../../support/battle-operations.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { findViolations } from '../../support/invariants.ts';
import { coinsOf, complete, completeMany } from '../../support/mission-steps.ts';
import { goLive } from '../../support/socket-client.ts';

const FIELDS =
  'id title progress target unit status unlockedBy coins claimableAt claimUntil category reward { type amount label }';
const BOARD = `query ($tab: MissionTab!, $zone: String) { missions(tab: $tab, zone: $zone) {
  tab resetsAt paidCoins capCoins factor factorUntil missions { ${FIELDS} } waiting { ${FIELDS} } } }`;
const CLAIM = 'mutation ($id: ID!) { claimMission(id: $id) }';
const OPEN = 'mutation ($zone: String!) { openDay(zone: $zone) }';

interface Seen {
  readonly id: string;
  readonly title: string;
  readonly progress: number;
  readonly status: string;
  readonly unlockedBy: string | null;
  readonly coins: number;
  readonly claimableAt: number | null;
  readonly claimUntil: number | null;
}
interface Board {
  readonly resetsAt: number;
  readonly paidCoins: number;
  readonly capCoins: number;
  readonly factor: number;
  readonly missions: readonly Seen[];
  readonly waiting: readonly Seen[];
}

let gate: HttpGateway;
let keys = 0;
beforeAll(async () => {
  gate = await HttpGateway.open();
  await deliver();
});
afterEach(async () => {
  expect(await findViolations(gate.db.read)).toEqual([]);
});
afterAll(() => gate.close());

const deliver = () => deliverEverything(gate.deps, openLog('silent'));
const board = async (player: SignedIn, tab = 'DAILY', zone = 'UTC') =>
  (await player.ask<{ missions: Board }>(BOARD, { tab, zone })).missions;
const claim = (player: SignedIn, id: string, key = `missions-key-${++keys}`) =>
  player.graphql(CLAIM, { id }, { 'idempotency-key': key });
const bySeen = (seen: Board, title: string) => seen.missions.find((one) => one.title === title);

describe('the missions of a player', () => {
  test('are the daily and the weekly ones, with what they pay and what a locked one waits for (MI-01, MI-06, MI-08, EN-43, BC-18)', async () => {
    const player = await gate.player({ verification: 'unverified' });
    const daily = await board(player);
    expect(daily.missions.map(({ title, coins, status, unlockedBy }) => [title, coins, status, unlockedBy])).toEqual([
      ['Play 3 Arcade Games', 25, 'ACTIVE', null],
      ['Join 1 Battle', 50, 'ACTIVE', null],
      ['Win 2 Games', 75, 'ACTIVE', null],
      ['Complete all daily missions', 150, 'ACTIVE', null],
    ]);
    const weekly = await board(player, 'WEEKLY');
    expect(weekly.missions.map(({ title, status, unlockedBy }) => [title, status, unlockedBy])).toEqual([
      ['Win 2 battles', 'ACTIVE', null],
      ['Reach 10 targets', 'ACTIVE', null],
      ['Stake $100 in battles', 'LOCKED', 'VERIFIED'],
      ['Watch streams for an hour', 'ACTIVE', null],
      ['Make 3 friends', 'ACTIVE', null],
      ['Win 10 Games', 'ACTIVE', null],
    ]);
    const KNOWN =
      'query ($zone: String) { missions(tab: DAILY, zone: $zone) { isZoneKnown resetsAt } streak(zone: $zone) { days } }';
    const utc = (await player.ask<{ missions: { resetsAt: number } }>(KNOWN, { zone: 'UTC' })).missions.resetsAt;
    for (const zone of ['Mars/Olympus', '', 'undefined', 'Etc/Unknown'])
      expect(await player.ask(KNOWN, { zone }), zone).toMatchObject({
        missions: { isZoneKnown: false, resetsAt: utc },
      });
    for (const zone of ['Europe/Berlin', '+05:45', 'UTC'])
      expect(await player.ask(KNOWN, { zone }), zone).toMatchObject({ missions: { isZoneKnown: true } });
  });

  test('begin anew at midnight and on Monday in the zone of the player (MI-02)', async () => {
    const player = await gate.player();
    // Noon in London, ten at night in Brisbane.
    expect((await board(player, 'DAILY', 'Australia/Brisbane')).resetsAt).toBe(Date.UTC(2026, 2, 2, 14));
    expect((await board(player, 'WEEKLY', 'Australia/Brisbane')).resetsAt).toBe(Date.UTC(2026, 2, 8, 14));
    await player.ask(OPEN, { zone: 'Pacific/Kiritimati' });
    // The third of March is open already; the fourth begins there at ten in the morning of the third in London.
    expect((await board(player, 'DAILY', 'UTC')).resetsAt).toBe(Date.UTC(2026, 2, 3, 10));
  });

  test('move by a settled battle, can be claimed once, and the balance moves with it (MI-05)', async () => {
    const [player, other] = [await gate.player({ cents: 100_00 }), await gate.player({ cents: 100_00 })];
    const id = await startedBattle(player, other);
    await report(player, id, 'WON');
    await report(other, id, 'LOST');
    await deliver();
    const before = await board(player);
    expect(bySeen(before, 'Win 2 Games')).toMatchObject({ progress: 1, status: 'ACTIVE', claimUntil: null });
    const joined = bySeen(before, 'Join 1 Battle');
    expect(joined).toMatchObject({ progress: 1, status: 'COMPLETED', claimUntil: gate.deps.now() + 7 * DAY });
    const key = 'one-key-of-a-claim';
    const answers = [await claim(player, joined?.id ?? '', key), await claim(player, joined?.id ?? '', key)];
    expect(answers.map(({ data }) => data)).toEqual([{ claimMission: joined?.id }, { claimMission: joined?.id }]);
    expect(await coinsOf(gate.db, player.user.id)).toBe(50);
    expect(await board(player)).toMatchObject({ paidCoins: 50, capCoins: 500 });
    expect(bySeen(await board(player), 'Join 1 Battle')).toMatchObject({ status: 'CLAIMED', coins: 50 });
    expect((await claim(player, joined?.id ?? '')).errors?.[0]?.extensions).toMatchObject({ code: 'MISSION_CLAIMED' });
  });

  test('of others are nobody’s to claim', async () => {
    const [player, other] = [await gate.player(), await gate.player()];
    const id = await complete(gate.db, player.user.id, 'win-2-games', gate.deps.now());
    expect((await claim(other, id)).errors?.[0]?.extensions).toMatchObject({ code: 'MISSION_NOT_COMPLETED' });
    expect(await coinsOf(gate.db, player.user.id)).toBe(0);
  });

  test('wait beyond their day for seven days, and say when the cap has room for them again (BC-15)', async () => {
    const player = await gate.player();
    const now = gate.deps.now();
    const ids = await completeMany(gate.db, player.user.id, 'complete-all-daily', 5, now);
    await complete(gate.db, player.user.id, 'win-2-games', now - 8 * DAY);
    for (const id of ids.slice(0, 3)) await claim(player, id);
    const { waiting, paidCoins } = await board(player);
    expect(paidCoins).toBe(450);
    expect(waiting.map(({ status, claimableAt }) => [status, claimableAt])).toEqual([
      ['COMPLETED', Date.UTC(2026, 2, 3)],
      ['COMPLETED', Date.UTC(2026, 2, 3)],
    ]);
  });

  test('pay double while a multiplier holds', async () => {
    const player = await gate.player();
    await claim(player, await complete(gate.db, player.user.id, 'win-10-games', gate.deps.now()));
    const doubled = await board(player);
    expect(doubled).toMatchObject({ factor: 2, factorUntil: gate.deps.now() + DAY });
    expect(bySeen(doubled, 'Join 1 Battle')).toMatchObject({ coins: 100 });
    await claim(player, await complete(gate.db, player.user.id, 'join-1-battle', gate.deps.now()));
    expect(await coinsOf(gate.db, player.user.id)).toBe(100);
  });
});

test('streak, experience and the opened day are told to their player (MI-03, BC-17)', async () => {
  const player = await gate.player();
  const STANDS =
    '{ streak { days isTodayOpen nextBonusCoins milestones { days claimed } } experience { xp level into span credits } }';
  expect(await player.ask(OPEN, { zone: 'Europe/Berlin' })).toEqual({ openDay: 50 });
  expect(await player.ask(OPEN, { zone: 'Europe/Berlin' })).toEqual({ openDay: 0 });
  expect(await player.ask(STANDS)).toMatchObject({
    streak: { days: 1, isTodayOpen: true, nextBonusCoins: 60 },
    experience: { xp: 0, level: 0, into: 0, span: 100, credits: 0 },
  });
});

test('a player follows the own missions live, to where a claim is told too', async () => {
  const player = await gate.player();
  const live = await goLive(player);
  const stands = gate.listening();
  const told = live.iterate('subscription { missionsChanged }');
  await stands();
  const ids = await completeMany(gate.db, player.user.id, 'join-1-battle', 2, gate.deps.now());
  await claim(player, ids[0] ?? '');
  expect((await told.next()).value).toMatchObject({ data: { missionsChanged: 1 } });
  await live.close();
});

test('what was counted is remembered for ninety days and no longer', async () => {
  const { user } = await gate.player();
  const at = gate.deps.now();
  await gate.db.transact((tx) => addDeed(tx, { userId: user.id, deed: 'friend-added:x', day: '2026-03-02', at }));
  const expire = (now: number) => gate.db.transact((tx) => missions.expires?.[0]?.(tx, now) ?? Promise.resolve());
  const left = async () =>
    (await gate.db.read.select().from(missionDeeds).where(eq(missionDeeds.userId, user.id))).length;
  await expire(at + 90 * DAY);
  expect(await left()).toBe(1);
  await expire(at + 90 * DAY + 1);
  expect(await left()).toBe(0);
});
