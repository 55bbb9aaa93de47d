import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SeenMessageEvent, act, calm, follow, hide, look, say } from '../../support/chat-operations.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { goLive } from '../../support/socket-client.ts';

let gate: HttpGateway;
let author: SignedIn;
let reader: SignedIn;
let staff: SignedIn;
beforeAll(async () => {
  gate = await HttpGateway.open();
});
afterAll(() => gate.close());
beforeEach(async () => {
  calm(gate);
  [author, reader] = [await gate.player(), await gate.player()];
  staff = await gate.player({ role: 'administrator' });
});

test('a message, a reaction, a pin and a deletion are told live, in order, with the message as it is (GC-02)', async () => {
  const { seq } = await look(reader);
  const live = await goLive(reader);
  const next = follow(live, 'general', seq);
  const { id } = await say(author, 'live and in colour');
  expect(await next()).toMatchObject({
    kind: 'POSTED',
    byId: author.user.id,
    message: { id, message: 'live and in colour', username: author.user.username },
  });
  await act(reader, 'reactToMessage', id, '🔥');
  expect(await next()).toMatchObject({
    kind: 'REACTED',
    byId: reader.user.id,
    emoji: '🔥',
    isOn: true,
    message: { reactions: [{ emoji: '🔥', count: 1, isOwn: null }] },
  });
  await act(staff, 'pinMessage', id);
  expect(await next()).toMatchObject({ kind: 'PINNED', message: { isPinned: true } });
  await act(staff, 'unpinMessage', id);
  expect(await next()).toMatchObject({ kind: 'UNPINNED', message: { isPinned: false } });
  await act(author, 'deleteMessage', id);
  expect(await next()).toMatchObject({ kind: 'DELETED', message: { message: '', isDeleted: true, reactions: [] } });
  await live.close();
});

test('whoever comes back is told everything after the last event that was seen, and nothing twice', async () => {
  const { seq } = await look(reader, 'apex');
  const said: string[] = [];
  for (let n = 0; n < 4; n++) {
    said.push((await say(author, `while you were away ${n}`, 'apex')).id);
    calm(gate);
  }
  await say(author, 'in another channel', 'valorant');
  const live = await goLive(reader);
  const next = follow(live, 'apex', seq);
  const seen: SeenMessageEvent[] = [];
  for (let n = 0; n < 2; n++) seen.push(await next());
  await live.close();
  const back = await goLive(reader);
  const again = follow(back, 'apex', seen.at(-1)?.seq ?? 0);
  const had = new Set(seen.map((one) => one.seq));
  while (seen.length < 5) {
    if (seen.length === 4) said.push((await say(author, 'and now you are here', 'apex')).id);
    const one = await again();
    if (had.has(one.seq)) continue;
    had.add(one.seq);
    seen.push(one);
  }
  expect(seen.map(({ message }) => message.id)).toEqual(said);
  await back.close();
});

test('players who have blocked each other hear nothing of each other live, from the very next message on', async () => {
  const live = await goLive(reader);
  const { seq } = await look(reader, 'off-topic');
  const next = follow(live, 'off-topic', seq);
  await say(author, 'before the block', 'off-topic');
  expect(await next()).toMatchObject({ message: { message: 'before the block' } });
  await reader.ask('mutation B($id: ID!) { blockPlayer(userId: $id) { __typename } }', { id: author.user.id });
  await say(author, 'after the block', 'off-topic');
  const third = await gate.player();
  await say(third, 'somebody else', 'off-topic');
  expect(await next()).toMatchObject({ message: { message: 'somebody else' } });
  const back = follow(live, 'off-topic', seq);
  expect((await back()).message.message).toBe('somebody else');
  await live.close();
});

test('the other channels tell how much is unread, of those whom the player sees', async () => {
  const hidden = await gate.player();
  await hide(gate, hidden, reader);
  const live = await goLive(reader);
  const stands = gate.listening();
  const results = live.iterate('subscription { chatUnread { id unreadCount badge } }');
  const first = results.next();
  await stands();
  await say(hidden, 'nobody hears me', 'strategy-talk');
  const { value } = (await first) as { value: { data: unknown } };
  expect(value.data).toEqual({ chatUnread: [{ id: 'strategy-talk', unreadCount: 0, badge: null }] });
  await say(author, 'you hear me', 'strategy-talk');
  const { value: second } = (await results.next()) as { value: { data: unknown } };
  expect(second.data).toEqual({ chatUnread: [{ id: 'strategy-talk', unreadCount: 1, badge: '1' }] });
  await live.close();
});

test('what a subscription tells is for those who are signed in, of channels that exist', async () => {
  const live = await goLive(reader);
  const result = await live.ask('subscription { chatHappened(channelId: "nowhere") { seq } }').then(
    ({ errors }) => errors,
    (errors: unknown) => errors,
  );
  expect(result).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  await live.close();
});

test('many writers at once leave one order, the same for every reader, with nothing lost', async () => {
  const writers = await Promise.all(Array.from({ length: 8 }, () => gate.player()));
  const { seq } = await look(reader, 'valorant');
  const live = await goLive(reader);
  const next = follow(live, 'valorant', seq);
  const posted = await Promise.all(
    writers.flatMap((writer, w) => ['first', 'then', 'at last'].map((word) => say(writer, `${word} ${w}`, 'valorant'))),
  );
  const missing = new Set(posted.map(({ id }) => id));
  while (missing.size > 0) missing.delete((await next()).message.id);
  const [mine, theirs] = await Promise.all([look(reader, 'valorant'), look(author, 'valorant')]);
  expect(mine.messages).toEqual(theirs.messages);
  expect(mine.messages.map(({ id }) => id)).toEqual(expect.arrayContaining(posted.map(({ id }) => id)));
  await live.close();
});
