import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { befriend, unfriend } from '../../../db/friends/friendship.queries.ts';
import { friendTalkOf } from '../../../domain/friends/talk.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { calm, look, say } from '../../support/chat-operations.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';

const log = openLog('silent');
const PLACE = 'query P($channelId: ID!) { chatPlace(channelId: $channelId) { mayPost isHost unread firstUnreadId } }';
const MARK =
  'mutation M($channelId: ID!, $messageId: ID!) { markPlaceRead(channelId: $channelId, messageId: $messageId) { unread } }';
const TOLD = '{ notifications { edges { node { title link } } } }';

let gate: HttpGateway;
let me: SignedIn;
let friend: SignedIn;
let talk: string;
beforeAll(async () => {
  gate = await HttpGateway.open();
});
afterAll(() => gate.close());
beforeEach(async () => {
  gate.pass(20 * MINUTE);
  me = await gate.player();
  friend = await gate.player();
  talk = friendTalkOf(me.user.id, friend.user.id);
  await gate.db.transact((tx) => befriend(tx, me.user.id, friend.user.id, gate.deps.now()));
});

const told = async (client: SignedIn): Promise<unknown[]> => {
  await deliverEverything(gate.deps, log);
  const { notifications } = await client.ask<{ notifications: { edges: { node: unknown }[] } }>(TOLD);
  return notifications.edges.map(({ node }) => node);
};

test('two friends write to each other, and what is unread is counted from the first of it on', async () => {
  const first = await say(me, 'are you there', talk);
  calm(gate);
  const second = await say(me, 'a match at eight?', talk);
  expect((await look(friend, talk)).messages.map(({ message }) => message)).toEqual([
    'a match at eight?',
    'are you there',
  ]);
  expect(await friend.ask(PLACE, { channelId: talk })).toEqual({
    chatPlace: { mayPost: true, isHost: false, unread: 2, firstUnreadId: first.id },
  });
  expect(await me.ask(PLACE, { channelId: talk })).toMatchObject({ chatPlace: { unread: 0, firstUnreadId: null } });
  expect(await friend.ask(MARK, { channelId: talk, messageId: first.id })).toEqual({ markPlaceRead: { unread: 1 } });
  expect(await friend.ask(PLACE, { channelId: talk })).toMatchObject({ chatPlace: { firstUnreadId: second.id } });
});

test('nobody else reads it or writes there, staff included, and the end of the friendship ends it', async () => {
  await say(me, 'between us', talk);
  const stranger = await gate.player();
  const staff = await gate.player({ role: 'moderator' });
  for (const other of [stranger, staff])
    expect(await other.refusal(PLACE, { channelId: talk })).toMatchObject({ code: 'NOT_FOUND' });
  const wrongWay = `friends:${talk.slice('friends:'.length).split('_').toReversed().join('_')}`;
  expect(await me.refusal(PLACE, { channelId: wrongWay })).toMatchObject({ code: 'NOT_FOUND' });
  await gate.db.transact((tx) => unfriend(tx, me.user.id, friend.user.id));
  for (const one of [me, friend])
    expect(await one.refusal(PLACE, { channelId: talk })).toMatchObject({ code: 'NOT_FOUND' });
});

test('the friend is told once in a quarter of an hour, with the way to the talk, and the writer is not', async () => {
  // So that the quarter of an hour begins now.
  gate.pass(15 * MINUTE - (gate.deps.now() % (15 * MINUTE)));
  await say(me, 'one', talk);
  calm(gate);
  await say(me, 'two', talk);
  expect(await told(friend)).toEqual([
    { title: `${me.user.username} wrote to you`, link: `/friends?message=${me.user.username}` },
  ]);
  expect(await told(me)).toEqual([]);
  gate.pass(15 * MINUTE);
  await say(me, 'three', talk);
  expect(await told(friend)).toHaveLength(2);
});
