import { asc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { BANNED_WORDS_MAX } from '../../../domain/chat/banned-words.ts';
import { DAY, MINUTE, SECOND } from '../../../domain/shared/time.ts';
import { DEFAULT_MODERATION, type ModerationSettings } from '../../../domain/chat/moderation.ts';
import { auditLog } from '../../../db/audit/audit.table.ts';
import { bannedWords, blockedMessages } from '../../../db/chat/chat.table.ts';
import { listAudit } from '../../../db/audit/audit.queries.ts';
import { act, calm, channels, look, onMessage, pins, refused, say, texts } from '../../support/chat-operations.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';

const SAVE =
  'mutation S($input: ModerationSettingsInput!) { saveModerationSettings(input: $input) { capsLimit autoModSeverity } }';

let gate: HttpGateway;
let author: SignedIn;
let other: SignedIn;
let staff: SignedIn;

const moderateBy = (change: Partial<ModerationSettings>): Promise<unknown> =>
  staff.ask(SAVE, { input: { ...DEFAULT_MODERATION, ...change } });

beforeAll(async () => {
  gate = await HttpGateway.open();
});
afterAll(() => gate.close());
beforeEach(async () => {
  calm(gate);
  [author, other] = [
    await gate.player({ createdAt: gate.deps.now() - 2 * DAY }),
    await gate.player({ createdAt: gate.deps.now() - 2 * DAY }),
  ];
  staff = await gate.player({ role: 'moderator' });
  await moderateBy({});
});

const blockedOf = (who: SignedIn) =>
  gate.db.read
    .select({ rule: blockedMessages.rule, body: blockedMessages.body })
    .from(blockedMessages)
    .where(eq(blockedMessages.authorId, who.user.id));

test.each([
  ['profanity', {}, 'what the f u c k'],
  ['links', { linkBlocking: true }, 'free coins at evil.com/now'],
  ['caps', { capsLimit: 50, autoModSeverity: 75 }, 'LOOK AT ME EVERYBODY'],
] as const)(
  'a message that breaks the rule %s is blocked, with a receipt for its author and a copy for staff (AC-05)',
  async (rule, settings, text) => {
    await moderateBy(settings);
    expect(await refused(author, text)).toEqual({
      status: 422,
      code: 'MESSAGE_BLOCKED',
      field: 'text',
      data: { rule, blockedId: expect.any(String) },
    });
    expect(await blockedOf(author)).toEqual([{ rule, body: text }]);
    expect(await texts(other)).not.toContain(text);
    await say(author, 'something harmless instead');
  },
);

test('the same message said again is spam, and so is the sixth within ten seconds (AC-05)', async () => {
  await say(author, 'join my server tonight');
  expect(await refused(author, 'Join my server, tonight!')).toMatchObject({ data: { rule: 'spam' } });
  for (const text of ['a word', 'two words', 'three', 'and another one']) await say(author, text);
  expect(await refused(author, 'one too many')).toMatchObject({ data: { rule: 'spam' } });
  gate.pass(10 * SECOND);
  await say(author, 'now it is fine');
});

test('slow mode makes one author wait and nobody else (AC-05)', async () => {
  await moderateBy({ slowMode: 30 });
  await say(author, 'first of mine');
  gate.pass(10 * SECOND);
  expect(await refused(author, 'second of mine', 'apex')).toMatchObject({
    data: { rule: 'slow-mode', retryAfterSeconds: 20 },
  });
  await say(other, 'first of another');
  gate.pass(20 * SECOND);
  await say(author, 'second of mine');
});

test('two messages of one author at once do not get around slow mode', async () => {
  await moderateBy({ slowMode: 30 });
  const twins = await Promise.allSettled([say(author, 'one of two'), say(author, 'two of two')]);
  expect(twins.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('followers only keeps accounts of their first day quiet (AC-05)', async () => {
  await moderateBy({ followersOnly: true });
  const late = await gate.player();
  expect(await refused(late, 'hello everybody')).toMatchObject({
    data: { rule: 'followers-only', retryAfterSeconds: DAY / SECOND },
  });
  await say(author, 'hello newcomer');
});

test('at a low sensitivity a message is posted and flagged for staff, who alone see the flag (AC-02, AC-05, EN-58)', async () => {
  await moderateBy({ autoModSeverity: 25 });
  const { id } = await say(author, 'well, shit happens');
  const FIELDS = 'id username message channel timestamp flagged severity rule author { id }';
  const FLAGGED = `{ moderatedMessages(isFlagged: true) { edges { node { ${FIELDS} } } } }`;
  const flagged = {
    id,
    username: author.user.username,
    message: 'well, shit happens',
    channel: 'general',
    timestamp: gate.deps.now(),
    flagged: true,
    severity: 'HIGH',
    rule: 'profanity',
    author: { id: author.user.id },
  };
  expect(await staff.ask(FLAGGED)).toEqual({ moderatedMessages: { edges: [{ node: flagged }] } });
  expect(await author.refusal(FLAGGED)).toMatchObject({ code: 'FORBIDDEN' });
  await act(staff, 'deleteMessage', id);
  expect(await staff.ask(FLAGGED)).toEqual({ moderatedMessages: { edges: [] } });
});

test('staff read what stands in all channels, newest first and page by page, without what was deleted (AC-02, EN-58)', async () => {
  const said = [];
  for (const channel of ['general', 'apex', 'off-topic']) {
    gate.pass(SECOND);
    said.push(await say(author, `one for ${channel}`, channel));
  }
  await act(staff, 'deleteMessage', said[1]?.id ?? '');
  const PAGE = `query ($first: Int!, $after: String) {
    moderatedMessages(first: $first, after: $after) { edges { node { id channel flagged severity } } pageInfo { endCursor } }
  }`;
  interface Page {
    readonly edges: readonly { readonly node: object }[];
    readonly pageInfo: { readonly endCursor: string | null };
  }
  const page = async (after: string | null) =>
    (await staff.ask<{ moderatedMessages: Page }>(PAGE, { first: 1, after })).moderatedMessages;
  const first = await page(null);
  const second = await page(first.pageInfo.endCursor);
  const plain = { flagged: false, severity: null };
  expect([first.edges[0]?.node, second.edges[0]?.node]).toEqual([
    { id: said[2]?.id, channel: 'off-topic', ...plain },
    { id: said[0]?.id, channel: 'general', ...plain },
  ]);
  expect(await author.refusal(PAGE, { first: 1 })).toMatchObject({ code: 'FORBIDDEN' });
});

test('staff change how messages are moderated, within bounds and in the log; others neither read nor change it (AC-05, EN-61)', async () => {
  const READ =
    '{ moderationSettings { profanityFilter spamDetection linkBlocking capsLimit slowMode followersOnly autoModSeverity } }';
  expect(await staff.ask(READ)).toEqual({ moderationSettings: DEFAULT_MODERATION });
  await moderateBy({ capsLimit: 40, slowMode: 15 });
  expect(await staff.ask(READ)).toMatchObject({ moderationSettings: { capsLimit: 40, slowMode: 15 } });
  const [entry] = await listAudit(gate.db.read, { subject: 'chat', subjectId: 'moderation' }, 1, null);
  expect(entry).toMatchObject({ action: 'chat.moderation-changed', data: { capsLimit: '40', slowMode: '15' } });
  const input = { ...DEFAULT_MODERATION, slowMode: 301 };
  expect(await staff.refusal(SAVE, { input })).toMatchObject({ code: 'BAD_INPUT' });
  expect(await author.refusal(READ)).toMatchObject({ code: 'FORBIDDEN' });
  expect(await author.refusal(SAVE, { input: { ...input, slowMode: 0 } })).toMatchObject({ code: 'FORBIDDEN' });
});

test('staff are not moderated', async () => {
  await moderateBy({ linkBlocking: true, slowMode: 30 });
  await say(staff, 'rules are at https://gauntlet.example/rules');
  await say(staff, 'read them please');
  expect((await texts(author)).slice(0, 2)).toEqual([
    'read them please',
    'rules are at https://gauntlet.example/rules',
  ]);
});

test('a flood from one account is slowed while another posts freely', async () => {
  await moderateBy({ spamDetection: false });
  const flood = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      say(author, `flood ${n}`).then(
        () => 'posted',
        () => 'refused',
      ),
    ),
  );
  expect(flood.filter((result) => result === 'posted')).toHaveLength(20);
  expect(await refused(author, 'still me')).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  await say(other, 'nobody else notices');
  gate.pass(MINUTE);
  await say(author, 'calm again');
});

test('staff pin for everybody, and the log says who; others do not (GC-07)', async () => {
  const { id } = await say(author, 'worth keeping', 'valorant');
  expect(await author.refusal(onMessage('pinMessage'), { id })).toMatchObject({ code: 'FORBIDDEN' });
  expect(await act(staff, 'pinMessage', id)).toMatchObject({ isPinned: true });
  expect((await pins(other, 'valorant')).map((message) => message.id)).toEqual([id]);
  expect((await channels(other)).find((channel) => channel.id === 'valorant')).toMatchObject({ hasPin: true });
  expect(await author.refusal(onMessage('unpinMessage'), { id })).toMatchObject({ code: 'FORBIDDEN' });
  await act(staff, 'unpinMessage', id);
  expect(await pins(other, 'valorant')).toEqual([]);
  const log = await listAudit(gate.db.read, { subject: 'chat-message', subjectId: id }, 5, null);
  expect(log.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['chat.unpinned', staff.user.id],
    ['chat.pinned', staff.user.id],
  ]);
});

test('authors delete their own message and staff any; its words are gone for everybody, staff too', async () => {
  const [own, rude] = [await say(author, 'a typo of mine'), await say(author, 'something rude')];
  await act(other, 'reactToMessage', own.id, '🔥');
  await act(staff, 'pinMessage', rude.id);
  expect(await other.refusal(onMessage('deleteMessage'), { id: own.id })).toMatchObject({ code: 'FORBIDDEN' });
  expect(await act(author, 'deleteMessage', own.id)).toMatchObject({ message: '', isDeleted: true, reactions: [] });
  await act(staff, 'deleteMessage', rude.id);
  await act(staff, 'deleteMessage', rude.id);
  for (const who of [author, other, staff]) {
    const { messages } = await look(who);
    expect(messages.filter(({ id }) => id === own.id || id === rude.id).map(({ message }) => message)).toEqual([
      '',
      '',
    ]);
    expect(await pins(who)).toEqual([]);
  }
  expect(await gate.contents()).not.toContain('a typo of mine');
  expect(await staff.refusal(onMessage('pinMessage'), { id: rude.id })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await other.refusal(onMessage('reactToMessage'), { id: rude.id, emoji: '🔥' })).toMatchObject({
    code: 'NOT_FOUND',
  });
  const log = await listAudit(gate.db.read, { subject: 'chat-message', subjectId: rude.id }, 5, null);
  expect(log.filter(({ action }) => action === 'chat.deleted')).toHaveLength(1);
});

test('a report of a message waits for staff once; a moderator may hand it up and a senior decides (AC-04, EN-60)', async () => {
  const { id } = await say(author, 'you are all terrible players');
  const REPORT = 'mutation R($input: ReportPlayerInput!) { reportPlayer(input: $input) }';
  const input = { userId: author.user.id, messageId: id, reportType: 'HARASSMENT', reason: 'insults' };
  await other.ask(REPORT, { input });
  await other.ask(REPORT, { input });
  expect(await author.refusal(REPORT, { input })).toMatchObject({ code: 'ONESELF' });
  expect(await other.refusal(REPORT, { input: { ...input, messageId: 'none' } })).toMatchObject({ code: 'NOT_FOUND' });
  const READ =
    '{ userReports { edges { node { id reportedUser { id } reportedBy { id } reportType description evidence timestamp status priority } } } }';
  const { userReports } = await staff.ask<{ userReports: { edges: { node: { id: string } }[] } }>(READ);
  expect(userReports.edges).toHaveLength(1);
  const [report] = userReports.edges;
  expect(report?.node).toEqual({
    id: report?.node.id,
    reportedUser: { id: author.user.id },
    reportedBy: { id: other.user.id },
    reportType: 'HARASSMENT',
    description: 'insults',
    evidence: 'you are all terrible players',
    timestamp: gate.deps.now(),
    status: 'PENDING',
    priority: 'HIGH',
  });
  const DECIDE =
    'mutation D($id: ID!, $status: UserReportStatus!) { decideUserReport(reportId: $id, status: $status) }';
  const ask = { id: report?.node.id, status: 'ESCALATED' };
  expect(await other.refusal(DECIDE, ask)).toMatchObject({ code: 'FORBIDDEN' });
  await staff.ask(DECIDE, ask);
  expect(await staff.refusal(DECIDE, { ...ask, status: 'REVIEWED' })).toMatchObject({ code: 'SENIOR_ONLY' });
  const senior = await gate.player({ role: 'senior_moderator' });
  await senior.ask(DECIDE, { ...ask, status: 'REVIEWED' });
  expect(await staff.ask(READ)).toEqual({ userReports: { edges: [] } });
});

test('staff try filters on a text before they save them, and nothing is posted or kept', async () => {
  const TRY =
    'query ($text: String!, $settings: ModerationSettingsInput!) { tryModeration(text: $text, settings: $settings) { kind rule } }';
  const settings = {
    profanityFilter: true,
    spamDetection: true,
    linkBlocking: false,
    capsLimit: 70,
    slowMode: 300,
    followersOnly: true,
    autoModSeverity: 50,
  };
  const verdict = async (text: string, change: object = {}) =>
    (await staff.ask<{ tryModeration: object }>(TRY, { text, settings: { ...settings, ...change } })).tryModeration;
  const kept = () => gate.db.read.select().from(blockedMessages);
  const before = await kept();
  expect(await verdict('good game')).toEqual({ kind: 'PASS', rule: null });
  expect(await verdict('EVERYBODY LISTEN')).toEqual({ kind: 'FLAG', rule: 'caps' });
  expect(await verdict('EVERYBODY LISTEN', { autoModSeverity: 75 })).toEqual({ kind: 'BLOCK', rule: 'caps' });
  expect(await verdict('see https://example.com')).toEqual({ kind: 'PASS', rule: null });
  expect(await verdict('see https://example.com', { linkBlocking: true })).toEqual({ kind: 'BLOCK', rule: 'links' });
  expect(await staff.refusal(TRY, { text: '  ', settings })).toMatchObject({ code: 'BAD_INPUT' });
  expect(await staff.refusal(TRY, { text: 'x', settings: { ...settings, slowMode: 301 } })).toMatchObject({
    code: 'BAD_INPUT',
  });
  expect(await kept()).toEqual(before);
});

test.each([
  ['capsLimit', 75],
  ['slowMode', 20],
  ['autoModSeverity', 52],
  ['autoModSeverity', 105],
])('a figure that its slider does not have is refused: %s %i (AC-06)', async (field, value) => {
  const input = { ...DEFAULT_MODERATION, [field]: value };
  expect(await staff.refusal(SAVE, { input })).toMatchObject({ code: 'BAD_INPUT', field });
});

test('a second player who reports the same one makes both reports more urgent, until one is decided (EN-60)', async () => {
  const REPORT = 'mutation R($input: ReportPlayerInput!) { reportPlayer(input: $input) }';
  const target = await gate.player();
  for (const who of [author, other])
    await who.ask(REPORT, { input: { userId: target.user.id, reportType: 'INAPPROPRIATE', reason: 'Look.' } });
  const OF = 'query ($id: ID!) { accountReports(id: $id) { id priority status evidence } }';
  interface Report {
    readonly id: string;
    readonly priority: string;
  }
  const reports = async () =>
    (await staff.ask<{ accountReports: Report[] }>(OF, { id: target.user.id })).accountReports;
  const both = await reports();
  expect(both.map(({ priority }) => priority)).toEqual(['HIGH', 'HIGH']);
  const DECIDE = 'mutation D($id: ID!) { decideUserReport(reportId: $id, status: DISMISSED) }';
  await staff.ask(DECIDE, { id: both[0]?.id });
  expect(await reports()).toMatchObject([
    { priority: 'MEDIUM', status: 'DISMISSED', evidence: null },
    { priority: 'MEDIUM', status: 'PENDING', evidence: null },
  ]);
  await staff.ask(DECIDE, { id: both[1]?.id });
});

test('a banned word is blocked at every sensitivity until staff take it off the list, and nobody else changes the list', async () => {
  const SET =
    'mutation S($word: String!, $isBanned: Boolean!) { setWordBanned(word: $word, isBanned: $isBanned) { words } }';
  const audited = () =>
    gate.db.read
      .select({ action: auditLog.action, actorId: auditLog.actorId, data: auditLog.data })
      .from(auditLog)
      .where(like(auditLog.action, 'chat.word-%'))
      .orderBy(asc(auditLog.id));
  await moderateBy({ autoModSeverity: 0 });
  const set = async (word: string, isBanned: boolean) =>
    (await staff.ask<{ setWordBanned: { words: string[] } }>(SET, { word, isBanned })).setWordBanned.words;
  expect(await author.refusal(SET, { word: 'camper', isBanned: true })).toMatchObject({ code: 'FORBIDDEN' });
  expect(await staff.refusal(SET, { word: ' ! ', isBanned: true })).toMatchObject({ code: 'BAD_INPUT', field: 'word' });
  expect(await set(' Camper', true)).toEqual(['camper']);
  expect(await set('boosted ape', true)).toEqual(['boosted ape', 'camper']);
  expect(await set('CAMPER', true)).toEqual(['boosted ape', 'camper']);
  expect(await refused(author, 'what a c4mper')).toMatchObject({
    code: 'MESSAGE_BLOCKED',
    data: { rule: 'banned-words' },
  });
  await say(author, 'scampering away');
  expect(await set('camper', false)).toEqual(['boosted ape']);
  await say(author, 'what a camper');
  const of = (action: string, word: string) => ({ action, actorId: staff.user.id, data: { word } });
  expect(await audited()).toEqual([
    of('chat.word-banned', 'camper'),
    of('chat.word-banned', 'boosted ape'),
    of('chat.word-allowed', 'camper'),
  ]);

  const rows = Array.from({ length: BANNED_WORDS_MAX - 1 }, (_, n) => ({ word: `w${n}`, byId: staff.user.id, at: 1 }));
  await gate.db.transact((tx) => tx.insert(bannedWords).values(rows));
  expect(await staff.refusal(SET, { word: 'one more', isBanned: true })).toMatchObject({ code: 'BAD_INPUT' });
  expect(await gate.db.read.$count(bannedWords)).toBe(BANNED_WORDS_MAX);
  await gate.db.transact((tx) => tx.delete(bannedWords));
});

test('two of the staff who ban the last word of the list at once do not both succeed', async () => {
  const rows = Array.from({ length: BANNED_WORDS_MAX - 1 }, (_, n) => ({ word: `w${n}`, byId: staff.user.id, at: 1 }));
  await gate.db.transact((tx) => tx.insert(bannedWords).values(rows));
  const SET = 'mutation S($word: String!) { setWordBanned(word: $word, isBanned: true) { words } }';
  const others = await Promise.all(Array.from({ length: 4 }, () => gate.player({ role: 'moderator' })));
  const answers = await Promise.all(others.map((one, n) => one.graphql(SET, { word: `last ${n}` })));
  expect(answers.flatMap(({ errors }) => errors)).toHaveLength(3);
  expect(await gate.db.read.$count(bannedWords)).toBe(BANNED_WORDS_MAX);
  await gate.db.transact((tx) => tx.delete(bannedWords));
});
