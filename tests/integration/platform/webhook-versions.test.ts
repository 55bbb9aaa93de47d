import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { updateEndpoint } from '../../../db/platform/webhook.queries.ts';
import { PAYLOAD_VERSIONS, type PayloadVersion, newestOf } from '../../../domain/platform/payload-version.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { noteWebhooksIn } from '../../../gateway/platform/note-webhooks.ts';
import { sendWebhooks } from '../../../gateway/platform/send-webhooks.ts';
import { create } from '../../support/battle-operations.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { HookReceiver } from '../../support/hook-receiver.ts';
import { ADD, CHANGE, TRY, add, deliveriesOf, hooksOf, terms } from '../../support/hook-steps.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { makeKey, withKey } from '../../support/key-steps.ts';
import { connect } from '../../support/plugin-steps.ts';

const receiver = new HookReceiver();
const log = openLog('silent', { write: () => undefined });
let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open({ change: () => ({ outgoing: receiver.call }) });
});
afterAll(() => gate.close());
beforeEach(() => {
  receiver.got.length = 0;
});

const NOW = newestOf(PAYLOAD_VERSIONS);
/** One that comes some day: what it calls `stakeCents` was called `was` in the form before it. */
const NEXT: PayloadVersion = {
  version: NOW + 1,
  on: '2027-06-01',
  words: 'The stake has another name.',
  earlier: { 'wager.placed': ({ stakeCents, ...rest }) => ({ ...rest, was: stakeCents }) },
};

async function deliver(versions: readonly PayloadVersion[] = PAYLOAD_VERSIONS): Promise<void> {
  const others = gate.deps.wiring.subscribers.filter(({ name }) => name !== 'webhooks');
  await deliverEverything(gate.deps, log, [...others, noteWebhooksIn(versions)]);
  while ((await sendWebhooks(gate.deps)) > 0);
}

interface Body {
  readonly version: number;
  readonly data: Record<string, unknown>;
}
const gotAt = (url: string): Body[] =>
  receiver.got.filter((one) => one.url === url).map(({ body }) => JSON.parse(body) as Body);

const [OLD, NEW] = ['https://old.example.com/', 'https://new.example.com/'];

describe('the version of what a webhook is told (CR-20)', () => {
  test('is the newest at first, stays when another comes, and is the next one from when it is moved there', async () => {
    const player = await gate.player({ cents: 500_00 });
    const { webhook } = await add(player, terms(['WAGER_PLACED'], OLD));
    expect(webhook.version).toBe(NOW);
    const { webhook: moved } = await add(player, terms(['WAGER_PLACED'], NEW));
    await create(player, { stakeCents: 20_00 });
    await deliver();
    const [today] = gotAt(OLD);
    expect(today).toMatchObject({ version: NOW, data: { stakeCents: 20_00 } });
    await gate.db.transact((tx) => updateEndpoint(tx, moved.id, { version: NEXT.version }));
    await create(player, { stakeCents: 30_00 });
    await deliver([...PAYLOAD_VERSIONS, NEXT]);
    const { stakeCents, ...rest } = gotAt(NEW)[1]?.data ?? {};
    expect(stakeCents, 'as it is made').toBe(30_00);
    expect(gotAt(NEW).map(({ version }) => version)).toEqual([NOW, NEXT.version]);
    expect(gotAt(OLD)[1], 'as it was before').toEqual({
      ...gotAt(NEW)[1],
      version: NOW,
      data: { ...rest, was: 30_00 },
      seq: 2,
    });
    expect((await deliveriesOf(player, webhook.id)).map(({ body }) => JSON.parse(body) as Body)).toEqual(
      gotAt(OLD).toReversed(),
    );
  });

  test('is of those that there are, is kept by a change that does not name it, and is that of a test too', async () => {
    const player = await gate.player();
    for (const version of [0, -1, NOW + 1]) {
      const refused = { status: 400, code: 'BAD_INPUT' };
      expect(await player.refusal(ADD, { input: { ...terms(), version } })).toMatchObject(refused);
    }
    const { webhook } = await add(player, terms());
    const input = { ...terms(['WAGER_PLACED']), version: NOW };
    expect(await player.ask(CHANGE, { id: webhook.id, input })).toMatchObject({ changeWebhook: { version: NOW } });
    expect(await player.refusal(CHANGE, { id: webhook.id, input: { ...terms(), version: NOW + 1 } })).toMatchObject({
      code: 'BAD_INPUT',
    });
    await gate.db.transact((tx) => updateEndpoint(tx, webhook.id, { version: NEXT.version }));
    await player.ask(CHANGE, { id: webhook.id, input: terms() });
    expect(await hooksOf(player)).toMatchObject([{ version: NEXT.version }]);
    await player.ask(TRY, { id: webhook.id });
    expect(receiver.got.map(({ body }) => (JSON.parse(body) as Body).version)).toEqual([NEXT.version]);
  });

  test('is for the bots of plugins the one that they are written for', async () => {
    const player = await gate.player();
    await connect(player, 'discord', 'https://bot.example.com/webhook');
    expect(await hooksOf(player)).toMatchObject([{ version: 1 }]);
  });
});

describe('the version of the log of an account (RE-16)', () => {
  const EVENTS = 'query E($version: Int) { events(first: 10, version: $version) { edges { node { body } } } }';
  const bodiesOf = async (player: Pick<SignedIn, 'ask'>, version?: number): Promise<Body[]> => {
    const asked = await player.ask<{ events: { edges: { node: { body: string } }[] } }>(EVENTS, { version });
    return asked.events.edges.map(({ node }) => JSON.parse(node.body) as Body);
  };

  test('is the first unless another is named, and one that there is', async () => {
    const player = await gate.player({ cents: 500_00 });
    const program = withKey(gate, (await makeKey(player, { scopes: ['battles:read'] })).secret);
    await create(player, { stakeCents: 20_00 });
    await deliver();
    const first = await bodiesOf(program);
    expect(first).toMatchObject([{ version: 1, data: { stakeCents: 20_00 } }]);
    expect(await bodiesOf(program, 1)).toEqual(first);
    for (const version of [0, NOW + 1])
      expect(await program.refusal(EVENTS, { version })).toMatchObject({ status: 400, code: 'BAD_INPUT' });
  });
});
