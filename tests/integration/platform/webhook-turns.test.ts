import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { webhookDeliveries, webhookEndpoints } from '../../../db/platform/webhook.table.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { sendWebhooks } from '../../../gateway/platform/webhooks/send-webhooks.ts';
import { create } from '../../support/battle-operations.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { HookReceiver } from '../../support/hook-receiver.ts';
import { ALL, CHANGE, type SeenDelivery, TRY, add, deliveriesOf, hooksOf, terms } from '../../support/hook-steps.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { until } from '../../support/until.ts';

const receiver = new HookReceiver();
const log = openLog('silent', { write: () => undefined });
let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open({ change: () => ({ outgoing: receiver.call }) });
});
afterAll(() => gate.close());
beforeEach(async () => {
  receiver.got.length = 0;
  receiver.slow.clear();
  await gate.db.transact(async (tx) => {
    await tx.delete(webhookDeliveries);
    await tx.delete(webhookEndpoints);
  });
});

/** What has happened is noted, and what is due is sent, until nothing is. */
async function deliver(): Promise<void> {
  await deliverEverything(gate.deps, log);
  while ((await sendWebhooks(gate.deps)) > 0);
}

async function owner(): Promise<{ player: SignedIn; id: string }> {
  const player = await gate.player({ cents: 5_000_00 });
  const { webhook } = await add(player);
  await deliver();
  return { player, id: webhook.id };
}

test('its owner is told of another address that is told what happens, and of nothing where the address stays (CR-20)', async () => {
  const { player, id } = await owner();
  const titles = async () => {
    await deliver();
    const { notifications } = await player.ask<{ notifications: { edges: { node: { title: string } }[] } }>(
      '{ notifications(first: 5) { edges { node { title } } } }',
    );
    return notifications.edges.map(({ node }) => node.title).filter((title) => title.startsWith('Webhook'));
  };
  await player.ask(CHANGE, { id, input: terms(['CHALLENGE_RESULT']) });
  expect(await titles()).toEqual(['Webhook added']);
  await player.ask(CHANGE, { id, input: terms(ALL, 'https://elsewhere.example.com/') });
  expect(await titles()).toEqual(['Webhook has another address', 'Webhook added']);
});

test('a receiver that is slow to answer holds up no other: all that waits for others is sent meanwhile', async () => {
  const slow = await gate.player({ cents: 500_00 });
  await add(slow, terms(ALL, 'https://slow.example.com/'));
  const { player } = await owner();
  let answer = (): void => undefined;
  receiver.slow.set('slow.example.com', () => new Promise((done) => void (answer = () => done({}))));
  await create(slow, { stakeCents: 20_00 });
  for (let made = 0; made < 3; made++) await create(player, { stakeCents: 20_00, title: `Beside ${made}` });
  await deliverEverything(gate.deps, log);
  const sending = sendWebhooks(gate.deps);
  const quick = () => receiver.got.filter(({ url }) => url === terms().url).length;
  await until(() => expect(quick()).toBe(3));
  answer();
  expect(await sending).toBeGreaterThanOrEqual(4);
});

test('what an address answered that the webhook no longer has switches nothing off', async () => {
  const { player, id } = await owner();
  receiver.slow.set('hooks.example.com', async () => {
    receiver.slow.clear();
    await player.ask(CHANGE, { id, input: terms(ALL, 'https://elsewhere.example.com/') });
    return { status: 410 };
  });
  await create(player, { stakeCents: 20_00 });
  await deliver();
  expect(receiver.got.map(({ url }) => url)).toEqual([terms().url, 'https://elsewhere.example.com/']);
  expect(await hooksOf(player)).toMatchObject([{ switchedOffAt: null, failingSince: null }]);
  expect(await deliveriesOf(player, id)).toMatchObject([{ seq: 1, state: 'DELIVERED', tries: 2 }]);
});

test('tries that wait for a slow receiver are four at once in a gateway, one of each account', async () => {
  const answers: (() => void)[] = [];
  receiver.slow.set('slow.example.com', () => new Promise((done) => void answers.push(() => done({}))));
  const slow = terms(ALL, 'https://slow.example.com/');
  const players = await Promise.all(Array.from({ length: 4 }, () => gate.player()));
  const tries = [];
  for (const player of players) {
    const { webhook } = await add(player, slow);
    tries.push({ player, id: webhook.id, sent: player.ask<{ testWebhook: SeenDelivery }>(TRY, { id: webhook.id }) });
  }
  await until(() => expect(answers).toHaveLength(4));
  const busy = { status: 429, code: 'RATE_LIMITED', data: { retryAfterSeconds: 10 } };
  const [first] = tries;
  expect(await first?.player.refusal(TRY, { id: first.id })).toEqual(busy);
  const { player, id } = await owner();
  expect(await player.refusal(TRY, { id })).toEqual(busy);
  for (const answer of answers) answer();
  for (const { sent } of tries) expect((await sent).testWebhook.state).toBe('DELIVERED');
  expect((await player.ask<{ testWebhook: SeenDelivery }>(TRY, { id })).testWebhook.state).toBe('DELIVERED');
});
