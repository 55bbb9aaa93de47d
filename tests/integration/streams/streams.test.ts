import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertBlock } from '../../../db/friends/block.queries.ts';
import { followedAmong } from '../../../db/streams/audience.queries.ts';
import { listLive, readStream } from '../../../db/streams/stream.queries.ts';
import { updateUserStanding } from '../../../db/accounts/user.queries.ts';
import { HOUR, MINUTE, SECOND } from '../../../domain/shared/time.ts';
import { STREAM_LONGEST, WATCHED_FOR } from '../../../domain/streams/stream.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { withdrawOpen } from '../../../gateway/kernel/manifest/withdraw-open.ts';
import { editStream } from '../../../gateway/streams/edit-stream.ts';
import { endDueStreams, endStream } from '../../../gateway/streams/end-stream.ts';
import { followStreamer } from '../../../gateway/streams/watching/follow-streamer.ts';
import { readFeaturedBattle } from '../../../gateway/streams/watching/read-featured-battle.ts';
import { findStream } from '../../../gateway/streams/read-streams.ts';
import { reportStream } from '../../../gateway/streams/report-stream.ts';
import { leaveStream, sweepViewers, watchStream } from '../../../gateway/streams/watching/watch-stream.ts';
import { activeBattle, create, settledBattle } from '../../support/battle-steps.ts';
import { STREAM, sendStream } from '../../support/stream-steps.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
let streamer: Actor;
let viewer: Actor;
beforeEach(async () => {
  world = await World.open();
  streamer = await world.player({ username: 'streamer', cents: 500_00 });
  viewer = await world.player({ username: 'viewer', cents: 500_00 });
});
afterEach(() => world.close());

const stream = async (id: string) => {
  const row = await readStream(world.db.read, id);
  if (!row) throw new Error(`no stream ${id}`);
  return row;
};
const live = async () =>
  (await listLive(world.db.read, { category: null, game: null, sort: 'viewers', limit: 50, after: null })).map(
    ({ id }) => id,
  );

describe('pictures', () => {
  it('are for the streamer alone before and after a stream, and for everybody while it is live (GL-12, SM-09)', async () => {
    const { mayPublish } = world.deps.wiring.provided;
    const isPrivate = async () => {
      const ruling = await mayPublish(world.db.read, streamer.userId);
      return ruling.ok && ruling.isPrivate;
    };
    expect(await isPrivate()).toBe(true);
    const id = await sendStream(world, streamer);
    expect(await isPrivate()).toBe(false);
    await endStream(world.deps, streamer, id, null);
    expect(await isPrivate()).toBe(true);
  });

  it('carry bets only where the streamer has switched them on, and while the stream is live (GL-08, EN-48)', async () => {
    const { streamerOf, streamersOf } = world.deps.wiring.provided;
    const battleId = await create(world, streamer);
    const id = await sendStream(world, streamer, { battleId });
    const { read } = world.db;
    expect(await streamersOf(read, battleId)).toEqual([streamer.userId]);
    expect(await streamerOf(read, id)).toEqual({ userId: streamer.userId, contestId: null });
    await editStream(world.deps, streamer, id, { ...STREAM, battleId, hasBetting: true });
    expect(await streamerOf(read, id)).toEqual({ userId: streamer.userId, contestId: battleId });
    await endStream(world.deps, streamer, id, null);
    expect([await streamerOf(read, id), await streamersOf(read, battleId)]).toEqual([null, []]);
  });
});

describe('going live', () => {
  it('stores the stream and lists it as live, once for one key (GL-14, SM-01)', async () => {
    const key = world.key();
    const form = { tags: ['Educational'], language: 'de', title: '  First steps  ' };
    const id = await sendStream(world, streamer, form, key);
    expect(await sendStream(world, streamer, form, key)).toBe(id);
    expect(await live()).toEqual([id]);
    expect(await stream(id)).toMatchObject({
      state: 'live',
      title: 'First steps',
      language: 'de',
      tags: ['Educational'],
      audioSource: 'both',
      viewers: 0,
      startedAt: world.now,
    });
  });

  it.each([
    ['STREAM_INCOMPLETE', { title: '   ' }],
    ['BAD_INPUT', { title: 'x'.repeat(101) }],
    ['BAD_INPUT', { game: 'chess' }],
    ['BAD_INPUT', { kind: 'ranked' }],
    ['BAD_INPUT', { language: 'it' }],
    ['BAD_INPUT', { tags: ['Anything'] }],
    ['STREAM_NEEDS_BATTLE', { hasBetting: true }],
    ['NOT_FOUND', { thumbnailId: 'somebody-elses' }],
  ] as const)('is refused with %s for %o (GL-02 to GL-05, GL-08, GL-13, ER-16, ER-17)', async (code, form) => {
    const before = await live();
    expect(await codeOf(sendStream(world, streamer, form as unknown as Partial<typeof STREAM>))).toBe(code);
    expect(await live()).toEqual(before);
  });

  it('happens once at a time, and no more often than the platform carries (BC-23)', async () => {
    await sendStream(world, streamer);
    expect(await codeOf(sendStream(world, streamer))).toBe('STREAM_RUNNING');
    await world.configure('max_concurrent_streams', '1');
    expect(await codeOf(sendStream(world, viewer))).toBe('STREAMS_FULL');
  });

  it('is told to followers ten times an hour at the most', async () => {
    const begin = async () => {
      const id = await sendStream(world, streamer);
      await endStream(world.deps, streamer, id, null);
    };
    for (let n = 0; n < 10; n++) expect(await codeOf(begin())).toBe('ok');
    expect(await codeOf(begin())).toBe('RATE_LIMITED');
    world.pass(HOUR);
    expect(await codeOf(begin())).toBe('ok');
  });

  it('is for accounts in standing, and ends with it', async () => {
    const id = await sendStream(world, streamer);
    const stop = (userId: string) =>
      world.db.transact((tx) => withdrawOpen({ deps: world.deps, tx, userId, at: world.now }));
    await stop(streamer.userId);
    expect((await stream(id)).state).toBe('live');
    await world.db.transact((tx) => updateUserStanding(tx, streamer.userId, { status: 'suspended' }));
    await stop(streamer.userId);
    expect((await stream(id)).state).toBe('ended');
    expect(await codeOf(sendStream(world, streamer))).not.toBe('ok');
  });
});

describe('the challenge of a stream', () => {
  it('is an own public battle that is not over, and its stake is the wager (GL-07, EN-41)', async () => {
    const { id: battleId } = await world.battle(await create(world, streamer, { stakeCents: 30_00 }));
    const id = await sendStream(world, streamer, { battleId, hasBetting: true });
    expect(await stream(id)).toMatchObject({ battleId, stakeCents: 30_00, hasBetting: true });
    expect(await codeOf(sendStream(world, viewer, { battleId }))).toBe('STREAM_BATTLE_UNUSABLE');
    const hidden = await create(world, viewer, { privacy: 'friends' });
    expect(await codeOf(sendStream(world, viewer, { battleId: hidden }))).toBe('STREAM_BATTLE_UNUSABLE');
    const over = await settledBattle(world, viewer, streamer);
    expect(await codeOf(sendStream(world, viewer, { battleId: over }))).toBe('STREAM_BATTLE_UNUSABLE');
  });

  it('is changed by the streamer alone, while the stream is live', async () => {
    const id = await sendStream(world, streamer);
    const battleId = await create(world, streamer, { stakeCents: 20_00 });
    expect(await codeOf(editStream(world.deps, viewer, id, STREAM))).toBe('FORBIDDEN');
    await editStream(world.deps, streamer, id, { ...STREAM, title: 'Now for money', battleId });
    expect(await stream(id)).toMatchObject({ title: 'Now for money', stakeCents: 20_00 });
    await endStream(world.deps, streamer, id, null);
    expect(await codeOf(editStream(world.deps, streamer, id, STREAM))).toBe('STREAM_OVER');
  });
});

describe('the end of a stream', () => {
  it('is its streamer’s, and staff’s with a reason', async () => {
    const id = await sendStream(world, streamer);
    const staff = await world.player({ role: 'moderator' });
    expect(await codeOf(endStream(world.deps, viewer, id, 'I do not like it'))).toBe('FORBIDDEN');
    expect(await codeOf(endStream(world.deps, staff, id, null))).toBe('BAD_INPUT');
    await endStream(world.deps, staff, id, 'Shows the play of another');
    expect(await stream(id)).toMatchObject({ state: 'ended', endReason: 'Shows the play of another' });
    expect(await codeOf(endStream(world.deps, streamer, id, null))).toBe('STREAM_OVER');
  });

  it('comes by itself after twelve hours', async () => {
    const id = await sendStream(world, streamer);
    world.pass(STREAM_LONGEST - 1);
    expect(await endDueStreams(world.deps)).toBe(0);
    world.pass(1);
    expect(await endDueStreams(world.deps)).toBe(1);
    expect(await stream(id)).toMatchObject({ state: 'ended', endedAt: world.now });
    expect(await sendStream(world, streamer)).not.toBe(id);
  });
});

describe('viewers', () => {
  it('count once an account and without the streamer, and are gone when they leave or fall silent (EN-41)', async () => {
    const id = await sendStream(world, streamer);
    expect(await watchStream(world.deps, streamer, id)).toBe(0);
    expect(await watchStream(world.deps, viewer, id)).toBe(1);
    expect(await watchStream(world.deps, viewer, id)).toBe(1);
    const other = await world.player();
    expect(await watchStream(world.deps, other, id)).toBe(2);
    await leaveStream(world.deps, viewer, id);
    await leaveStream(world.deps, viewer, id);
    expect(await stream(id)).toMatchObject({ viewers: 1, peakViewers: 2 });
    world.pass(WATCHED_FOR - 1);
    expect(await sweepViewers(world.deps)).toBe(0);
    world.pass(1);
    expect(await sweepViewers(world.deps)).toBe(1);
    expect(await stream(id)).toMatchObject({ viewers: 0, peakViewers: 2, toldViewers: 0 });
    expect(await watchStream(world.deps, other, id)).toBe(1);
  });

  it('are told what they are at most every three seconds, and in the end for certain', async () => {
    const id = await sendStream(world, streamer);
    await watchStream(world.deps, viewer, id);
    const other = await world.player();
    await watchStream(world.deps, other, id);
    expect(await stream(id)).toMatchObject({ viewers: 2, toldViewers: 1 });
    world.pass(3 * SECOND);
    await watchStream(world.deps, other, id);
    expect(await stream(id)).toMatchObject({ viewers: 2, toldViewers: 2 });
  });

  it('are none of a stream that is over', async () => {
    const id = await sendStream(world, streamer);
    await watchStream(world.deps, viewer, id);
    await endStream(world.deps, streamer, id, null);
    expect(await watchStream(world.deps, viewer, id)).toBe(0);
    world.pass(2 * MINUTE);
    expect(await sweepViewers(world.deps)).toBe(0);
  });
});

describe('following', () => {
  it('is stored once, and taken back (SM-07, HZ-02)', async () => {
    const follow = (isOn: boolean) => followStreamer(world.deps, viewer, { streamerId: streamer.userId, isOn });
    const follows = async () =>
      (await followedAmong(world.db.read, viewer.userId, [streamer.userId])).has(streamer.userId);
    await follow(true);
    await follow(true);
    expect(await follows()).toBe(true);
    await follow(false);
    await follow(false);
    expect(await follows()).toBe(false);
  });

  it('is of others who exist and do not hide', async () => {
    const follow = (streamerId: string) => codeOf(followStreamer(world.deps, viewer, { streamerId, isOn: true }));
    expect(await follow(viewer.userId)).toBe('ONESELF');
    expect(await follow('nobody')).toBe('NOT_FOUND');
    await world.db.transact((tx) => insertBlock(tx, streamer.userId, viewer.userId, world.now));
    expect(await follow(streamer.userId)).toBe('BLOCKED');
  });
});

describe('the list', () => {
  const page = async (sort: 'viewers' | 'recent' | 'title' | 'wager', more = {}) =>
    (await listLive(world.db.read, { category: null, game: null, sort, limit: 10, after: null, ...more })).map(
      ({ title }) => title,
    );

  it('is ordered by viewers, start, title or wager, and filtered by category and game (SM-04, SM-05, C-31)', async () => {
    const third = await world.player({ cents: 500_00 });
    await sendStream(world, viewer, { title: 'beta', kind: 'practice', game: 'apex' });
    world.pass(MINUTE);
    const battleId = await create(world, streamer, { stakeCents: 40_00 });
    await sendStream(world, streamer, { title: 'Alpha', kind: '1v1', battleId });
    world.pass(MINUTE);
    const watched = await sendStream(world, third, { title: 'gamma', kind: 'tournament' });
    await watchStream(world.deps, viewer, watched);
    expect((await page('viewers'))[0]).toBe('gamma');
    expect(await page('recent')).toEqual(['gamma', 'Alpha', 'beta']);
    expect(await page('title')).toEqual(['Alpha', 'beta', 'gamma']);
    expect((await page('wager'))[0]).toBe('Alpha');
    expect(await page('title', { category: 'casual' })).toEqual(['beta']);
    expect(await page('title', { category: 'competitive' })).toEqual(['Alpha']);
    expect(await page('title', { category: 'tournament', game: 'apex' })).toEqual([]);
    expect(await page('title', { game: 'apex' })).toEqual(['beta']);
  });

  it('gives its first for an id that is not known, and nothing while nothing is live (SM-10)', async () => {
    const find = async (id: string) => (await findStream(world.db.read, viewer.userId, id))?.id ?? null;
    expect(await find('unknown')).toBeNull();
    const first = await sendStream(world, streamer);
    const other = await sendStream(world, viewer);
    await watchStream(world.deps, await world.player(), first);
    expect(await find('unknown')).toBe(first);
    expect(await find(other)).toBe(other);
  });
});

describe('the live match', () => {
  it('is the public battle before most viewers, or for most money (HZ-01, EN-31)', async () => {
    expect(await readFeaturedBattle(world.deps, viewer)).toBeNull();
    const [one, two] = [await world.player({ cents: 500_00 }), await world.player({ cents: 500_00 })];
    const small = await activeBattle(world, streamer, one, 20_00);
    const large = await activeBattle(world, viewer, two, 100_00);
    expect(await readFeaturedBattle(world.deps, viewer)).toMatchObject({
      id: large,
      totalPrizePoolCents: 200_00,
      viewers: 0,
      streamers: [{ streamId: null, followers: 0 }, { streamId: null }],
    });
    const id = await sendStream(world, streamer, { battleId: small });
    await watchStream(world.deps, viewer, id);
    await followStreamer(world.deps, viewer, { streamerId: streamer.userId, isOn: true });
    expect(await readFeaturedBattle(world.deps, viewer)).toMatchObject({
      id: small,
      viewers: 1,
      talkId: `battle:${small}`,
      streamers: [{ player: { username: 'streamer' }, streamId: id, followers: 1, isFollowed: true }, {}],
    });
  });

  it('is one of somebody whom the caller follows before one with more viewers', async () => {
    const [one, two, other] = [
      await world.player({ cents: 500_00 }),
      await world.player({ cents: 500_00 }),
      await world.player({ cents: 500_00 }),
    ];
    const watched = await activeBattle(world, streamer, one, 20_00);
    const quiet = await activeBattle(world, other, two, 20_00);
    await watchStream(world.deps, viewer, await sendStream(world, streamer, { battleId: watched }));
    await sendStream(world, other, { battleId: quiet });
    expect((await readFeaturedBattle(world.deps, viewer))?.id).toBe(watched);
    await followStreamer(world.deps, viewer, { streamerId: other.userId, isOn: true });
    expect((await readFeaturedBattle(world.deps, viewer))?.id).toBe(quiet);
    expect((await readFeaturedBattle(world.deps, one))?.id).toBe(watched);
  });
});

describe('a report of a stream', () => {
  it('is one of each account, and none of the streamer’s own', async () => {
    const id = await sendStream(world, streamer);
    const tell = (who: Actor, reason = 'Shows the play of another') =>
      codeOf(reportStream(world.deps, who, { streamId: id, reason }));
    expect(await tell(streamer)).toBe('ONESELF');
    expect(await tell(viewer, 'no')).toBe('BAD_INPUT');
    expect([await tell(viewer), await tell(viewer)]).toEqual(['ok', 'ok']);
  });
});
