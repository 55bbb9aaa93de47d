import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY, MINUTE } from '../../../domain/shared/time.ts';
import { events } from '../../../db/events/event.table.ts';
import { updateUserStanding } from '../../../db/accounts/user.queries.ts';
import { userReports } from '../../../db/chat/chat.table.ts';
import { insertMessage } from '../../../db/chat/message.queries.ts';
import { postMessage } from '../../../gateway/chat/post-message.ts';
import {
  POST,
  act,
  calm,
  channels,
  hide,
  look,
  markRead,
  onMessage,
  refused,
  say,
  texts,
  unreadIn,
} from '../../support/chat-operations.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { archived, eraseRoom } from '../../support/personal-data.ts';

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
  staff = await gate.player({ role: 'moderator' });
});

test('there are the six channels, and #announcements is for staff (GC-01, EN-11)', async () => {
  const seen = await channels(author);
  expect(seen.map(({ name }) => name)).toEqual([
    '#general',
    '#announcements',
    '#strategy-talk',
    '#valorant',
    '#apex',
    '#off-topic',
  ]);
  expect(seen.filter(({ isAdminOnly }) => isAdminOnly).map(({ id }) => id)).toEqual(['announcements']);
  expect(seen.filter(({ mayPost }) => !mayPost).map(({ id }) => id)).toEqual(['announcements']);
  expect((await channels(staff)).every(({ mayPost }) => mayPost)).toBe(true);
});

test('a message is stored and read by everybody, with its author’s name and badge from the server', async () => {
  const message = await say(author, '  hello  there ', 'apex');
  expect(message).toMatchObject({
    kind: 'TEXT',
    username: author.user.username,
    message: 'hello  there',
    timestamp: gate.deps.now(),
    isPinned: false,
    isAdmin: false,
    isDeleted: false,
    reactions: [],
  });
  await say(staff, 'and hello from staff', 'apex');
  const [latest, earlier] = (await look(reader, 'apex')).messages;
  expect(latest).toMatchObject({ message: 'and hello from staff', isAdmin: true });
  expect(earlier).toEqual(message);
  expect(await texts(reader, 'valorant')).not.toContain(message.message);
});

test('only staff post in #announcements (GC-08)', async () => {
  expect(await refused(author, 'I announce', 'announcements')).toMatchObject({ code: 'CHANNEL_READ_ONLY' });
  await say(staff, 'We announce', 'announcements');
  expect(await texts(author, 'announcements')).toEqual(['We announce']);
});

test.each(['', '   ', '\u200B\u202E', 'x'.repeat(501)])('refuses %j as a message', async (text) => {
  expect(await refused(author, text)).toMatchObject({ status: 400, code: 'BAD_INPUT', field: 'text' });
});

test('a channel that does not exist is none', async () => {
  expect(await refused(author, 'hello', 'nowhere')).toMatchObject({ code: 'NOT_FOUND' });
});

test('a message sent twice under one key is posted once', async () => {
  const [one, other] = await Promise.all([
    say(author, 'only once please', 'apex', 'the-same-key'),
    say(author, 'only once please', 'apex', 'the-same-key'),
  ]);
  expect(one.id).toBe(other.id);
  expect((await texts(reader, 'apex')).filter((text) => text === 'only once please')).toHaveLength(1);
});

test('pages run through the history once, newest first, whatever is written meanwhile', async () => {
  const said: string[] = [];
  for (let n = 0; n < 9; n++) {
    calm(gate);
    said.push((await say(author, `line number ${n}`, 'strategy-talk')).message);
  }
  const first = await look(reader, 'strategy-talk', 4);
  calm(gate);
  await say(author, 'somebody writes meanwhile', 'strategy-talk');
  const second = await look(reader, 'strategy-talk', 4, first.next ?? '');
  const third = await look(reader, 'strategy-talk', 4, second.next ?? '');
  const seen = [...first.messages, ...second.messages, ...third.messages].map(({ message }) => message);
  expect(seen).toEqual(said.toReversed());
  expect(third.next).toBeNull();
});

test('unread messages are those of others since the last that was read, up to 99+', async () => {
  const first = await say(author, 'one', 'valorant');
  calm(gate);
  await say(author, 'two', 'valorant');
  await say(reader, 'my own does not count', 'valorant');
  expect(await unreadIn(reader, 'valorant')).toBe(2);
  await markRead(reader, 'valorant', first.id);
  expect(await unreadIn(reader, 'valorant')).toBe(1);
  const last = await say(reader, 'all read', 'valorant');
  await markRead(reader, 'valorant', last.id);
  await markRead(reader, 'valorant', first.id);
  expect(await unreadIn(reader, 'valorant')).toBe(0);
  expect(
    await reader.refusal('mutation { markChannelRead(channelId: "apex", messageId: "none") { id } }'),
  ).toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('the first unread message is the first of another after the last that was read, and none once all is read', async () => {
  const firstUnread = async (who: SignedIn) =>
    (await channels(who)).find(({ id }) => id === 'apex')?.firstUnreadId ?? null;
  expect(await firstUnread(reader)).toBeNull();
  await say(reader, 'my own is never unread', 'apex');
  expect(await firstUnread(reader)).toBeNull();
  const one = await say(author, 'one', 'apex');
  calm(gate);
  const two = await say(author, 'two', 'apex');
  expect(await firstUnread(reader)).toBe(one.id);
  expect(await firstUnread(author), 'to the author only the answer is new').not.toBe(one.id);
  await markRead(reader, 'apex', one.id);
  expect(await firstUnread(reader)).toBe(two.id);
  await markRead(reader, 'apex', two.id);
  expect(await firstUnread(reader)).toBeNull();
});

test('unread messages stop counting at a hundred, and a new account has not missed the years before it', async () => {
  const rows = Array.from({ length: 130 }, (_, n) => n);
  await gate.db.transact(async (tx) => {
    for (const n of rows)
      await insertMessage(tx, {
        id: `bulk-${String(n).padStart(3, '0')}`,
        channelId: 'off-topic',
        authorId: author.user.id,
        kind: 'text',
        body: `bulk ${n}`,
        at: gate.deps.now() + n,
        flag: null,
      });
  });
  const seen = (await channels(reader)).find(({ id }) => id === 'off-topic');
  expect(seen).toMatchObject({ unreadCount: 100, badge: '99+', firstUnreadId: 'bulk-000' });
  gate.pass(MINUTE);
  const late = await gate.player();
  expect(await unreadIn(late, 'off-topic')).toBe(0);
});

test('reactions are counted once for each player, and each sees the own (GC-05)', async () => {
  const { id } = await say(author, 'react to me');
  await act(reader, 'reactToMessage', id, '🔥');
  await act(reader, 'reactToMessage', id, '🔥');
  const own = await act(author, 'reactToMessage', id, '🔥');
  expect(own.reactions).toEqual([{ emoji: '🔥', count: 2, isOwn: true }]);
  gate.pass(1);
  await act(author, 'reactToMessage', id, '👍');
  const after = await act(author, 'unreactToMessage', id, '🔥');
  expect(after.reactions).toEqual([
    { emoji: '🔥', count: 1, isOwn: false },
    { emoji: '👍', count: 1, isOwn: true },
  ]);
  const [seen] = (await look(reader)).messages;
  expect(seen?.reactions).toEqual([
    { emoji: '🔥', count: 1, isOwn: true },
    { emoji: '👍', count: 1, isOwn: false },
  ]);
  expect(await reader.refusal(onMessage('reactToMessage'), { id, emoji: '<b>' })).toMatchObject({ code: 'BAD_INPUT' });
  expect(await reader.refusal(onMessage('reactToMessage'), { id: 'none', emoji: '🔥' })).toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('slash commands act: dice and coins are the server’s, a shrug is posted, a report reaches staff (GC-10)', async () => {
  const rolled = await say(author, '/roll 2d6');
  expect(rolled.kind).toBe('ROLL');
  const [, one = '', other = '', sum = ''] = /^2d6: (\d) \+ (\d) = (\d+)$/.exec(rolled.message) ?? [];
  expect(Number(one) + Number(other)).toBe(Number(sum));
  expect((await say(author, '/flip')).message).toMatch(/^(Heads|Tails)$/);
  expect(await say(author, '/shrug who knows')).toMatchObject({ kind: 'SHRUG', message: 'who knows ¯\\_(ツ)_/¯' });
  const { postChatMessage } = await author.ask<{ postChatMessage: unknown }>(POST, {
    input: { channelId: 'general', text: `/report @${reader.user.username} shouts at everybody` },
  });
  expect(postChatMessage).toEqual({ message: null, reported: { username: reader.user.username } });
  const reports = await gate.db.read.select().from(userReports).where(eq(userReports.reporterId, author.user.id));
  expect(reports).toMatchObject([{ reportedId: reader.user.id, reason: 'shouts at everybody', status: 'pending' }]);
  expect((await texts(reader)).some((text) => text.includes('/report'))).toBe(false);
  expect(await refused(author, '/roll everything')).toMatchObject({ code: 'BAD_INPUT', data: { command: '/roll' } });
  expect(await refused(author, `/report ${author.user.username}`)).toMatchObject({ code: 'ONESELF' });
  expect(await refused(author, '/report nobody-of-this-name')).toMatchObject({ code: 'NOT_FOUND' });
  calm(gate);
  expect(await refused(author, '/reprot somebody')).toMatchObject({ code: 'BAD_INPUT', data: { command: '/reprot' } });
  expect(await say(author, '/r/games has it')).toMatchObject({ kind: 'TEXT', message: '/r/games has it' });
});

test('a written message never passes for a roll', async () => {
  expect(await say(author, 'd100: 100')).toMatchObject({ kind: 'TEXT' });
});

test('settings are kept, and without slash commands a slash is a character', async () => {
  const SETTINGS = '{ chatSettings { muteAll highContrast showUnread slashCommands } }';
  expect(await author.ask(SETTINGS)).toEqual({
    chatSettings: { muteAll: false, highContrast: false, showUnread: true, slashCommands: true },
  });
  const input = { muteAll: true, highContrast: true, showUnread: false, slashCommands: false };
  const SAVE =
    'mutation S($input: ChatSettingsInput!) { saveChatSettings(input: $input) { muteAll highContrast showUnread slashCommands } }';
  await author.ask(SAVE, { input });
  expect(await author.ask(SETTINGS)).toEqual({ chatSettings: input });
  expect(await reader.ask(SETTINGS)).toMatchObject({ chatSettings: { muteAll: false } });
  expect(await say(author, '/flip')).toMatchObject({ kind: 'TEXT', message: '/flip' });
});

/** Whom the mentions of a message told. */
async function toldBy(messageId: string): Promise<unknown[]> {
  const rows = await gate.db.read.select().from(events).where(eq(events.entityId, messageId)).orderBy(asc(events.seq));
  return rows.filter(({ type }) => type === 'chat.mentioned').flatMap(({ concerns }) => concerns);
}

test('a mention tells the player who is meant, and nobody who is blocked, muted, suspended or the author', async () => {
  const [blocked, muted, away] = [await gate.player(), await gate.player(), await gate.player({ status: 'suspended' })];
  await hide(gate, blocked, author);
  await muted.ask(
    'mutation { saveChatSettings(input: { muteAll: true, highContrast: false, showUnread: true, slashCommands: true }) { muteAll } }',
  );
  const names = [reader, blocked, muted, away, author].map(({ user }) => `@${user.username}`).join(' ');
  const { id } = await say(author, `${names}. Come here`);
  expect(await toldBy(id)).toEqual([reader.user.id]);
});

test('players who have blocked each other do not see, answer or count each other’s messages, whoever did it', async () => {
  for (const [blocker, other] of [
    [author, reader],
    [reader, author],
  ] as const) {
    const third = await gate.player();
    calm(gate);
    const { id } = await say(author, `hidden from ${blocker.user.username}`, 'apex');
    await hide(gate, blocker, other);
    expect(await texts(reader, 'apex')).not.toContain(`hidden from ${blocker.user.username}`);
    expect(await unreadIn(reader, 'apex')).toBe(0);
    expect(await reader.refusal(onMessage('reactToMessage'), { id, emoji: '🔥' })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await texts(third, 'apex')).toContain(`hidden from ${blocker.user.username}`);
  }
});

test('nobody hides from staff by blocking them', async () => {
  await say(author, 'staff reads this too', 'apex');
  await hide(gate, author, staff);
  expect(await texts(staff, 'apex')).toContain('staff reads this too');
});

test('an account that is suspended or banned between two calls does not post, and a visitor neither reads nor posts', async () => {
  for (const [status, code] of [
    ['suspended', 'ACCOUNT_SUSPENDED'],
    ['banned', 'ACCOUNT_BANNED'],
  ] as const) {
    const one = await gate.account();
    await gate.db.transact((tx) => updateUserStanding(tx, one.id, { status }));
    const actor = { userId: one.id, username: one.username, role: one.role, sessionId: 'session' };
    await expect(
      postMessage(gate.deps, actor, `key-${status}`, { channelId: 'general', text: 'let me in' }),
    ).rejects.toMatchObject({ refusal: { code } });
  }
  const nobody = gate.visitor();
  expect(await nobody.refusal('{ chatChannels { id } }')).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(await nobody.refusal('{ chatMessages(channelId: "general") { seq } }')).toMatchObject({
    code: 'UNAUTHENTICATED',
  });
  expect(await nobody.refusal(POST, { input: { channelId: 'general', text: 'hi' } })).toMatchObject({
    code: 'UNAUTHENTICATED',
  });
});

test('what a closed account has said is empty, and an archive of one’s data holds it all', async () => {
  const { id } = await say(author, 'my whole life', 'apex');
  await act(author, 'reactToMessage', id, '🔥');
  expect(await archived(gate.db.read, 'chat', author.user.id)).toMatchObject({
    messages: [{ channel: 'apex', text: 'my whole life' }],
    reactions: [{ messageId: id, emoji: '🔥' }],
  });
  gate.pass(DAY);
  await gate.db.transact((tx) => eraseRoom(gate.deps, tx, 'chat', author.user.id));
  const again = await gate.enter(reader.user);
  expect((await look(again, 'apex')).messages.find((message) => message.id === id)).toMatchObject({
    message: '',
    isDeleted: true,
    reactions: [],
  });
});
