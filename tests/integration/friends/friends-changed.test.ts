import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { countGameRecord } from '../../../db/results/count-outcome.ts';
import { befriend } from '../../../db/friends/friendship.queries.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { type LiveClient, goLive } from '../../support/socket-client.ts';
import { until } from '../../support/until.ts';

/** How many topics the gateway listens to: the protocol itself has no word for a subscription that was taken up. */
const topics = { count: 0 };

const NEWS =
  'subscription { friendsChanged { kind playerId openFriendRequests friend { id status player { username } } } }';
const HEARTBEAT = 'mutation ($idle: Int!) { sendHeartbeat(idleSeconds: $idle) }';
const ASK = 'mutation ($id: ID!) { sendFriendRequest(userId: $id) { id relation } }';
const REMOVE = 'mutation ($id: ID!) { removeFriend(userId: $id) { relation } }';
const INVITE =
  'mutation ($input: BattleInviteInput!) { sendBattleInvite(input: $input) { id status holdCents poolCents } }';

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open();
  const { live } = gate;
  const subscribe = live.subscribe.bind(live);
  vi.spyOn(live, 'subscribe').mockImplementation((...topic) => {
    topics.count++;
    return subscribe(...topic);
  });
});
afterAll(() => gate.close());

const friends = (one: SignedIn, other: SignedIn) =>
  gate.db.transact((tx) => befriend(tx, one.user.id, other.user.id, gate.deps.now()));

/** Follows a player's friends; resolves once the gateway listens to that many topics. */
async function follow(live: LiveClient, topicCount: number) {
  const before = topics.count;
  const results = live.iterate(NEWS);
  let waiting: ReturnType<typeof results.next> | null = results.next();
  await until(() => expect(topics.count - before).toBe(topicCount));
  return async () => {
    const { value } = await (waiting ?? results.next());
    waiting = null;
    const { data, errors } = value as { data?: { friendsChanged: unknown }; errors?: unknown };
    return errors ?? data?.friendsChanged;
  };
}

test('each change around the friends of a player arrives, and nothing of somebody who is a friend no more', async () => {
  const [me, friend, stranger, third] = [
    await gate.player(),
    await gate.player(),
    await gate.player(),
    await gate.player({ cents: 100_00 }),
  ];
  await friends(me, friend);
  const live = await goLive(me);
  const next = await follow(live, 2);
  expect(await next()).toEqual({ kind: 'ALL', playerId: me.user.id, openFriendRequests: 0, friend: null });

  await friend.ask(HEARTBEAT, { idle: 0 });
  expect(await next()).toEqual({
    kind: 'PRESENCE',
    playerId: friend.user.id,
    openFriendRequests: 0,
    friend: { id: friend.user.id, status: 'ONLINE', player: { username: friend.user.username } },
  });

  // Not a friend yet: the request is told, the presence is not.
  await stranger.ask(HEARTBEAT, { idle: 0 });
  expect(await stranger.ask(ASK, { id: me.user.id })).toEqual({
    sendFriendRequest: { id: me.user.id, relation: 'REQUESTED' },
  });
  expect(await next()).toMatchObject({
    kind: 'FRIENDS',
    playerId: stranger.user.id,
    openFriendRequests: 1,
    friend: null,
  });
  const before = topics.count;
  expect(await me.ask(ASK, { id: stranger.user.id })).toMatchObject({ sendFriendRequest: { relation: 'FRIENDS' } });
  expect(await next()).toMatchObject({ kind: 'FRIENDS', openFriendRequests: 0, friend: { status: 'ONLINE' } });
  await until(() => expect(topics.count).toBe(before + 1));
  gate.pass(6 * MINUTE);
  await stranger.ask(HEARTBEAT, { idle: 360 });
  expect(await next()).toMatchObject({ kind: 'PRESENCE', playerId: stranger.user.id, friend: { status: 'AWAY' } });

  await me.ask(REMOVE, { id: friend.user.id });
  expect(await next()).toMatchObject({ kind: 'FRIENDS', playerId: friend.user.id, friend: null });
  await friend.ask(HEARTBEAT, { idle: 0 });
  const input = { toId: me.user.id, game: 'APEX', mode: 'DUEL', stakeCents: 20_00 };
  expect(await third.ask(INVITE, { input })).toMatchObject({
    sendBattleInvite: { status: 'PENDING', holdCents: 21_00, poolCents: 40_00 },
  });
  expect(await next()).toMatchObject({ kind: 'INVITES', playerId: third.user.id, friend: null });
  await live.close();
});

test('nobody follows without a session, and a player sees the own friends alone', async () => {
  const [me, friend] = [await gate.player(), await gate.player()];
  await friends(me, friend);
  const live = await goLive(gate.visitor());
  const errors = await live.ask(NEWS).then(
    (result) => result.errors,
    (refused: unknown) => refused,
  );
  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  await live.close();
  const LIST = '{ friends { edges { node { id status game } } } recentPlayers { id } blockedPlayers { id } }';
  expect(await me.ask(LIST)).toEqual({
    friends: { edges: [{ node: { id: friend.user.id, status: 'OFFLINE', game: null } }] },
    recentPlayers: [],
    blockedPlayers: [],
  });
});

test('a request shows name, game, the friends in common and the time; by name it is sent as well (EN-09)', async () => {
  const [me, asking, common] = [await gate.player(), await gate.player(), await gate.player()];
  await friends(me, common);
  await friends(asking, common);
  await gate.db.transact((tx) => countGameRecord(tx, asking.user.id, 'cs2', true));
  await asking.ask('mutation ($name: String!) { sendFriendRequest(username: $name) { id } }', {
    name: me.user.username.toUpperCase(),
  });
  const LIST = '{ openFriendRequests friendRequests { edges { node { player { username } game mutualFriends at } } } }';
  expect(await me.ask(LIST)).toMatchObject({
    openFriendRequests: 1,
    friendRequests: {
      edges: [
        { node: { player: { username: asking.user.username }, game: 'CS2', mutualFriends: 1, at: expect.anything() } },
      ],
    },
  });
});
