import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../../db/audit/audit.table.ts';
import { countDeed, takeBackDeed } from '../../../db/missions/count-deed.ts';
import { putProgress } from '../../../db/missions/mission.queries.ts';
import { readSeasonMissions } from '../../../db/missions/season-mission.queries.ts';
import { openSeason } from '../../../db/missions/season.queries.ts';
import { seasons } from '../../../db/missions/season.table.ts';
import { ROLES } from '../../../domain/accounts/roles.ts';
import type { Deed } from '../../../domain/missions/missions.ts';
import { DAY, HOUR } from '../../../domain/shared/time.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { claimMission } from '../../../gateway/missions/claim-mission.ts';
import {
  type AddSeasonMissionInput,
  type EditSeasonMissionInput,
  addSeasonMission,
  editSeasonMission,
} from '../../../gateway/missions/edit-season-mission.ts';
import { readBoard } from '../../../gateway/missions/read-board.ts';
import { readPreview, readSeasonSets } from '../../../gateway/missions/read-season-sets.ts';
import { findViolations } from '../../support/invariants.ts';
import { coinsOf, complete, playerOf } from '../../support/mission-steps.ts';
import { World, codeOf } from '../../support/world.ts';
import { archived, eraseRoom } from '../../support/personal-data.ts';

const WON: Deed = { kind: 'battle-ended', isWon: true };
const WIN_TWO: Omit<AddSeasonMissionInput, 'season'> = {
  goal: 'win-battles',
  target: 2,
  title: 'Win two in the season',
  rewardType: 'battlecoin',
  rewardAmount: 100,
  place: 1,
  reason: 'The first season.',
};

let world: World;
let [player, admin]: [Actor, Actor] = [undefined as never, undefined as never];
beforeEach(async () => {
  world = await World.open({ connections: 8 });
  [player, admin] = [await world.player(), await world.player({ role: 'administrator' })];
  const [startsAt, endsAt] = [world.now + DAY, world.now + 31 * DAY];
  await world.db.transact((tx) => openSeason(tx, { id: 'season-1', startsAt, endsAt }));
});
afterEach(async () => {
  expect(await findViolations(world.db.read)).toEqual([]);
  await world.close();
});

const add = (over: Partial<AddSeasonMissionInput> = {}, by = admin, key = world.key()) =>
  addSeasonMission(world.deps, by, key, { ...WIN_TWO, season: 'season-1', ...over });
async function edit(id: string, over: Partial<EditSeasonMissionInput>, by = admin): Promise<string> {
  const [row] = await readSeasonMissions(world.db.read, [id]);
  const input = { ...WIN_TWO, state: 'draft' as const, version: 1, ...row, id, reason: 'Better so.', ...over };
  return codeOf(editSeasonMission(world.deps, by, input));
}
async function publish(over: Partial<AddSeasonMissionInput> = {}): Promise<string> {
  const id = await add(over);
  expect(await edit(id, { state: 'published' })).toBe('ok');
  return id;
}
let deeds = 0;
async function does(deed: Deed, { userId } = player, key = `deed:${++deeds}`): Promise<string> {
  await world.db.transact((tx) => countDeed(tx, { userId, deed, key, at: world.now }, new Set()));
  return key;
}
const board = () => readBoard(world.db.read, player.userId, 'season', 'UTC', world.now);
const claim = (id: string, key = world.key()) => codeOf(claimMission(world.deps, player, key, `${id}:season-1`));
const coins = () => coinsOf(world.db, player.userId);

describe('a mission of a season', () => {
  it('counts while the season runs, is claimed once within the cap of the day, and beyond the end of the season', async () => {
    const id = await publish();
    await does(WON);
    expect(await board()).toMatchObject({ missions: [], resetsAt: world.now + DAY, season: { number: 1 } });
    world.pass(DAY);
    await does(WON);
    expect((await board()).missions).toMatchObject([
      { title: 'Win two in the season', progress: 1, target: 2, status: 'active', period: 'season-1' },
    ]);
    world.pass(30 * DAY - 1);
    await does(WON);
    world.pass(1);
    await does(WON);
    expect(await board()).toMatchObject({
      missions: [],
      waiting: [{ status: 'completed', coins: 100 }],
      resetsAt: null,
    });
    const daily = await Promise.all(
      Array.from({ length: 9 }, (_, n) => complete(world.db, player.userId, 'join-1-battle', world.now, `other-${n}`)),
    );
    for (const one of daily) await claimMission(world.deps, player, world.key(), one);
    expect(await coins()).toBe(450);
    expect(await claim(id)).toBe('MISSION_CAP_REACHED');
    world.pass(DAY);
    const key = world.key();
    const codes = await Promise.all([claim(id, key), claim(id), claim(id)]);
    expect([codes.filter((code) => code === 'ok').length, await claim(id, key)]).toEqual([
      1,
      codes[0] === 'ok' ? 'ok' : 'MISSION_CLAIMED',
    ]);
    expect([await coins(), (await playerOf(world.db, player.userId)).paidCoins]).toEqual([550, 100]);
  });

  it('that is completed on its first day waits to be claimed until seven days after the season', async () => {
    const id = await publish();
    world.pass(DAY);
    await does(WON);
    await does(WON);
    const until = world.now + 37 * DAY;
    world.pass(8 * DAY);
    expect((await board()).missions).toMatchObject([{ status: 'completed', claimUntil: until }]);
    world.now = until;
    expect((await board()).waiting).toMatchObject([{ status: 'completed', claimUntil: until }]);
    world.pass(1);
    expect([(await board()).waiting, await claim(id)]).toEqual([[], 'CLAIM_OVER']);
    world.now = until;
    expect([await claim(id), await coins()]).toEqual(['ok', 100]);
  });

  it('is not known to players before it is published, and counts nothing of before', async () => {
    world.pass(DAY);
    const id = await add();
    await does(WON);
    expect([(await board()).missions, await claim(id)]).toEqual([[], 'MISSION_NOT_COMPLETED']);
    world.pass(1);
    expect(await edit(id, { state: 'published' })).toBe('ok');
    expect((await board()).missions).toMatchObject([{ progress: 0 }]);
    const key = await does(WON);
    world.pass(HOUR);
    await world.db.transact((tx) => takeBackDeed(tx, { userId: player.userId, deed: WON, key, at: world.now }));
    expect((await board()).missions).toMatchObject([{ progress: 0 }]);
  });

  it('pays more after an edit and never less, and one that is removed pays whoever has completed it, once', async () => {
    const id = await publish();
    world.pass(DAY);
    await does(WON);
    expect([
      await edit(id, { target: 3 }),
      await edit(id, { target: 1 }),
      await edit(id, { rewardAmount: 99 }),
      await edit(id, { rewardType: 'xp' }),
      await edit(id, { goal: 'win-games' }),
      await edit(id, { state: 'draft' }),
    ]).toEqual(Array.from({ length: 6 }, () => 'MISSION_PROMISED'));
    const codes = await Promise.all([edit(id, { rewardAmount: 150, title: 'Two wins' }), does(WON)]);
    expect(codes[0]).toBe('ok');
    expect((await board()).missions).toMatchObject([{ title: 'Two wins', status: 'completed', coins: 150 }]);
    expect(await edit(id, { state: 'removed' })).toBe('ok');
    expect(await board()).toMatchObject({ missions: [], waiting: [{ status: 'completed' }] });
    expect([await claim(id), await claim(id), await coins()]).toEqual(['ok', 'MISSION_CLAIMED', 150]);
    expect(await edit(id, { title: 'Back again' })).toBe('NOT_FOUND');
    expect(await coins()).toBe(150);
  });

  it('brings experience where it pays that', async () => {
    const id = await publish({ rewardType: 'xp', rewardAmount: 500, target: 1 });
    world.pass(DAY);
    await does(WON);
    const { xp } = await playerOf(world.db, player.userId);
    expect(await claim(id)).toBe('ok');
    expect([(await playerOf(world.db, player.userId)).xp - xp, await coins()]).toEqual([500, 0]);
  });
});

describe('a set of a season', () => {
  it('is changed by administrators alone, each change kept with its reason, none for nothing', async () => {
    const id = await add();
    for (const role of ROLES.filter((one) => one !== 'administrator')) {
      const other = await world.player({ role });
      expect([await codeOf(add({}, other)), await edit(id, { place: 9 }, other)]).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    }
    const banned = await world.player({ role: 'administrator', status: 'banned' });
    expect(await codeOf(add({}, banned))).toBe('ACCOUNT_BANNED');
    expect([await edit(id, {}), await edit(id, { place: 2 }), await edit('unknown', {})]).toEqual([
      'ok',
      'ok',
      'NOT_FOUND',
    ]);
    const kept = await world.db.read.select().from(auditLog).where(eq(auditLog.subjectId, id));
    expect(kept.map(({ action, data, reason }) => [action, data['to'], reason])).toEqual(
      expect.arrayContaining([
        ['season-mission.changed', expect.stringContaining('target: 2'), 'The first season.'],
        ['season-mission.changed', 'place: 2', 'Better so.'],
      ]),
    );
    expect(kept).toHaveLength(2);
  });

  it('takes a mission once under one key, and one of two edits of the same version', async () => {
    const key = world.key();
    const [one, again] = [await add({}, admin, key), await add({}, admin, key)];
    expect(again).toBe(one);
    expect(await codeOf(add({ target: 3 }, admin, key))).toBe('IDEMPOTENCY_KEY_REUSED');
    const codes = await Promise.all([
      edit(one, { version: 1, target: 3 }),
      edit(one, { version: 1, place: 5 }, await world.player({ role: 'administrator' })),
    ]);
    expect(codes.toSorted()).toEqual(['MISSION_CHANGED', 'ok']);
    const published = [await edit(one, { state: 'published' }), await edit(one, { state: 'published', version: 1 })];
    expect(published).toEqual(['ok', 'ok']);
  });

  it('keeps its limits, and is closed with its season', async () => {
    expect(
      await Promise.all([
        codeOf(add({ target: 101 })),
        codeOf(add({ rewardAmount: 251 })),
        codeOf(add({ rewardType: 'credits' })),
        codeOf(add({ title: ' ' })),
        codeOf(add({ reason: '' })),
        codeOf(add({ place: 0 })),
        codeOf(add({ season: 'season-3' })),
      ]),
    ).toEqual([...Array.from({ length: 6 }, () => 'BAD_INPUT'), 'SEASON_SET_CLOSED']);
    const [id] = [await add(), await add({ season: 'season-2' })];
    for (let place = 2; place <= 11; place++) await add({ place });
    const other = await world.player({ role: 'administrator' });
    const last = await Promise.all([codeOf(add()), codeOf(add({}, other))]);
    expect(last.toSorted()).toEqual(['SEASON_SET_FULL', 'ok']);
    world.pass(31 * DAY);
    expect([await codeOf(add()), await edit(id, { place: 3 })]).toEqual(['SEASON_SET_CLOSED', 'SEASON_SET_CLOSED']);
    expect((await readSeasonSets(world.db.read, world.now)).sets).toMatchObject([
      { season: 'season-2', startsAt: null, missions: [{ target: 2 }] },
    ]);
  });
});

it('takes no mission before the first season is open', async () => {
  await world.db.transact((tx) => tx.delete(seasons));
  expect((await readSeasonSets(world.db.read, world.now)).sets).toEqual([]);
  expect(await codeOf(add())).toBe('SEASON_SET_CLOSED');
});

describe('a preview', () => {
  it('counts who did as much in the last 28 days, of all who did anything in them', async () => {
    const players = [await world.player(), await world.player(), await world.player()];
    for (const one of players) await does(WON, one);
    world.pass(10 * DAY);
    for (const one of players.slice(0, 2)) await does(WON, one);
    await does({ kind: 'friend-added' }, player);
    await add();
    await add({ goal: 'add-friends', target: 1, place: 2 });
    const first = await readSeasonSets(world.db.read, world.now);
    expect(first).toMatchObject({ players: 4, firstDay: '2026-01-05', previewDays: 28 });
    expect(first.sets[0]?.missions.map(({ completing }) => completing)).toEqual([2, 1]);
    const asked = (target: number) => readPreview(world.db.read, { goal: 'win-battles', target }, world.now);
    expect([(await asked(1)).completing, (await asked(3)).completing]).toEqual([3, 0]);
    world.pass(18 * DAY);
    expect(await asked(1)).toMatchObject({ players: 3, completing: 2, firstDay: '2026-01-15' });
  });

  it('leaves out what was made void, and goes with an account that is erased', async () => {
    const key = await does(WON);
    await world.db.transact((tx) => takeBackDeed(tx, { userId: player.userId, deed: WON, key, at: world.now }));
    const asked = () => readPreview(world.db.read, { goal: 'win-battles', target: 1 }, world.now);
    expect(await asked()).toMatchObject({ players: 0, completing: 0, firstDay: null });
    await does(WON);
    expect((await archived<'tallies'>(world.db.read, 'missions', player.userId)).tallies).toContainEqual({
      userId: player.userId,
      day: '2026-01-05',
      goal: 'win-battles',
      amount: 1,
    });
    await world.db.transact((tx) => eraseRoom(world.deps, tx, 'missions', player.userId));
    expect(await asked()).toMatchObject({ players: 0, completing: 0 });
  });
});

it('progress that is stored of a mission that does not exist is never paid', async () => {
  const row = { userId: player.userId, period: 'season-1', mission: 'gone', progress: 1, completedAt: world.now };
  await world.db.transact((tx) => putProgress(tx, { ...row, claimedAt: null, coins: 0 }));
  expect(await claim('gone')).toBe('NOT_FOUND');
});
