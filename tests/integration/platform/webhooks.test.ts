import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engine } from '../../../db/client/kit.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { updateUserStanding } from '../../../db/accounts/user.queries.ts';
import { webhookDeliveries, webhookEndpoints } from '../../../db/platform/webhook.table.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../../domain/shared/time.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { eventCursor } from '../../../gateway/platform/event-cursor.ts';
import { sendWebhooks } from '../../../gateway/platform/webhooks/send-webhooks.ts';
import { cancel, create, join } from '../../support/battle-operations.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { HookReceiver, type Received } from '../../support/hook-receiver.ts';
import {
  ADD,
  ALL,
  CHANGE,
  DELIVERIES,
  REMOVE,
  REPLAY,
  ROTATE,
  type SeenDelivery,
  type SeenHook,
  TRY,
  add,
  deliveriesOf,
  hooksOf,
  terms,
} from '../../support/hook-steps.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';

const receiver = new HookReceiver();
let gate: HttpGateway;
/** On PostgreSQL another gateway on the same database. */
let second: HttpGateway;
beforeAll(async () => {
  const change = () => ({ outgoing: receiver.call });
  gate = await HttpGateway.open({ change });
  second = engine === 'postgres' ? await HttpGateway.open({ databaseUrl: gate.databaseUrl, change }) : gate;
});
afterAll(async () => {
  if (second !== gate) await second.close();
  await gate.close();
});
beforeEach(async () => {
  receiver.got.length = 0;
  receiver.answer = {};
  await gate.db.transact(async (tx) => {
    await tx.delete(webhookDeliveries);
    await tx.delete(webhookEndpoints);
  });
});

const log = openLog('silent', { write: () => undefined });
const NO_ONE = { status: 404, code: 'NOT_FOUND' };

/** What has happened is noted, and what is due is sent, until nothing is. */
async function deliver(): Promise<void> {
  await deliverEverything(gate.deps, log);
  while ((await sendWebhooks(gate.deps)) > 0);
}

async function owner(cents = 5_000_00): Promise<{ player: SignedIn; id: string; secret: string }> {
  const player = await gate.player({ cents });
  const { webhook, secret } = await add(player);
  await deliver();
  return { player, id: webhook.id, secret };
}

const signed = (secret: string, { headers, body }: Received): string =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
    .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
    .digest('base64')}`;

describe('what is told (CR-20)', () => {
  test('is what was chosen, about the own account alone, numbered and signed', async () => {
    const { player, id, secret } = await owner();
    const rival = await gate.player({ cents: 500_00 });
    const results = await gate.player({ cents: 500_00 });
    await add(results, terms(['CHALLENGE_RESULT'], 'https://results.example.com/'));
    const battle = await create(player, { stakeCents: 20_00 });
    await deliver();
    await join(rival, battle.id);
    await create(results, { stakeCents: 20_00 });
    await deliver();
    expect(receiver.got.map(({ url }) => url)).toEqual(Array(2).fill('https://hooks.example.com/gauntlet'));
    const [first, other] = receiver.got;
    expect(JSON.parse(first?.body ?? '')).toEqual({
      type: 'wager.placed',
      version: 1,
      seq: 1,
      cursor: eventCursor(player.user.id, 1),
      timestamp: new Date(gate.deps.now()).toISOString(),
      data: {
        what: 'battle.created',
        battleId: battle.id,
        status: 'waiting',
        game: 'valorant',
        creatorId: player.user.id,
        opponentId: null,
        winnerId: null,
        stakeCents: 20_00,
      },
    });
    expect(JSON.parse(other?.body ?? '')).toMatchObject({
      type: 'wager.placed',
      seq: 2,
      data: { what: 'battle.joined', opponentId: rival.user.id },
    });
    for (const got of receiver.got) expect(got.headers['webhook-signature']).toBe(signed(secret, got));
    expect(first?.headers['webhook-timestamp']).toBe(String(gate.deps.now() / SECOND));
    expect(
      (await deliveriesOf(player, id)).map(({ seq, state, status, answer }) => [seq, state, status, answer]),
    ).toEqual([
      [2, 'DELIVERED', 200, 'thanks'],
      [1, 'DELIVERED', 200, 'thanks'],
    ]);
  });

  test('of a result and of a payout comes under the type that was ticked for it', async () => {
    const { player } = await owner();
    const battle = await create(player, { stakeCents: 20_00 });
    await cancel(player, battle.id);
    await gate.db.transact(async (tx) => {
      const { id: userId } = player.user;
      const data = { userId, amountCents: 150_00 };
      const at = gate.deps.now();
      await appendEvent(tx, {
        type: 'withdrawal.paid',
        entity: 'withdrawal',
        entityId: 'w1',
        concerns: [userId],
        data,
        at,
      });
    });
    await deliver();
    const told = receiver.got.map(({ body }) => JSON.parse(body) as { type: string; data: { what: string } });
    expect(told.map(({ type, data }) => [type, data.what])).toEqual([
      ['wager.placed', 'battle.created'],
      ['challenge.result', 'battle.cancelled'],
      ['payout.changed', 'withdrawal.paid'],
    ]);
  });

  test('is nothing to who may not sign in any more: the right is asked for at each delivery', async () => {
    const { player, id } = await owner();
    receiver.answer = null;
    await create(player, { stakeCents: 20_00 });
    await deliver();
    await gate.db.transact((tx) => updateUserStanding(tx, player.user.id, { status: 'banned' }));
    receiver.answer = {};
    gate.pass(HOUR);
    await deliver();
    expect(receiver.got).toEqual([]);
    await gate.db.transact((tx) => updateUserStanding(tx, player.user.id, { status: 'active' }));
    expect((await deliveriesOf(await gate.enter(player.user), id)).map(({ state }) => state)).toEqual(['DROPPED']);
  });
});

describe('a receiver that is away', () => {
  test('for two days gets everything once it is back, once and in order', async () => {
    const { player, id } = await owner();
    receiver.answer = null;
    for (let made = 0; made < 25; made++) {
      const again = await gate.enter(player.user);
      const battle = await create(again, { stakeCents: 20_00, title: `Battle ${made}` });
      await cancel(again, battle.id);
      await deliver();
      gate.pass(2 * HOUR);
      await deliver();
    }
    const owned = await gate.enter(player.user);
    expect((await hooksOf(owned))[0]?.failingSince).not.toBeNull();
    expect(new Set((await deliveriesOf(owned, id)).map(({ state }) => state))).toEqual(new Set(['WAITING']));
    receiver.answer = {};
    gate.pass(2 * HOUR);
    await deliver();
    expect(receiver.seqs).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id'])).size).toBe(50);
    expect((await hooksOf(await gate.enter(player.user)))[0]?.failingSince).toBeNull();
  });

  test('is called after 5 seconds, 30, 2 minutes and ever more rarely, with the same id and a time of its own', async () => {
    const { player, id } = await owner();
    receiver.answer = { status: 503, text: 'later' };
    await create(player, { stakeCents: 20_00 });
    await deliver();
    for (const pause of [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE]) {
      const before = receiver.got.length;
      gate.pass(pause - 1);
      await deliver();
      expect(receiver.got.length, 'not before its time').toBe(before);
      gate.pass(1);
      await deliver();
      expect(receiver.got.length).toBe(before + 1);
    }
    expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(receiver.got.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(5);
    expect(await deliveriesOf(player, id)).toMatchObject([
      { state: 'WAITING', tries: 5, status: 503, answer: 'later' },
    ]);
  });

  test('for longer than three days leaves a dead letter, and after five days the webhook is switched off with notice', async () => {
    const { player, id } = await owner();
    receiver.answer = { status: 500, text: 'broken' };
    await create(player, { stakeCents: 20_00 });
    await deliver();
    for (let hours = 0; hours < 73; hours++) {
      gate.pass(HOUR);
      await deliver();
    }
    let again = await gate.enter(player.user);
    expect(await deliveriesOf(again, id)).toMatchObject([{ seq: 1, state: 'DEAD', status: 500 }]);
    for (let hours = 0; hours < 50; hours += 2) {
      again = await gate.enter(player.user);
      const battle = await create(again, { stakeCents: 20_00 });
      await cancel(again, battle.id);
      await deliver();
      gate.pass(2 * HOUR);
      await deliver();
    }
    again = await gate.enter(player.user);
    const [hook] = await hooksOf(again);
    expect(hook?.switchedOffAt).not.toBeNull();
    const calls = receiver.got.length;
    gate.pass(DAY);
    await deliver();
    expect(receiver.got.length, 'nobody is called any more').toBe(calls);
    again = await gate.enter(player.user);
    const { notifications } = await again.ask<{ notifications: { edges: { node: { title: string } }[] } }>(
      '{ notifications(first: 5) { edges { node { title } } } }',
    );
    expect(notifications.edges.map(({ node }) => node.title)).toContain('Webhook switched off');
    receiver.answer = {};
    await again.ask(CHANGE, { id, input: terms() });
    await deliver();
    expect((await hooksOf(again))[0]).toMatchObject({ switchedOffAt: null, failingSince: null });
    expect((await deliveriesOf(again, id)).some(({ state }) => state === 'WAITING')).toBe(false);
  });

  test('with 410 is called no more', async () => {
    const { player } = await owner();
    receiver.answer = { status: 410 };
    await create(player, { stakeCents: 20_00 });
    await deliver();
    expect((await hooksOf(player))[0]?.switchedOffAt).toBe(gate.deps.now());
  });
});

test('a message that is wrong by itself is dead after six tries, and the next one goes on; it is sent again by a button', async () => {
  const { player, id } = await owner();
  receiver.answer = { status: 422, text: 'no' };
  await create(player, { stakeCents: 20_00 });
  await deliver();
  for (const pause of [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE]) {
    gate.pass(pause);
    await deliver();
  }
  const again = await gate.enter(player.user);
  const [dead] = await deliveriesOf(again, id);
  expect(dead).toMatchObject({ state: 'DEAD', tries: 6, status: 422, answer: 'no' });
  receiver.answer = {};
  await create(again, { stakeCents: 20_00 });
  await deliver();
  expect(receiver.seqs.at(-1)).toBe(2);
  const { replayWebhook } = await again.ask<{ replayWebhook: SeenDelivery }>(REPLAY, { id: dead?.id });
  expect(replayWebhook).toMatchObject({ id: dead?.id, seq: 1, state: 'DELIVERED', tries: 7, status: 200 });
  expect(receiver.got.at(-1)?.headers).toMatchObject({ 'webhook-id': dead?.id, 'webhook-replay': 'true' });
  const stranger = await gate.player();
  expect(await stranger.refusal(REPLAY, { id: dead?.id })).toEqual(NO_ONE);
});

test('a test is sent at once and listed; one that is taken wakes what waits', async () => {
  const { player, id, secret } = await owner();
  receiver.answer = null;
  await create(player, { stakeCents: 20_00 });
  await deliver();
  const failed = (await player.ask<{ testWebhook: SeenDelivery }>(TRY, { id })).testWebhook;
  expect(failed).toMatchObject({ type: 'webhook.test', state: 'DEAD', status: null, answer: 'connect ECONNREFUSED' });
  receiver.answer = { status: 204, text: '' };
  const taken = (await player.ask<{ testWebhook: SeenDelivery }>(TRY, { id })).testWebhook;
  expect(taken).toMatchObject({ type: 'webhook.test', state: 'DELIVERED', status: 204 });
  const [got] = receiver.got;
  expect(got?.headers['webhook-signature']).toBe(got && signed(secret, got));
  await deliver();
  expect(receiver.seqs, 'without its pause').toEqual([0, 1]);
  for (let tries = 0; tries < 8; tries++) await player.ask(TRY, { id });
  expect(await player.refusal(TRY, { id })).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
});

test('a secret that is replaced signs beside the new one for a day', async () => {
  const { player, id, secret } = await owner();
  const { secret: next, webhook } = (
    await player.ask<{ rotateWebhookSecret: { secret: string; webhook: SeenHook } }>(ROTATE, { id })
  ).rotateWebhookSecret;
  expect(next).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(webhook.earlierUntil).toBe(gate.deps.now() + DAY);
  await player.ask(TRY, { id });
  const [both] = receiver.got;
  expect(both?.headers['webhook-signature']).toBe(both && `${signed(next, both)} ${signed(secret, both)}`);
  gate.pass(DAY);
  await (await gate.enter(player.user)).ask(TRY, { id });
  const one = receiver.got.at(-1);
  expect(one?.headers['webhook-signature']).toBe(one && signed(next, one));
  expect(await gate.contents()).not.toContain(next);
});

test('two gateways send each message once', async () => {
  const { player } = await owner();
  receiver.answer = null;
  for (let made = 0; made < 10; made++) await create(player, { stakeCents: 20_00, title: `Race ${made}` });
  await deliverEverything(gate.deps, log);
  receiver.answer = {};
  const both = [gate, second].map(async ({ deps }) => {
    for (let turns = 0; turns < 30; turns++) await sendWebhooks(deps);
  });
  await Promise.all(both);
  await deliver();
  expect(receiver.seqs).toEqual(Array.from({ length: 10 }, (_, index) => index + 1));
});

test('the last hundred are kept', async () => {
  const { player, id } = await owner(50_000_00);
  for (let made = 0; made < 52; made++) await cancel(player, (await create(player, { stakeCents: 5_00 })).id);
  await deliver();
  const kept = await deliveriesOf(player, id);
  expect(kept.map(({ seq }) => seq)).toEqual(Array.from({ length: 100 }, (_, index) => 104 - index));
});

test.each([
  'http://hooks.example.com/',
  'https://127.0.0.1/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://localhost/',
  'https://10.0.0.1/',
  'https://hooks.example.com:8443/',
  'https://user:word@hooks.example.com/',
  'hooks',
])('%s is no address for a webhook', async (url) => {
  const player = await gate.player();
  const { webhook } = await add(player);
  for (const [query, more] of [
    [ADD, {}],
    [CHANGE, { id: webhook.id }],
  ] as const)
    expect(await player.refusal(query, { ...more, input: terms(ALL, url) })).toEqual({
      status: 400,
      code: 'ADDRESS_NOT_PUBLIC',
      field: 'url',
      data: { fault: expect.any(String) as string },
    });
  expect(await hooksOf(player)).toEqual([webhook]);
});

test('a webhook of somebody else answers as an unknown one; five are the most; removed it is told nothing', async () => {
  const { player, id } = await owner();
  const stranger = await gate.player();
  for (const one of [id, 'none', '']) {
    for (const query of [REMOVE, ROTATE, TRY]) expect(await stranger.refusal(query, { id: one })).toEqual(NO_ONE);
    expect(await stranger.refusal(CHANGE, { id: one, input: terms() })).toEqual(NO_ONE);
    expect(await stranger.refusal(DELIVERIES, { id: one })).toEqual(NO_ONE);
  }
  for (let more = 0; more < 4; more++) await add(player);
  expect(await player.refusal(ADD, { input: terms() })).toEqual({
    status: 409,
    code: 'LIMIT_EXCEEDED',
    data: { max: 5 },
  });
  expect(await player.refusal(ADD, { input: terms([]) })).toMatchObject({ code: 'BAD_INPUT' });
  for (const hook of await hooksOf(player)) await player.ask(REMOVE, { id: hook.id });
  await create(player, { stakeCents: 20_00 });
  await deliver();
  expect(receiver.got).toEqual([]);
});
