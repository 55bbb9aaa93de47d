import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listMessages } from '../../../db/chat/message.queries.ts';
import { insertBlock } from '../../../db/friends/block.queries.ts';
import { listRaidTargets, readLastRaid } from '../../../db/streams/raid.queries.ts';
import { HOUR } from '../../../domain/shared/time.ts';
import { RAIDS_PER_HOUR, RAID_SHOWN } from '../../../domain/streams/raid.ts';
import { talkIdOf } from '../../../domain/streams/stream.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { endStream } from '../../../gateway/streams/end-stream.ts';
import { followStreamer } from '../../../gateway/streams/watching/follow-streamer.ts';
import { chooseRaids, raidStream } from '../../../gateway/streams/raids/raid-stream.ts';
import { leaveStream, watchStream } from '../../../gateway/streams/watching/watch-stream.ts';
import { create } from '../../support/battle-steps.ts';
import { sendStream } from '../../support/stream-steps.ts';
import { World, codeOf } from '../../support/world.ts';
import { archived, eraseRoom } from '../../support/personal-data.ts';

let world: World;
let streamer: Actor;
let other: Actor;
let viewer: Actor;
let id: string;
let targetId: string;
beforeEach(async () => {
  world = await World.open();
  streamer = await world.player({ username: 'streamer', cents: 500_00 });
  other = await world.player({ username: 'other', cents: 500_00 });
  viewer = await world.player({ username: 'viewer' });
  id = await sendStream(world, streamer);
  targetId = await sendStream(world, other, { title: 'Late duels' });
  await watchStream(world.deps, viewer, id);
});
afterEach(() => world.close());

const raid = (who = streamer, from = id, to = targetId) =>
  codeOf(raidStream(world.deps, who, { id: from, targetId: to }));
const last = () => readLastRaid(world.db.read, id);
const said = (channelId: ReturnType<typeof talkIdOf>, reader = other) =>
  listMessages(world.db.read, { channelId, viewer: reader.userId, limit: 5, before: null });
const block = (by: Actor, whom: Actor) => world.db.transact((tx) => insertBlock(tx, by.userId, whom.userId, world.now));

describe('a raid', () => {
  it('is kept with the viewers that are counted, and said in one line of the chat of its target', async () => {
    await watchStream(world.deps, other, id);
    expect(await raid()).toBe('ok');
    expect(await last()).toMatchObject({ streamId: id, targetId, viewers: 2, at: world.now });
    expect(
      (await said(talkIdOf({ id: targetId, battleId: null }))).map(({ kind, body, authorName }) => [
        kind,
        body,
        authorName,
      ]),
    ).toEqual([['raid', 'came with 2 viewers', 'streamer']]);
    expect(await said(talkIdOf({ id, battleId: null }))).toEqual([]);
  });

  it('is said in the chat of the battle that its target shows', async () => {
    await endStream(world.deps, other, targetId, null);
    const battleId = await create(world, other);
    const to = await sendStream(world, other, { battleId });
    expect(await raid(streamer, id, to)).toBe('ok');
    expect((await said(talkIdOf({ id: to, battleId }))).map(({ body }) => body)).toEqual(['came with 1 viewer']);
  });

  it('leaves both streams live, and moves nobody who watches by itself', async () => {
    await raid();
    const rows = await listRaidTargets(world.db.read, viewer.userId, '', 10);
    const counts = new Map(rows.map((row) => [row.id, row.viewers]));
    expect([counts.get(id), counts.get(targetId)]).toEqual([1, 0]);
  });

  it('is the streamer’s alone', async () => {
    expect(await raid(viewer)).toBe('FORBIDDEN');
    expect(await raid(other)).toBe('FORBIDDEN');
  });

  it('goes to a live stream of another', async () => {
    expect(await raid(streamer, id, id)).toBe('ONESELF');
    expect(await raid(streamer, id, 'nowhere')).toBe('NOT_FOUND');
    await endStream(world.deps, other, targetId, null);
    expect(await raid()).toBe('STREAM_OVER');
    await endStream(world.deps, streamer, id, null);
    expect(await raid()).toBe('STREAM_OVER');
    expect(await last()).toBeUndefined();
  });

  it.each([
    ['the one who raids', () => block(streamer, other)],
    ['the one who is raided', () => block(other, streamer)],
  ])('is refused where %s hides from the other', async (_, hide) => {
    await hide();
    expect(await raid()).toBe('BLOCKED');
    expect(await said(talkIdOf({ id: targetId, battleId: null }))).toEqual([]);
  });

  it('is refused by whoever has switched raids off, until they are on again', async () => {
    await chooseRaids(world.deps, other, false);
    expect(await raid()).toBe('RAIDS_OFF');
    await chooseRaids(world.deps, other, true);
    expect(await raid()).toBe('ok');
  });

  it('takes somebody who watches', async () => {
    await leaveStream(world.deps, viewer, id);
    expect(await raid()).toBe('RAID_EMPTY');
  });

  it('runs once at a time, however many pages ask for it at once', async () => {
    const codes = await Promise.all([raid(), raid(), raid()]);
    expect(codes.toSorted()).toEqual(['RAID_RUNNING', 'RAID_RUNNING', 'ok']);
    world.pass(RAID_SHOWN);
    expect(await raid()).toBe('ok');
  });

  it('can go both ways at once', async () => {
    await watchStream(world.deps, viewer, targetId);
    expect(await Promise.all([raid(), raid(other, targetId, id)])).toEqual(['ok', 'ok']);
  });

  it('is asked for a few times an hour at the most', async () => {
    for (let n = 0; n < RAIDS_PER_HOUR; n++) {
      expect(await raid()).toBe('ok');
      world.pass(RAID_SHOWN);
    }
    expect(await raid()).toBe('RATE_LIMITED');
    world.pass(HOUR);
    expect(await raid()).toBe('ok');
  });
});

describe('the streams that can be raided', () => {
  const targets = async (text = '') =>
    (await listRaidTargets(world.db.read, streamer.userId, text, 10)).map((row) => row.id);

  it('are those of whom one follows first, then the most watched, and never the own', async () => {
    const third = await world.player({ username: 'third' });
    const thirdId = await sendStream(world, third);
    expect((await targets()).toSorted()).toEqual([targetId, thirdId].toSorted());
    await watchStream(world.deps, viewer, thirdId);
    expect(await targets()).toEqual([thirdId, targetId]);
    await followStreamer(world.deps, streamer, { streamerId: other.userId, isOn: true });
    expect(await targets()).toEqual([targetId, thirdId]);
  });

  it('are found by a piece of title or name, whatever its case, in which no sign stands for others', async () => {
    expect(await targets('late DUEL')).toEqual([targetId]);
    expect(await targets('OTHE')).toEqual([targetId]);
    expect(await targets('%')).toEqual([]);
    expect(await targets('nobody')).toEqual([]);
  });

  it('are not those that refuse raids, are hidden or over', async () => {
    await chooseRaids(world.deps, other, false);
    expect(await targets()).toEqual([]);
    await chooseRaids(world.deps, other, true);
    expect(await targets()).toEqual([targetId]);
    await block(other, streamer);
    expect(await targets()).toEqual([]);
  });
});

it('raids and the choice about them stand in the archive, and go with either account', async () => {
  await raid();
  await chooseRaids(world.deps, streamer, false);
  expect(await archived(world.db.read, 'streams', streamer.userId)).toMatchObject({
    raids: [{ streamId: id, targetId, viewers: 1, at: world.now }],
    takesRaids: [{ isOn: false }],
  });
  await world.db.transact((tx) => eraseRoom(world.deps, tx, 'streams', other.userId));
  expect(await last()).toBeUndefined();
  await world.db.transact((tx) => eraseRoom(world.deps, tx, 'streams', streamer.userId));
  expect(await archived(world.db.read, 'streams', streamer.userId)).toMatchObject({ raids: [], takesRaids: [] });
});
