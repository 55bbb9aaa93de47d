import { afterAll, beforeAll, expect, test } from 'vitest';
import { hiddenFrom, isBlocked, listBlocked } from '../../../db/friends/block.queries.ts';
import { countMutualFriends, listFriends } from '../../../db/friends/friendship.queries.ts';
import { searchPlayers } from '../../../db/friends/player-search.queries.ts';
import { countOpenRequests, listRequests, readRelations } from '../../../db/friends/request.queries.ts';
import { putSettings } from '../../../db/accounts/preferences.queries.ts';
import { updateUserStanding } from '../../../db/accounts/user.queries.ts';
import { DEFAULT_SETTINGS } from '../../../domain/accounts/preferences.ts';
import { OPEN_REQUESTS_MAX } from '../../../domain/friends/friend.ts';
import {
  acceptFriendRequest,
  declineFriendRequest,
  withdrawFriendRequest,
} from '../../../gateway/friends/answer-friend-request.ts';
import { blockPlayer, unblockPlayer } from '../../../gateway/friends/block-player.ts';
import { removeFriend } from '../../../gateway/friends/remove-friend.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { ask, sendInvite, friendsBothWays, invite, makeFriends, requestId, told } from '../../support/friend-steps.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const players = async <const N extends number>(count: N): Promise<Actor[] & { length: N }> =>
  (await Promise.all(Array.from({ length: count }, () => world.player()))) as Actor[] & { length: N };
const pair = async () => (await players(2)) as [Actor, Actor];

const FRIENDS = [true, true];
const STRANGERS = [false, false];

test('a request waits under Requests of the other and makes both friends when it is accepted', async () => {
  const [a, b] = await pair();
  await ask(world, a, b);
  expect(await countOpenRequests(world.db.read, b.userId)).toBe(1);
  expect(await friendsBothWays(world, a, b)).toEqual(STRANGERS);
  expect(await codeOf(ask(world, a, b))).toBe('REQUEST_SENT');
  const id = await requestId(world, a, b);
  expect(await codeOf(acceptFriendRequest(world.deps, a, id))).toBe('NOT_FOUND');
  await acceptFriendRequest(world.deps, b, id);
  expect(await friendsBothWays(world, a, b)).toEqual(FRIENDS);
  expect(await countOpenRequests(world.db.read, b.userId)).toBe(0);
  expect(await codeOf(ask(world, b, a))).toBe('ALREADY_FRIENDS');
  const entity = [a.userId, b.userId].toSorted().join(':');
  expect(await told(world, 'friend', entity)).toEqual(['friend.requested', 'friend.accepted']);
});

test('requests that cross in the same moment make one friendship and leave none behind', async () => {
  for (let round = 0; round < 5; round++) {
    const [a, b] = await pair();
    expect(await Promise.all([codeOf(ask(world, a, b)), codeOf(ask(world, b, a))])).toEqual(['ok', 'ok']);
    expect(await friendsBothWays(world, a, b)).toEqual(FRIENDS);
    expect(await countOpenRequests(world.db.read, a.userId)).toBe(0);
    expect(await countOpenRequests(world.db.read, b.userId)).toBe(0);
  }
});

test('twenty acceptances of one request at once are one', async () => {
  const [a, b] = await pair();
  await ask(world, a, b);
  const id = await requestId(world, a, b);
  const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(acceptFriendRequest(world.deps, b, id))));
  expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
  expect(codes.filter((code) => code === 'NOT_FOUND')).toHaveLength(19);
  expect(await friendsBothWays(world, a, b)).toEqual(FRIENDS);
  const entity = [a.userId, b.userId].toSorted().join(':');
  expect(await told(world, 'friend', entity)).toEqual(['friend.requested', 'friend.accepted']);
});

test('declining and withdrawing remove the request, each by the one who may', async () => {
  const [a, b] = await pair();
  await ask(world, a, b);
  const first = await requestId(world, a, b);
  expect(await codeOf(declineFriendRequest(world.deps, a, first))).toBe('NOT_FOUND');
  await declineFriendRequest(world.deps, b, first);
  expect(await codeOf(declineFriendRequest(world.deps, b, first))).toBe('NOT_FOUND');
  await ask(world, a, b);
  const second = await requestId(world, a, b);
  expect(await codeOf(withdrawFriendRequest(world.deps, b, second))).toBe('NOT_FOUND');
  await withdrawFriendRequest(world.deps, a, second);
  expect(await countOpenRequests(world.db.read, b.userId)).toBe(0);
  expect(await friendsBothWays(world, a, b)).toEqual(STRANGERS);
});

test('nobody befriends oneself, a stranger to the database or an account that is closed', async () => {
  const [a, b] = await pair();
  expect(await codeOf(ask(world, a, a))).toBe('ONESELF');
  expect(await codeOf(ask(world, a, { ...b, userId: 'nobody' }))).toBe('NOT_FOUND');
  await world.db.transact((tx) => updateUserStanding(tx, b.userId, { status: 'closed' }));
  expect(await codeOf(ask(world, a, b))).toBe('NOT_FOUND');
  await world.db.transact((tx) => updateUserStanding(tx, a.userId, { status: 'banned' }));
  expect(await codeOf(ask(world, a, b))).toBe('ACCOUNT_BANNED');
});

test('at most a hundred requests wait for one player, also when they come at once', async () => {
  const target = await world.player();
  const crowd = await Promise.all(Array.from({ length: OPEN_REQUESTS_MAX + 5 }, () => world.player()));
  const codes = await Promise.all(crowd.map((one) => codeOf(ask(world, one, target))));
  expect(codes.filter((code) => code === 'ok')).toHaveLength(OPEN_REQUESTS_MAX);
  expect(codes.filter((code) => code === 'LIST_FULL')).toHaveLength(5);
  const first = await listRequests(world.db.read, target.userId, 'incoming', 60, null);
  const last = first.at(-1);
  const rest = await listRequests(world.db.read, target.userId, 'incoming', 60, last ?? null);
  expect(new Set([...first, ...rest].map(({ id }) => id)).size).toBe(OPEN_REQUESTS_MAX);
});

test('somebody who asks more than sixty times an hour is slowed', async () => {
  const a = await world.player();
  const codes = [];
  for (let n = 0; n < 62; n++) codes.push(await codeOf(ask(world, a, { ...a, userId: 'nobody' })));
  expect(codes.slice(0, 60).every((code) => code === 'NOT_FOUND')).toBe(true);
  expect(codes.slice(60)).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
});

test('removing a friend ends the friendship on both sides, once', async () => {
  const [a, b] = await pair();
  await makeFriends(world, a, b);
  await removeFriend(world.deps, b, a.userId);
  expect(await friendsBothWays(world, a, b)).toEqual(STRANGERS);
  expect(await codeOf(removeFriend(world.deps, a, b.userId))).toBe('NOT_FOUND');
});

test('a block ends friendship, requests and battle invites, and hides the two from each other until it is lifted', async () => {
  const a = await world.player({ cents: 100_00 });
  const b = await world.player({ cents: 100_00 });
  await makeFriends(world, a, b);
  const sent = await sendInvite(world, a, b);
  const received = await sendInvite(world, b, a);
  await blockPlayer(world.deps, b, a.userId);
  await blockPlayer(world.deps, b, a.userId);
  const { read } = world.db;
  expect(await friendsBothWays(world, a, b)).toEqual(STRANGERS);
  expect((await invite(world, sent)).status).toBe('withdrawn');
  expect((await invite(world, received)).status).toBe('withdrawn');
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const) {
    expect(await isBlocked(read, one.userId, other.userId)).toBe(true);
    expect(await hiddenFrom(read, one.userId)).toEqual(new Set([other.userId]));
    expect(await codeOf(ask(world, one, other))).toBe('BLOCKED');
    expect(await codeOf(sendInvite(world, one, other))).toBe('BLOCKED');
    expect(await searchPlayers(read, one.userId, other.username.toLowerCase(), 10)).toEqual([]);
  }
  // The blocked player is not told who did it.
  expect(await readRelations(read, b.userId, [a.userId])).toEqual(new Map([[a.userId, 'blocked']]));
  expect(await readRelations(read, a.userId, [b.userId])).toEqual(new Map());
  expect((await listBlocked(read, b.userId, 10)).map(({ id }) => id)).toEqual([a.userId]);
  // Nobody lifts the block of somebody else.
  await unblockPlayer(world.deps, a, b.userId);
  expect(await isBlocked(read, a.userId, b.userId)).toBe(true);
  await unblockPlayer(world.deps, b, a.userId);
  expect(await isBlocked(read, a.userId, b.userId)).toBe(false);
  await ask(world, a, b);
  expect(await codeOf(blockPlayer(world.deps, a, a.userId))).toBe('ONESELF');
});

test('a block meets an acceptance in the same moment: the two are never friends and blocked at once', async () => {
  for (let round = 0; round < 5; round++) {
    const [a, b] = await pair();
    await ask(world, a, b);
    const id = await requestId(world, a, b);
    await Promise.all([codeOf(acceptFriendRequest(world.deps, b, id)), codeOf(blockPlayer(world.deps, a, b.userId))]);
    expect(await friendsBothWays(world, a, b)).toEqual(STRANGERS);
    expect(await isBlocked(world.db.read, a.userId, b.userId)).toBe(true);
  }
});

test('friends are found by any part of the name in pages that follow one another; percent signs are letters', async () => {
  const a = await world.player();
  for (const username of ['Zoe-Star', 'adam.star', 'Starfish', 'other'])
    await makeFriends(world, a, await world.player({ username }));
  const list = (search: string, limit = 10, after: Parameters<typeof listFriends>[5] = null) =>
    listFriends(world.db.read, a.userId, search, world.now, limit, after);
  expect((await list('star')).map(({ username }) => username)).toEqual(['adam.star', 'Starfish', 'Zoe-Star']);
  expect(await list('%')).toEqual([]);
  const [first, second] = await list('', 2);
  expect([first?.username, second?.username]).toEqual(['adam.star', 'other']);
  const next = await list('', 2, second ?? null);
  expect(next.map(({ username }) => username)).toEqual(['Starfish', 'Zoe-Star']);
});

test('mutual friends are counted for a whole page of requests', async () => {
  const [a, b, c, d] = (await players(4)) as [Actor, Actor, Actor, Actor];
  await makeFriends(world, a, c);
  await makeFriends(world, a, d);
  await makeFriends(world, b, c);
  await makeFriends(world, b, d);
  expect(await countMutualFriends(world.db.read, a.userId, [b.userId, c.userId])).toEqual(new Map([[b.userId, 2]]));
});

test('players are found by the beginning of the name, without private profiles, sanctioned accounts and oneself', async () => {
  const a = await world.player({ username: 'quasar-me' });
  await world.player({ username: 'QuasarOne' });
  const hidden = await world.player({ username: 'quasar-hidden' });
  await world.player({ username: 'quasar-banned', status: 'banned' });
  await world.player({ username: 'not-quasar' });
  await world.db.transact((tx) =>
    putSettings(tx, hidden.userId, { ...DEFAULT_SETTINGS, profileVisibility: 'private' }),
  );
  expect((await searchPlayers(world.db.read, a.userId, 'quasar', 10)).map(({ username }) => username)).toEqual([
    'QuasarOne',
  ]);
  // Whoever knows the whole name may ask for a private one too.
  expect((await searchPlayers(world.db.read, a.userId, 'quasar-hidden', 10)).map(({ id }) => id)).toEqual([
    hidden.userId,
  ]);
});
