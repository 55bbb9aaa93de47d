import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { BLOCK_APPEALS_MAX, BLOCK_APPEAL_WINDOW } from '../../../domain/chat/blocked-message.ts';
import { DEFAULT_MODERATION } from '../../../domain/chat/moderation.ts';
import { DAY, HOUR, SECOND } from '../../../domain/shared/time.ts';
import { auditLog } from '../../../db/audit/audit.table.ts';
import { updateUserStanding } from '../../../db/accounts/index.ts';
import { blockedMessages } from '../../../db/chat/chat.table.ts';
import { putModeration } from '../../../db/chat/moderation.queries.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { calm, follow, look, refused, say, texts } from '../../support/chat-operations.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { goLive } from '../../support/socket-client.ts';
import { archived } from '../../support/personal-data.ts';

const APPEAL = 'mutation A($id: ID!) { appealBlockedMessage(id: $id) { id appeal } }';
const DECIDE = 'mutation D($input: DecideBlockedMessageInput!) { decideBlockedMessage(input: $input) { id appeal } }';
const LIST = `query L($appeal: BlockAppeal, $first: Int!, $after: String) {
  blockedMessages(appeal: $appeal, first: $first, after: $after) {
    edges { node { id kind message channel rule timestamp appeal appealedAt reason author { id } } }
    pageInfo { hasNextPage endCursor }
  }
}`;
const SWEARS = 'what the f u c k';

const log = openLog('silent');
let gate: HttpGateway;
let author: SignedIn;
let staff: SignedIn;

beforeAll(async () => {
  gate = await HttpGateway.open();
});
afterAll(() => gate.close());
beforeEach(async () => {
  calm(gate);
  author = await gate.player({ createdAt: gate.deps.now() - 2 * DAY });
  staff = await gate.player({ role: 'moderator' });
  await gate.db.transact((tx) => putModeration(tx, DEFAULT_MODERATION));
});

/** Says what a rule stops, and answers by what the refusal names it. */
async function blocked(who = author, text = SWEARS, channelId = 'general'): Promise<string> {
  const { data } = await refused(who, text, channelId);
  const { blockedId } = data as { blockedId?: string };
  return blockedId ?? expect.unreachable('the refusal names nothing');
}
async function appealed(who = author, text = SWEARS, channelId = 'general'): Promise<string> {
  const id = await blocked(who, text, channelId);
  expect(await who.ask(APPEAL, { id })).toEqual({ appealBlockedMessage: { id, appeal: 'WAITING' } });
  return id;
}
const post = (id: string) => ({ input: { id, appeal: 'POSTED' } });
const keep = (id: string, reason = 'It insults others.') => ({ input: { id, appeal: 'KEPT', reason } });

interface Page {
  readonly edges: readonly { readonly node: { readonly id: string; readonly appeal: string | null } }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}
const list = async (given: { appeal?: string; first?: number; after?: string | null } = {}): Promise<Page> =>
  (await staff.ask<{ blockedMessages: Page }>(LIST, { first: 50, ...given })).blockedMessages;
const idsOf = ({ edges }: Page): string[] => edges.map(({ node }) => node.id);
const inboxOf = async (who: SignedIn) => {
  await deliverEverything(gate.deps, log);
  return (
    await who.ask<{ notifications: { edges: { node: { title: string; message: string } }[] } }>(
      '{ notifications(first: 10) { edges { node { title message } } } }',
    )
  ).notifications.edges.map(({ node }) => node);
};

test('what is let through is posted now as its author’s, once, and the author and the audit log are told', async () => {
  const other = await gate.player();
  // Nobody else writes there.
  const id = await appealed(author, SWEARS, 'valorant');
  const live = await goLive(other);
  const stands = gate.listening();
  const next = follow(live, 'valorant', (await look(other, 'valorant')).seq);
  const first = next();
  await stands();
  expect(await staff.ask(DECIDE, post(id))).toEqual({ decideBlockedMessage: { id, appeal: 'POSTED' } });
  expect(await first).toMatchObject({
    kind: 'POSTED',
    message: { message: SWEARS, kind: 'TEXT', author: { id: author.user.id }, timestamp: gate.deps.now() },
  });
  await live.close();
  expect(await staff.refusal(DECIDE, post(id))).toMatchObject({ code: 'MESSAGE_APPEAL_DECIDED' });
  expect((await texts(other, 'valorant')).filter((text) => text === SWEARS)).toHaveLength(1);
  expect(await inboxOf(author)).toEqual([
    {
      title: 'Your blocked message was posted',
      message: 'Our staff let it through. In #valorant of the global chat.',
    },
  ]);
  const audited = await gate.db.read.select().from(auditLog).where(eq(auditLog.subjectId, id));
  expect(audited).toMatchObject([
    { actorId: staff.user.id, action: 'blocked-message.posted', data: { authorId: author.user.id, rule: 'profanity' } },
  ]);
});

test('what stays blocked is posted nowhere, and its author reads why, in the archive too', async () => {
  const words = `${SWEARS} now`;
  const id = await appealed(author, words);
  expect(await staff.refusal(DECIDE, keep(id, '  '))).toMatchObject({ code: 'BAD_INPUT', field: 'reason' });
  await staff.ask(DECIDE, keep(id));
  expect(await texts(author)).not.toContain(words);
  expect(await inboxOf(author)).toEqual([
    { title: 'Your message stays blocked', message: 'Our staff reviewed it: It insults others.' },
  ]);
  expect((await archived<'blockedMessages'>(gate.db.read, 'chat', author.user.id)).blockedMessages).toMatchObject([
    { text: words, appeal: 'kept', reason: 'It insults others.' },
  ]);
  expect(await author.refusal(APPEAL, { id })).toMatchObject({ code: 'MESSAGE_APPEALED' });
});

test('a shrug that was blocked is posted as the shrug that it would have been', async () => {
  const id = await appealed(author, '/shrug fucking lag');
  await staff.ask(DECIDE, post(id));
  const [message] = (await look(author)).messages;
  expect(message).toMatchObject({ kind: 'SHRUG', message: expect.stringContaining('fucking lag') });
});

test('an author appeals their own message alone, within a day, and has five waiting at the most', async () => {
  const other = await gate.player({ createdAt: gate.deps.now() - 2 * DAY });
  const late = await blocked();
  expect(await other.refusal(APPEAL, { id: late })).toMatchObject({ code: 'NOT_FOUND' });
  gate.pass(BLOCK_APPEAL_WINDOW);
  const again = await gate.enter(author.user);
  expect(await again.refusal(APPEAL, { id: late })).toMatchObject({ code: 'MESSAGE_APPEAL_TOO_LATE' });
  const ids: string[] = [];
  for (let place = 0; place <= BLOCK_APPEALS_MAX; place++) ids.push(await blocked(again, `${SWEARS} ${place}`));
  const [last = '', ...before] = ids.toReversed();
  for (const id of before.slice(1)) await again.ask(APPEAL, { id });
  const twins = await Promise.all([before[0], last].map((id) => again.graphql(APPEAL, { id })));
  expect(twins.flatMap(({ errors }) => errors)).toMatchObject([
    { extensions: { code: 'LIST_FULL', data: { max: BLOCK_APPEALS_MAX } } },
  ]);
  const mod = await gate.enter(staff.user);
  await mod.ask(DECIDE, keep(before[1] ?? ''));
  const [left] = await gate.db.read
    .select({ id: blockedMessages.id })
    .from(blockedMessages)
    .where(eq(blockedMessages.id, twins[0]?.errors.length === 0 ? last : (before[0] ?? '')));
  expect(await again.ask(APPEAL, { id: left?.id })).toMatchObject({ appealBlockedMessage: { appeal: 'WAITING' } });
});

test('what only asks to wait names nothing that could be appealed, and cannot be', async () => {
  await gate.db.transact((tx) => putModeration(tx, { ...DEFAULT_MODERATION, slowMode: 30 }));
  await say(author, 'first of mine');
  gate.pass(SECOND);
  expect((await refused(author, 'second of mine')).data).toEqual({ rule: 'slow-mode', retryAfterSeconds: 29 });
  const [row] = await gate.db.read
    .select({ id: blockedMessages.id })
    .from(blockedMessages)
    .where(eq(blockedMessages.authorId, author.user.id));
  expect(await author.refusal(APPEAL, { id: row?.id })).toMatchObject({ code: 'NOT_FOUND' });
  await gate.db.transact((tx) => putModeration(tx, DEFAULT_MODERATION));
  calm(gate);
  for (const text of ['a word', 'two words', 'three', 'and another', 'the fifth']) await say(author, text);
  const burst = await refused(author, 'one too many');
  expect(burst.data).toEqual({ rule: 'spam', retryAfterSeconds: expect.any(Number) });
});

test('staff decide once, two at the same time included, and nobody over what they wrote', async () => {
  const id = await appealed();
  const other = await gate.player({ role: 'moderator' });
  const answers = await Promise.all([
    staff.graphql(DECIDE, post(id)),
    other.graphql(DECIDE, keep(id)),
    other.graphql(DECIDE, post(id)),
  ]);
  const errors = answers.flatMap((answer) => answer.errors);
  expect(errors.map(({ extensions }) => extensions['code'])).toEqual([
    'MESSAGE_APPEAL_DECIDED',
    'MESSAGE_APPEAL_DECIDED',
  ]);
  const [row] = await gate.db.read.select().from(blockedMessages).where(eq(blockedMessages.id, id));
  const posted = (await look(author)).messages.filter(({ author: by }) => by.id === author.user.id);
  expect(posted).toHaveLength(row?.appeal === 'posted' ? 1 : 0);
  const decisions = await gate.db.read.$count(auditLog, eq(auditLog.subjectId, id));
  expect(decisions).toBe(1);

  const own = await appealed(author, `${SWEARS} again`);
  await gate.db.transact((tx) => updateUserStanding(tx, author.user.id, { role: 'moderator' }));
  const risen = await gate.enter({ ...author.user, role: 'moderator' });
  expect(await risen.refusal(DECIDE, post(own))).toMatchObject({ code: 'ONESELF' });
  const unasked = await gate.player({ createdAt: gate.deps.now() - 2 * DAY });
  expect(await staff.refusal(DECIDE, post(await blocked(unasked)))).toMatchObject({ code: 'NOT_FOUND' });
  expect(await staff.refusal(DECIDE, { input: { id: own, appeal: 'WAITING' } })).toMatchObject({ code: 'BAD_INPUT' });
  for (const call of [unasked.refusal(LIST, { first: 1 }), unasked.refusal(DECIDE, post(own))])
    expect(await call).toMatchObject({ code: 'FORBIDDEN' });
});

test('what its author may not write there any more is not posted, and the appeal waits', async () => {
  const words = `${SWEARS} then`;
  const id = await appealed(author, words);
  await gate.db.transact((tx) => updateUserStanding(tx, author.user.id, { status: 'suspended' }));
  expect(await staff.refusal(DECIDE, post(id))).toMatchObject({ code: 'MESSAGE_UNPOSTABLE' });
  expect(await texts(staff)).not.toContain(words);
  expect(idsOf(await list({ appeal: 'WAITING' }))).toContain(id);
  await staff.ask(DECIDE, keep(id));
  expect(idsOf(await list({ appeal: 'WAITING' }))).not.toContain(id);
});

test('staff read what was blocked page by page, newest first, and by where its appeal stands', async () => {
  gate.pass(HOUR);
  const desk = await gate.enter(staff.user);
  const late = await gate.player({ createdAt: gate.deps.now() - 2 * DAY });
  const ids: string[] = [];
  for (const channel of ['general', 'apex', 'off-topic']) {
    gate.pass(SECOND);
    ids.push(await blocked(late, `${SWEARS} ${channel}`, channel));
  }
  await late.ask(APPEAL, { id: ids[1] });
  const page = async (after: string | null) =>
    (await desk.ask<{ blockedMessages: Page }>(LIST, { first: 2, after })).blockedMessages;
  const first = await page(null);
  const second = await page(first.pageInfo.endCursor);
  expect([...idsOf(first), idsOf(second)[0]]).toEqual(ids.toReversed());
  const waiting = (await desk.ask<{ blockedMessages: Page }>(LIST, { appeal: 'WAITING', first: 1 })).blockedMessages;
  expect(waiting.edges[0]?.node).toEqual({
    id: ids[1],
    kind: 'MESSAGE',
    message: `${SWEARS} apex`,
    channel: 'apex',
    rule: 'profanity',
    timestamp: gate.deps.now() - SECOND,
    appeal: 'WAITING',
    appealedAt: gate.deps.now(),
    reason: null,
    author: { id: late.user.id },
  });
});

test('an appeal is counted at the desk of staff as it comes and as it is decided', async () => {
  const live = await goLive(staff);
  const stands = gate.listening();
  const told = live.iterate('subscription { staffDeskChanged { blockedAppeals } }');
  const first = told.next();
  await stands();
  const COUNTS = '{ staffDesk { blockedAppeals } staffQueues { kind count oldestAt } }';
  type Counts = { staffDesk: { blockedAppeals: number }; staffQueues: { kind: string; count: number }[] };
  const counts = async () => {
    const { staffDesk, staffQueues } = await staff.ask<Counts>(COUNTS);
    return [staffDesk.blockedAppeals, staffQueues.find(({ kind }) => kind === 'BLOCKED_MESSAGES')?.count];
  };
  const [before = 0] = await counts();
  const id = await appealed();
  expect((await first).value).toMatchObject({ data: { staffDeskChanged: { blockedAppeals: before + 1 } } });
  expect(await counts()).toEqual([before + 1, before + 1]);
  const second = told.next();
  await staff.ask(DECIDE, keep(id));
  expect((await second).value).toMatchObject({ data: { staffDeskChanged: { blockedAppeals: before } } });
  await live.close();
  const acts = await gate.db.read.$count(auditLog, like(auditLog.action, 'blocked-message.%'));
  expect(acts).toBeGreaterThan(0);
});
