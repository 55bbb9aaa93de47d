import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StreamGame } from '../../../domain/streams/stream.ts';
import { listOfFriends } from '../../../db/streams/stream.queries.ts';
import { blockPlayer } from '../../../gateway/friends/block-player.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { endStream } from '../../../gateway/streams/end-stream.ts';
import { followStreamer } from '../../../gateway/streams/watching/follow-streamer.ts';
import { recommend } from '../../../gateway/streams/read-streams.ts';
import { watchStream } from '../../../gateway/streams/watching/watch-stream.ts';
import { settledBattle } from '../../support/battle-steps.ts';
import { makeFriends } from '../../support/friend-steps.ts';
import { settleAll } from '../../support/market-steps.ts';
import { sendStream } from '../../support/stream-steps.ts';
import { World } from '../../support/world.ts';

let world: World;
let viewer: Actor;
/** What the viewer watches: a game of nobody else's. */
let watched: string;
beforeEach(async () => {
  world = await World.open();
  viewer = await world.player({ username: 'viewer', cents: 500_00 });
  watched = await send(await world.player({ username: 'watched' }), 'fortnite');
});
afterEach(() => world.close());

const send = (who: Actor, game: StreamGame) => sendStream(world, who, { game, title: who.username });
/** Somebody who is live, with an audience. */
async function live(username: string, game: StreamGame, viewers = 0): Promise<Actor> {
  const streamer = await world.player({ username, cents: 500_00 });
  const id = await send(streamer, game);
  for (let n = 0; n < viewers; n++) await watchStream(world.deps, await world.player(), id);
  return streamer;
}
const follow = (who: Actor, whom: Actor) => followStreamer(world.deps, who, { streamerId: whom.userId, isOn: true });
const recommended = async (count = 10) =>
  (await recommend(world.db.read, viewer.userId, watched, count)).map(({ title }) => title);
const friendsOf = async (who: Actor) =>
  (await listOfFriends(world.db.read, who.userId, 10)).map(({ streamerName }) => streamerName);

describe('recommended to somebody who follows nobody and has played nothing', () => {
  it('are other streams of the game that is watched, then the most watched of all', async () => {
    await live('quiet', 'apex');
    await live('loud', 'rocket-league', 2);
    await live('alike', 'fortnite');
    expect(await recommended()).toEqual(['alike', 'loud', 'quiet']);
    expect(await recommended(2)).toEqual(['alike', 'loud']);
  });

  it('is neither what is watched nor the own stream, nor one that is over', async () => {
    await send(viewer, 'apex');
    const gone = await world.player({ username: 'gone' });
    await endStream(world.deps, gone, await send(gone, 'apex'), null);
    expect(await recommended()).toEqual([]);
  });

  it('is nobody who has blocked the viewer or whom the viewer has blocked', async () => {
    const [blocked, blocker] = [await live('blocked', 'apex'), await live('blocker', 'apex')];
    await live('other', 'apex');
    await blockPlayer(world.deps, viewer, blocked.userId);
    await blockPlayer(world.deps, blocker, viewer.userId);
    expect(await recommended()).toEqual(['other']);
  });
});

describe('recommended by what one follows and plays', () => {
  it('are first the streamers whom one follows, however few watch', async () => {
    await live('loud', 'apex', 2);
    await live('alike', 'fortnite', 1);
    await follow(viewer, await live('followed', 'rocket-league'));
    expect(await recommended()).toEqual(['followed', 'alike', 'loud']);
  });

  it('are then the games in which one has a rated battle, before the game that is watched', async () => {
    await settledBattle(world, viewer, await world.player({ cents: 500_00 }));
    await live('loud', 'apex', 2);
    await live('alike', 'fortnite', 1);
    await live('played', 'valorant');
    expect(await recommended()).toEqual(['alike', 'loud', 'played']);
    await settleAll(world);
    expect(await recommended()).toEqual(['played', 'alike', 'loud']);
  });

  it('and the games that those whom one follows show at the moment', async () => {
    const followed = await live('followed', 'rocket-league');
    await live('loud', 'apex', 2);
    await live('of the same', 'rocket-league');
    expect(await recommended()).toEqual(['loud', 'of the same', 'followed']);
    await follow(viewer, followed);
    expect(await recommended()).toEqual(['followed', 'of the same', 'loud']);
  });

  it('is not what others follow or play', async () => {
    const fan = await world.player({ cents: 500_00 });
    await settledBattle(world, fan, await world.player({ cents: 500_00 }));
    await settleAll(world);
    await follow(fan, await live('followed', 'rocket-league'));
    await live('played', 'valorant');
    await live('loud', 'apex', 1);
    expect((await recommended())[0]).toBe('loud');
  });
});

describe('friends who are live', () => {
  it('are those with whom both sides agreed, to each of the two, the most watched first', async () => {
    const [near, dear] = [await live('near', 'apex', 1), await live('dear', 'apex', 2)];
    await live('stranger', 'apex', 3);
    expect(await friendsOf(viewer)).toEqual([]);
    for (const friend of [near, dear]) await makeFriends(world, viewer, friend);
    expect(await friendsOf(viewer)).toEqual(['dear', 'near']);
    await send(viewer, 'apex');
    // Never the own.
    expect(await friendsOf(viewer)).toEqual(['dear', 'near']);
    expect(await friendsOf(near)).toEqual(['viewer']);
  });

  it('is nobody whom one follows without being a friend', async () => {
    await follow(viewer, await live('followed', 'apex'));
    expect(await friendsOf(viewer)).toEqual([]);
  });

  it('is nobody who has blocked the viewer or whom the viewer has blocked', async () => {
    const [blocked, blocker] = [await live('blocked', 'apex'), await live('blocker', 'apex')];
    for (const friend of [blocked, blocker]) await makeFriends(world, viewer, friend);
    expect((await friendsOf(viewer)).toSorted()).toEqual(['blocked', 'blocker']);
    await blockPlayer(world.deps, viewer, blocked.userId);
    await blockPlayer(world.deps, blocker, viewer.userId);
    expect(await friendsOf(viewer)).toEqual([]);
  });

  it('is nobody whose stream is over', async () => {
    const friend = await world.player({ username: 'friend' });
    await makeFriends(world, viewer, friend);
    const id = await send(friend, 'apex');
    expect(await friendsOf(viewer)).toEqual(['friend']);
    await endStream(world.deps, friend, id, null);
    expect(await friendsOf(viewer)).toEqual([]);
  });
});
