import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appendEvent } from '../../../db/events/append-event.ts';
import { accountEvents, accountLogs } from '../../../db/platform/account-log.table.ts';
import { deleteOldEvents, readLogData } from '../../../db/platform/account-log.queries.ts';
import { API_SCOPES, type ApiScope } from '../../../domain/platform/scopes.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { eventCursor } from '../../../gateway/platform/event-cursor.ts';
import { sendWebhooks } from '../../../gateway/platform/webhooks/send-webhooks.ts';
import { encodeCursor } from '../../../gateway/schema/connection.ts';
import { deleteExpired } from '../../../gateway/server/work/delete-expired.ts';
import { cancel, create, join } from '../../support/battle-operations.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { EVENTS, type SeenPage, eventsOf, latestOf, seqsIn, whatIn } from '../../support/event-steps.ts';
import { HookReceiver } from '../../support/hook-receiver.ts';
import { CHANGE, add, deliveriesOf, terms } from '../../support/hook-steps.ts';
import type { Client } from '../../support/http-client.ts';
import { HttpGateway, PASSWORD, type SignedIn } from '../../support/http-gateway.ts';
import { REVOKE_KEY, makeKey, withKey } from '../../support/key-steps.ts';
import { connect, register } from '../../support/oauth-steps.ts';

const receiver = new HookReceiver();
const log = openLog('silent', { write: () => undefined });
let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open({ change: () => ({ outgoing: receiver.call }) });
});
afterAll(() => gate.close());
beforeEach(() => {
  receiver.got.length = 0;
  receiver.answer = {};
});

async function deliver(): Promise<void> {
  await deliverEverything(gate.deps, log);
  while ((await sendWebhooks(gate.deps)) > 0);
}

/** Somebody with a key, and so with a log. */
async function keeper(scopes: readonly ApiScope[] = ['battles:read']) {
  const player = await gate.player({ cents: 5_000_00 });
  const { key, secret } = await makeKey(player, { scopes, lifeDays: 365, dailyStakeCents: 0 });
  return { player, key, program: withKey(gate, secret) };
}

/** A battle that is made and cancelled: two events. */
const play = async (player: SignedIn): Promise<void> =>
  void (await cancel(player, (await create(player, { stakeCents: 20_00 })).id));

/** A bet and a payout of somebody, without all that leads to them. */
const betAndPayout = ({ user }: SignedIn): Promise<void> =>
  gate.db.transact(async (tx) => {
    const [userId, at] = [user.id, gate.deps.now()];
    const bet = { marketId: 'm', contestId: 'c', title: 'A duel', playerName: 'Hawk', state: 'new' } as const;
    await appendEvent(tx, {
      type: 'bet.placed',
      entity: 'bet',
      entityId: 'b1',
      concerns: [userId],
      data: { ...bet, userId, stakeCents: 5_00, paidCents: 0 },
      at,
    });
    await appendEvent(tx, {
      type: 'withdrawal.paid',
      entity: 'withdrawal',
      entityId: 'w1',
      concerns: [userId],
      data: { userId, amountCents: 150_00 },
      at,
    });
  });

/** Page after page, until there is none. */
async function walk(client: Client, first: number, given: object = {}): Promise<number[]> {
  const seqs: number[] = [];
  for (let after: string | null = null; ;) {
    const page: SeenPage = await eventsOf(client, { first, after, ...given });
    seqs.push(...seqsIn(page));
    after = page.pageInfo.endCursor;
    if (!page.pageInfo.hasNextPage) return seqs;
  }
}

const bodiesOf = (page: SeenPage): unknown[] => page.edges.map(({ node }) => JSON.parse(node.body) as unknown);

test('a log begins with the first application that a player connects, which catches up by its token', async () => {
  const player = await gate.player({ cents: 5_000_00 });
  const app = await register(await gate.player());
  const { access_token: token } = await connect(gate, player, app.id, { scopes: ['battles:read'] });
  const before = (await gate.db.read.select().from(accountLogs)).find(({ userId }) => userId === player.user.id);
  expect(before).toMatchObject({ lastSeq: 0 });
  await play(player);
  await deliver();
  expect(seqsIn(await eventsOf(withKey(gate, token)))).toEqual([1, 2]);
});

describe('the events of an account (CR-20)', () => {
  test('are told in the order in which they happened, of the own account alone, page by page without gap or double', async () => {
    const { player } = await keeper();
    const { player: other } = await keeper();
    const battle = await create(player, { stakeCents: 20_00 });
    await deliver();
    await join(other, battle.id);
    await play(player);
    await betAndPayout(player);
    await deliver();
    const all = await eventsOf(player);
    const told = ['battle.created', 'battle.joined', 'battle.created', 'battle.cancelled', 'bet.placed'];
    expect(whatIn(all)).toEqual([...told, 'withdrawal.paid']);
    expect(seqsIn(all)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await walk(player, 2)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(whatIn(await eventsOf(other))).toEqual(['battle.joined']);
    expect(whatIn(await eventsOf(player, { types: ['CHALLENGE_RESULT', 'PAYOUT_CHANGED'] }))).toEqual([
      'battle.cancelled',
      'withdrawal.paid',
    ]);
  });

  test('have the bodies of webhooks, which say where the log goes on after them', async () => {
    const { player } = await keeper();
    const { webhook } = await add(player);
    await play(player);
    await create(player, { stakeCents: 20_00 });
    await deliver();
    const sent = receiver.got.map(({ body }) => JSON.parse(body) as { seq: number; cursor: string });
    expect(sent.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    const page = await eventsOf(player);
    expect(bodiesOf(page)).toEqual(sent.map((body) => ({ ...body, seq: undefined })));
    expect(page.edges.map(({ cursor }) => cursor)).toEqual(sent.map(({ cursor }) => cursor));
    expect(page.edges.map(({ node }) => node.at)).toEqual(Array(3).fill(gate.deps.now()));
    expect(seqsIn(await eventsOf(player, { after: sent[0]?.cursor }))).toEqual([2, 3]);
    const listed = await player.ask<{ webhookDeliveries: { seq: number; logSeq: number }[] }>(
      'query D($id: ID!) { webhookDeliveries(webhookId: $id) { seq logSeq } }',
      { id: webhook.id },
    );
    expect(listed.webhookDeliveries).toEqual([3, 2, 1].map((seq) => ({ seq, logSeq: seq })));
  });

  test('are typed by what is behind them, open to a key as the bodies are', async () => {
    const { player, program } = await keeper(['battles:read']);
    const battle = await create(player, { stakeCents: 20_00 });
    await betAndPayout(player);
    await deliver();
    const ask = (parts: string) => `{ events { edges { node { data { __typename what ${parts} } } } } }`;
    const battles = '... on BattleEventData { battleId status stakeCents opponentId }';
    const own = { what: 'BATTLE_CREATED', battleId: battle.id, status: 'WAITING', stakeCents: 20_00, opponentId: null };
    const seen = await program.ask<{ events: { edges: readonly object[] } }>(ask(battles));
    expect(seen.events.edges).toEqual([{ node: { data: { __typename: 'BattleEventData', ...own } } }]);
    const payouts = '... on PayoutEventData { withdrawalId amountCents }';
    const all = await player.ask<{ events: { edges: readonly object[] } }>(ask(`${battles} ${payouts}`));
    expect(all.events.edges).toMatchObject([
      { node: { data: own } },
      { node: { data: { __typename: 'BetEventData', what: 'BET_PLACED' } } },
      { node: { data: { what: 'WITHDRAWAL_PAID', withdrawalId: 'w1', amountCents: 150_00 } } },
    ]);
    expect(await program.refusal(ask(payouts))).toMatchObject({ code: 'CLOSED_TO_KEYS' });
  });

  test('are there for a webhook that was off, which is never sent them', async () => {
    const { player } = await keeper();
    const { webhook } = await add(player);
    receiver.answer = { status: 410 };
    await create(player, { stakeCents: 20_00 });
    await deliver();
    const { cursor } = JSON.parse(receiver.got[0]?.body ?? '') as { cursor: string };
    await play(player);
    await deliver();
    receiver.answer = {};
    receiver.got.length = 0;
    await player.ask(CHANGE, { id: webhook.id, input: terms() });
    await create(player, { stakeCents: 20_00 });
    await deliver();
    expect(receiver.seqs, 'what waited when it went off, and what happens now').toEqual([1, 2]);
    expect(whatIn(await eventsOf(player, { after: cursor }))).toEqual([
      'battle.created',
      'battle.cancelled',
      'battle.created',
    ]);
    expect((await deliveriesOf(player, webhook.id)).map(({ seq }) => seq)).toEqual([2, 1]);
  });

  test('are kept from the first key or webhook on, and for nobody without', async () => {
    const player = await gate.player({ cents: 5_000_00 });
    await play(player);
    await deliver();
    const before = await eventsOf(player);
    expect(before.edges).toEqual([]);
    expect(before.pageInfo).toEqual({ hasNextPage: false, endCursor: eventCursor(player.user.id, 0) });
    await add(player);
    await play(player);
    await deliver();
    await makeKey(player);
    await deliver();
    expect(seqsIn(await eventsOf(player, { after: before.pageInfo.endCursor }))).toEqual([1, 2]);
  });

  test('are listed the newest first for their owner, from a number on backwards', async () => {
    const { player, program } = await keeper(API_SCOPES.filter((scope) => scope !== 'battles:stake'));
    await play(player);
    await play(player);
    await betAndPayout(player);
    await deliver();
    const newest = await latestOf(player, { first: 4 });
    expect(seqsIn(newest)).toEqual([6, 5, 4, 3]);
    expect(newest.pageInfo.hasNextPage).toBe(true);
    const rest = await latestOf(player, { first: 4, after: newest.pageInfo.endCursor });
    expect(seqsIn(rest)).toEqual([2, 1]);
    expect(rest.pageInfo.hasNextPage).toBe(false);
    expect(seqsIn(await latestOf(player, { upTo: 3 }))).toEqual([3, 2, 1]);
    expect(await program.refusal('{ latestEvents { edges { cursor } } }')).toEqual({
      status: 403,
      code: 'CLOSED_TO_KEYS',
    });
  });
});

describe('a key', () => {
  test('is told of what its scopes open, of payouts never, and is no further behind than who is told all', async () => {
    const { player, program } = await keeper(['battles:read']);
    const bets = withKey(gate, (await makeKey(player, { scopes: ['bets:read'] })).secret);
    const both = withKey(gate, (await makeKey(player, { scopes: ['battles:read', 'bets:read'] })).secret);
    await play(player);
    await betAndPayout(player);
    await deliver();
    const { endCursor } = (await eventsOf(player)).pageInfo;
    for (const [client, what] of [
      [program, ['battle.created', 'battle.cancelled']],
      [bets, ['bet.placed']],
      [both, ['battle.created', 'battle.cancelled', 'bet.placed']],
    ] as const) {
      const page = await eventsOf(client);
      expect(whatIn(page)).toEqual(what);
      expect(page.pageInfo.endCursor).toBe(endCursor);
    }
    expect(await walk(both, 1, { types: ['WAGER_PLACED'] })).toEqual([1, 3]);
    expect(await both.refusal(EVENTS, { types: ['WAGER_PLACED', 'PAYOUT_CHANGED'] })).toMatchObject({
      code: 'CLOSED_TO_KEYS',
    });
  });

  test('without a scope for any of it is refused, and so is one that is revoked', async () => {
    const { player, key, program } = await keeper(['battles:read']);
    const scopes: readonly ApiScope[] = ['account:read', 'earnings:read', 'wallet:read'];
    const blind = withKey(gate, (await makeKey(player, { scopes })).secret);
    expect(await blind.refusal(EVENTS)).toMatchObject({
      code: 'SCOPE_REQUIRED',
      data: { scopes: 'battles:read bets:read friends:read notifications:read' },
    });
    await eventsOf(program);
    await player.ask(REVOKE_KEY, { id: key.id });
    expect(await program.refusal(EVENTS)).toEqual({ status: 401, code: 'KEY_REVOKED' });
  });
});

test('a cursor of another account, of what is still to come, or of nobody is refused', async () => {
  const { player } = await keeper();
  const { player: other } = await keeper();
  await play(player);
  await play(other);
  await deliver();
  const bad = { code: 'BAD_INPUT', field: 'after' };
  const { endCursor } = (await eventsOf(other)).pageInfo;
  const cursors = [
    endCursor,
    eventCursor(player.user.id, 3),
    eventCursor(player.user.id, -1),
    eventCursor(player.user.id, 2 ** 52),
    encodeCursor([1, '']),
    'x',
    '',
  ];
  for (const after of cursors) expect(await player.refusal(EVENTS, { after }), String(after)).toMatchObject(bad);
  expect(await player.refusal(EVENTS, { types: [] })).toMatchObject({ code: 'BAD_INPUT', field: 'types' });
  expect(await player.refusal(EVENTS, { first: 101 })).toMatchObject({ code: 'BAD_INPUT', field: 'first' });
  expect(seqsIn(await eventsOf(player, { after: eventCursor(player.user.id, 2) }))).toEqual([]);
});

describe('after thirty days', () => {
  const numbers = async () =>
    (await gate.db.read.select({ seq: accountEvents.seq }).from(accountEvents).orderBy(asc(accountEvents.seq))).map(
      ({ seq }) => seq,
    );

  test('events are dropped, no moment too early, and who stands before them is told to begin anew', async () => {
    await gate.db.transact((tx) => tx.delete(accountEvents));
    const { player } = await keeper();
    await play(player);
    await deliver();
    const [first, second] = (await eventsOf(player)).edges.map(({ cursor }) => cursor);
    gate.pass(DAY);
    const later = await gate.enter(player.user);
    await create(later, { stakeCents: 20_00 });
    await deliver();
    gate.pass(29 * DAY);
    await deleteExpired(gate.deps);
    expect(await numbers()).toEqual([1, 2, 3]);
    gate.pass(1);
    await deleteExpired(gate.deps);
    expect(await numbers()).toEqual([3]);
    const again = await gate.enter(player.user);
    expect(await again.refusal(EVENTS, { after: first })).toMatchObject({ code: 'TOO_FAR_BEHIND' });
    expect(seqsIn(await eventsOf(again, { after: second })), 'nothing after it is gone').toEqual([3]);
    expect(seqsIn(await eventsOf(again)), 'whoever begins anew').toEqual([3]);
    gate.pass(DAY);
    await deleteExpired(gate.deps);
    const last = await gate.enter(player.user);
    expect(await numbers()).toEqual([]);
    expect(await last.refusal(EVENTS, { after: second })).toMatchObject({ code: 'TOO_FAR_BEHIND' });
    const { endCursor } = (await eventsOf(last)).pageInfo;
    expect(endCursor).toBe(eventCursor(player.user.id, 3));
    expect(seqsIn(await eventsOf(last, { after: endCursor })), 'nothing happened since').toEqual([]);
  });

  test('what is dropped of a log is its beginning, also where an event was noted late; and some at a time', async () => {
    await gate.db.transact((tx) => tx.delete(accountEvents));
    const { player } = await keeper();
    const at = gate.deps.now();
    const bet = { marketId: 'm', contestId: 'c', title: '', playerName: '', state: 'new' } as const;
    const happened = (late: number) => (tx: Parameters<Parameters<typeof gate.db.transact>[0]>[0]) =>
      appendEvent(tx, {
        type: 'bet.placed',
        entity: 'bet',
        entityId: `late ${late}`,
        concerns: [player.user.id],
        data: { ...bet, userId: player.user.id, stakeCents: 1, paidCents: 0 },
        at: at - late,
      });
    for (const late of [9, 2, 6, 1]) await gate.db.transact(happened(late));
    await deliver();
    expect(seqsIn(await eventsOf(player))).toEqual([1, 2, 3, 4]);
    await gate.db.transact((tx) => deleteOldEvents(tx, at - 5));
    expect(await numbers(), 'the third happened before the second').toEqual([2, 3, 4]);
    await gate.db.transact((tx) => deleteOldEvents(tx, at, 1));
    expect(await numbers(), 'and goes with it').toEqual([4]);
    await gate.db.transact((tx) => deleteOldEvents(tx, at, 1));
    expect(await numbers()).toEqual([]);
  });
});

test('the log stands in the archive of its account, and goes with it (SE-06, SE-07)', async () => {
  const player = await gate.player();
  await makeKey(player);
  await betAndPayout(player);
  await deliver();
  const page = await eventsOf(player);
  expect(await readLogData(gate.db.read, player.user.id)).toEqual({
    since: gate.deps.now(),
    events: [
      { at: gate.deps.now(), type: 'wager.placed', body: page.edges[0]?.node.body },
      { at: gate.deps.now(), type: 'payout.changed', body: page.edges[1]?.node.body },
    ],
  });
  await player.ask('mutation ($input: CloseAccountInput!) { closeAccount(input: $input) }', {
    input: { password: PASSWORD },
  });
  const ownersOf = async () => [
    ...(await gate.db.read.select({ userId: accountEvents.userId }).from(accountEvents)),
    ...(await gate.db.read.select({ userId: accountLogs.userId }).from(accountLogs)),
  ];
  const mine = async () => (await ownersOf()).filter(({ userId }) => userId === player.user.id);
  expect(await mine()).toEqual([]);
  await betAndPayout(player);
  await deliver();
  expect(await mine()).toEqual([]);
});
