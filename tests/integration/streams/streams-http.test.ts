import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE } from '../../../domain/shared/time.ts';
import { RAID_GOES_AFTER, RAID_SHOWN } from '../../../domain/streams/raid.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { calm, look, refused, say } from '../../support/chat-operations.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { goLive as connect } from '../../support/socket-client.ts';
import { runJobs } from '../../support/visitor.ts';

const GO = 'mutation ($input: StreamInput!) { goLive(input: $input) { id isLive isOwn talkId viewers followers } }';
const END = 'mutation ($id: ID!) { endStream(id: $id) { state summary { peakViewers audience newFollowers } } }';
const FOLLOW = 'mutation ($id: ID!) { followStreamer(streamerId: $id) }';
const WATCH = 'mutation ($id: ID!) { watchStream(id: $id) }';
const LIST =
  'query ($first: Int!, $after: String) { streams(first: $first, after: $after, sort: RECENT) { edges { node { id isFollowed isOwn } } pageInfo { hasNextPage endCursor } } }';
const INBOX = '{ notifications(first: 10, tab: OTHER) { edges { node { title message link } } } }';

interface Sent {
  readonly id: string;
  readonly talkId: string;
  readonly isOwn: boolean;
}
interface Listed {
  readonly edges: readonly { readonly node: { id: string; isFollowed: boolean; isOwn: boolean } }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

let gate: HttpGateway;
let streamer: SignedIn;
let viewer: SignedIn;
let keys = 0;
beforeAll(async () => {
  gate = await HttpGateway.open();
  [streamer, viewer] = [await gate.player(), await gate.player()];
  calm(gate);
});
afterAll(() => gate.close());

const send = async (who: SignedIn, title: string): Promise<Sent> =>
  (
    await who.ask<{ goLive: Sent }>(
      GO,
      { input: { title, game: 'rocket-league', kind: 'practice' } },
      `stream-key-${++keys}`,
    )
  ).goLive;
const end = (who: SignedIn, id: string) => who.ask<{ endStream: { state: string; summary: unknown } }>(END, { id });

test('a stream is listed page by page, with what it is to whoever asks (SM-01, SM-02, SM-07)', async () => {
  const others = await Promise.all(Array.from({ length: 3 }, () => gate.player()));
  const sent: Sent[] = [];
  for (const other of [streamer, ...others]) {
    gate.pass(MINUTE);
    sent.push(await send(other, 'One of four'));
  }
  await viewer.ask(FOLLOW, { id: streamer.user.id });
  const first = (await viewer.ask<{ streams: Listed }>(LIST, { first: 3 })).streams;
  const rest = (await viewer.ask<{ streams: Listed }>(LIST, { first: 3, after: first.pageInfo.endCursor })).streams;
  expect([first.pageInfo.hasNextPage, rest.pageInfo.hasNextPage]).toEqual([true, false]);
  expect([...first.edges, ...rest.edges].map(({ node }) => node.id)).toEqual(sent.map(({ id }) => id).toReversed());
  expect(rest.edges.at(-1)?.node).toMatchObject({ isFollowed: true, isOwn: false });
  for (const [n, who] of [streamer, ...others].entries()) await end(who, sent[n]?.id ?? '');
});

test('followers are told once, and only of what is live', async () => {
  const log = openLog('fatal', { write: () => undefined });
  const settle = async () => {
    await deliverEverything(gate.deps, log);
    await runJobs(gate);
    await deliverEverything(gate.deps, log);
  };
  const titles = async () =>
    (
      await viewer.ask<{ notifications: { edges: { node: { title: string; message: string } }[] } }>(INBOX)
    ).notifications.edges.map(({ node }) => node.message);
  await settle();
  const over = await send(streamer, 'Over before anybody hears');
  await end(streamer, over.id);
  await settle();
  const { id } = await send(streamer, 'Worth watching');
  await settle();
  await settle();
  expect(await titles()).toEqual(['Worth watching']);
  await end(streamer, id);
});

test('the count is told to those who watch, and the end with a summary for the streamer', async () => {
  const { id } = await send(streamer, 'Counted');
  const socket = await connect(viewer);
  const begun = gate.listening();
  const told = socket.iterate('subscription ($id: ID!) { streamChanged(id: $id) { state viewers isChanged } }', { id });
  const next = told.next();
  await begun();
  await viewer.ask(WATCH, { id });
  expect((await next).value).toMatchObject({
    data: { streamChanged: { state: 'LIVE', viewers: 1, isChanged: false } },
  });
  const { endStream } = await end(streamer, id);
  expect(endStream).toMatchObject({ state: 'ENDED', summary: { peakViewers: 1, audience: 1 } });
  expect((await told.next()).value).toMatchObject({ data: { streamChanged: { state: 'ENDED', isChanged: true } } });
  await socket.close();
});

test('what staff said at the end is for the streamer, and a summary ends with the stream (GL-14)', async () => {
  const SEEN = 'query ($id: ID!) { stream(id: $id) { state endReason summary { newFollowers } } }';
  const CUT = 'mutation ($id: ID!) { endStream(id: $id, reason: "Shows the play of another") { endReason } }';
  const [sender, staff] = [await gate.player(), await gate.player({ role: 'moderator' })];
  const { id } = await send(sender, 'Ended by staff');
  gate.pass(MINUTE);
  await viewer.ask(FOLLOW, { id: sender.user.id });
  gate.pass(MINUTE);
  const reason = 'Shows the play of another';
  expect(await staff.ask(CUT, { id })).toEqual({ endStream: { endReason: reason } });
  gate.pass(MINUTE);
  await streamer.ask(FOLLOW, { id: sender.user.id });
  const seen = async (who: SignedIn) => (await who.ask<{ stream: unknown }>(SEEN, { id })).stream;
  expect(await seen(sender)).toEqual({ state: 'ENDED', endReason: reason, summary: { newFollowers: 1 } });
  expect(await seen(viewer)).toEqual({ state: 'ENDED', endReason: null, summary: null });
});

test('the chat of a stream is open while it is live, and its streamer keeps order in it (EN-12, HZ-07)', async () => {
  calm(gate);
  const { id, talkId } = await send(streamer, 'With a chat');
  expect(talkId).toBe(`stream:${id}`);
  const { id: messageId } = await say(viewer, 'Hello from the second row', talkId);
  const [seen] = (await look(streamer, talkId)).messages;
  expect(seen).toMatchObject({ id: messageId, username: viewer.user.username, message: 'Hello from the second row' });
  const other = await gate.player();
  const DELETE = 'mutation ($id: ID!) { deleteMessage(messageId: $id) { isDeleted } }';
  expect((await other.refusal(DELETE, { id: messageId })).code).toBe('FORBIDDEN');
  expect(await streamer.ask(DELETE, { id: messageId })).toEqual({ deleteMessage: { isDeleted: true } });
  await end(streamer, id);
  expect((await refused(viewer, 'Too late', talkId)).code).toBe('CHANNEL_READ_ONLY');
  expect((await refused(viewer, 'Nowhere', 'stream:nowhere')).code).toBe('NOT_FOUND');
});

test('a raid is told at once to those who watch, for a minute and while its target is live, and its target’s streamer is notified', async () => {
  const RAID = 'mutation ($id: ID!, $targetId: ID!) { raidStream(id: $id, targetId: $targetId) }';
  const SEEN =
    'query ($id: ID!) { stream(id: $id) { isLive raid { viewers goesAt target { id streamer { username } } } } }';
  const BLOCK = 'mutation ($id: ID!) { blockPlayer(userId: $id) { id } }';
  const [sender, other, hidden] = await Promise.all([gate.player(), gate.player(), gate.player()]);
  const [{ id }, target] = [await send(sender, 'On its way'), await send(other, 'Comes to it')];
  await viewer.ask(WATCH, { id });
  await hidden.ask(BLOCK, { id: other.user.id });
  const seen = async (who = viewer) => (await who.ask<{ stream: { raid: unknown } }>(SEEN, { id })).stream.raid;

  const socket = await connect(viewer);
  const begun = gate.listening();
  const told = socket.iterate('subscription ($id: ID!) { streamChanged(id: $id) { state isChanged } }', { id });
  const next = told.next();
  await begun();
  expect(await sender.ask(RAID, { id, targetId: target.id })).toEqual({ raidStream: true });
  expect((await next).value).toMatchObject({ data: { streamChanged: { state: 'LIVE', isChanged: true } } });
  await socket.close();

  const username = other.user.username;
  expect(await seen()).toEqual({
    viewers: 1,
    goesAt: gate.deps.now() + RAID_GOES_AFTER,
    target: { id: target.id, streamer: { username } },
  });
  expect(await seen(hidden)).toBeNull();
  await deliverEverything(gate.deps, openLog('fatal', { write: () => undefined }));
  const { notifications } = await other.ask<{ notifications: { edges: { node: unknown }[] } }>(INBOX);
  expect(notifications.edges.map(({ node }) => node)).toEqual([
    {
      title: `${sender.user.username} is raiding your stream`,
      message: '1 viewer is on the way to you.',
      link: `/stream/${target.id}`,
    },
  ]);

  // The notice outlives the stream that it was made on, and not its target.
  await end(sender, id);
  expect(await seen()).not.toBeNull();
  gate.pass(RAID_SHOWN);
  expect(await seen()).toBeNull();
  const again = await send(sender, 'Once more');
  await viewer.ask(WATCH, { id: again.id });
  await sender.ask(RAID, { id: again.id, targetId: target.id });
  await end(other, target.id);
  const { stream } = await viewer.ask<{ stream: unknown }>(SEEN, { id: again.id });
  expect(stream).toEqual({ isLive: true, raid: null });
  await end(sender, again.id);
});

test('whether raids are taken is chosen by each, and what can be raided is looked for in few words', async () => {
  const TAKES = '{ takesRaids }';
  const CHOOSE = 'mutation ($isWanted: Boolean!) { chooseRaids(isWanted: $isWanted) }';
  const FIND = 'query ($search: String!) { raidTargets(search: $search) { title isOwn } }';
  const { id } = await send(streamer, 'Quiet chess');
  expect(await streamer.ask(TAKES)).toEqual({ takesRaids: true });
  expect(await viewer.ask(FIND, { search: ' quiet ' })).toEqual({
    raidTargets: [{ title: 'Quiet chess', isOwn: false }],
  });
  expect(await streamer.ask(CHOOSE, { isWanted: false })).toEqual({ chooseRaids: false });
  expect([await streamer.ask(TAKES), await viewer.ask(TAKES)]).toEqual([{ takesRaids: false }, { takesRaids: true }]);
  expect(await viewer.ask(FIND, { search: 'quiet' })).toEqual({ raidTargets: [] });
  expect((await viewer.refusal(FIND, { search: 'x'.repeat(61) })).code).toBe('BAD_INPUT');
  await streamer.ask(CHOOSE, { isWanted: true });
  await end(streamer, id);
});
