import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { appendEvent } from '../../../db/events/append-event.ts';
import { chargeRateLimit } from '../../../db/calls/rate-limit.queries.ts';
import { KEY_POINTS } from '../../../domain/platform/api-limits.ts';
import type { ApiScope } from '../../../domain/platform/scopes.ts';
import { MINUTE, SECOND } from '../../../domain/shared/time.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { eventCursor } from '../../../gateway/platform/event-cursor.ts';
import { newSecret, signatureOf } from '../../../gateway/platform/webhooks/sign-webhook.ts';
import { sendWebhooks } from '../../../gateway/platform/webhooks/send-webhooks.ts';
import { ROOT } from '../../../scripts/source-files.ts';
import { create, money, terms } from '../../support/battle-operations.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { HookReceiver } from '../../support/hook-receiver.ts';
import { TRY, add } from '../../support/hook-steps.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { machineNow } from '../../support/machine-clock.ts';
import { REVOKE_KEY, type SeenNewKey, makeKey } from '../../support/key-steps.ts';
import { ALLOW, allowVariables, connectedOf, register } from '../../support/oauth-steps.ts';
import { goLive } from '../../support/socket-client.ts';
import { StrangerHome, freePort } from '../../support/stranger-home.ts';
import { STRANGER_PROGRAM } from '../../support/stranger-program.ts';
import { type TcpProxy, openTcpProxy } from '../../support/tcp-proxy.ts';
import { until } from '../../support/until.ts';

const log = openLog('silent', { write: () => undefined });
const receiver = new HookReceiver();
let gate: HttpGateway;
let home: StrangerHome;
let wire: TcpProxy;
beforeAll(async () => {
  gate = await HttpGateway.open({ change: () => ({ outgoing: receiver.call }) });
  wire = await openTcpProxy(gate.url);
  home = new StrangerHome();
  home.write('program.ts', STRANGER_PROGRAM);
  home.compile(['program.ts']);
});
afterEach(() => home.stop());
afterAll(async () => {
  await wire.close();
  await gate.close();
  home.remove();
});

const start = (what: string, given: object) => home.start(['program.js', what, JSON.stringify(given)]);
const run = (what: string, given: object): Promise<unknown[]> => start(what, given).ended;

async function newKey(
  scopes: readonly ApiScope[],
  { dailyStakeCents = 0 } = {},
): Promise<{ player: SignedIn; made: SeenNewKey; options: { url: string; key: string } }> {
  const player = await gate.player({ cents: 500_00 });
  const made = await makeKey(player, { scopes, dailyStakeCents });
  return { player, made, options: { url: wire.url, key: made.secret } };
}

test('what is packed stands as a package should, holds no sources, and names its licence', async () => {
  const pkgDir = join(home.path, 'node_modules/@gauntlet/client');
  const { messages } = await publint({ pkgDir, pack: false, strict: true });
  expect(messages).toEqual([]);
  const files = execFileSync('tar', ['-tzf', home.tarball]).toString().trim().split('\n');
  expect(files.filter((file) => !/^package\/dist\/.*(\.js|\.d\.ts)$/.test(file)).toSorted()).toEqual([
    'package/LICENSE',
    'package/README.md',
    'package/package.json',
  ]);
  const types = execFileSync('tar', ['-xzOf', home.tarball, 'package/dist/index.d.ts']).toString();
  expect(types).toContain("from './refusal.js'");
  expect(types).not.toContain(".ts'");
});

test('the program of the guide signs in a player who enters its code, and goes on without another', async () => {
  const player = await gate.player();
  const { id } = await register(player, { redirects: [] });
  home.example('sign-in.ts');
  const begin = () => home.start(['sign-in.ts'], { GAUNTLET_URL: wire.url, GAUNTLET_CLIENT: id }, (line) => line);
  const first = begin();
  const code = await until(() => {
    const found = /^Open .*user_code=([A-Z]{4}-[A-Z]{4})$/.exec(String(first.lines[0]));
    if (!found) throw new Error('it shows no code');
    return found[1];
  });
  await player.ask(ALLOW, allowVariables({ code }));
  const signedIn = `Signed in as ${player.user.username}`;
  expect((await first.ended).slice(1)).toEqual([signedIn]);
  expect(await begin().ended).toEqual([signedIn]);
  expect(await connectedOf(player)).toHaveLength(1);
});

test('the balance of the guide for developers is told as it stands there, now and when it changes', async () => {
  const { player, options } = await newKey(['wallet:read']);
  home.example('balance.ts');
  const listening = gate.listening();
  const { lines } = home.start(['balance.ts'], { GAUNTLET_URL: options.url, GAUNTLET_KEY: options.key });
  await until(() => expect(lines).toEqual([500_00]));
  await listening();
  await player.ask('mutation { buyBattleCoins(coins: 500, idempotencyKey: "guide-coins") { battleCoins } }');
  await until(() => expect(lines).toEqual([500_00, 495_00]));
});

test('the receiver of the guide takes what is signed, does it once, and refuses everything else', async () => {
  const secret = newSecret(gate.deps);
  const body = JSON.stringify({ type: 'wager.placed', version: 1, seq: 1, data: {} });
  const seconds = Math.floor(machineNow() / SECOND);
  const headersOf = (id: string) => ({
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatureOf(secret, id, seconds, body),
  });
  const port = await freePort();
  home.example('hook.ts');
  const { lines } = home.start(['hook.ts'], { WEBHOOK_SECRET: secret, PORT: String(port) });
  const send = async (headers: Record<string, string>, text = body): Promise<number> =>
    (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: text })).status;
  await until(async () => expect(await send(headersOf('one'))).toBe(204));
  expect(await send(headersOf('one'))).toBe(204);
  expect(await send(headersOf('two'))).toBe(204);
  expect(await send({ ...headersOf('three'), 'webhook-id': 'four' })).toBe(401);
  expect(await send(headersOf('three'), `${body} `)).toBe(401);
  expect(await send({})).toBe(401);
  await until(() => expect(lines).toEqual([JSON.parse(body), JSON.parse(body)]));
});

test('a program of the guide that was away is told what happened meanwhile, each event once, as it stands there', async () => {
  const { player, options } = await newKey(['battles:read']);
  home.example('events.ts');
  const happens = async (): Promise<string> => {
    const { id } = await create(player, { stakeCents: 5_00 });
    await player.ask('mutation C($id: ID!) { cancelBattle(battleId: $id) { id } }', { id });
    await deliverEverything(gate.deps, log);
    return id;
  };
  const told = (lines: readonly unknown[]) =>
    (lines as { data: { battleId: string } }[]).map(({ data }) => data.battleId);
  const env = { GAUNTLET_URL: options.url, GAUNTLET_KEY: options.key };
  const first = await happens();
  const before = home.start(['events.ts'], env);
  await until(() => expect(told(before.lines)).toEqual([first, first]));
  await until(() => expect(readFileSync(join(home.path, 'cursor.txt'), 'utf8')).toBe(eventCursor(player.user.id, 2)));
  await home.stop();
  const [second, third] = [await happens(), await happens()];
  wire.cutNext('events', 'after');
  const { lines } = home.start(['events.ts'], env);
  await until(() => expect(told(lines)).toEqual([second, second, third, third]));
});

test('the program of docs/plugins.md runs as it stands there', async () => {
  const [, program = ''] = /```js\n([^]*?)```/.exec(readFileSync(join(ROOT, 'docs/plugins.md'), 'utf8')) ?? [];
  home.write('balance.mjs', program);
  const { player, options } = await newKey(['wallet:read']);
  const listening = gate.listening();
  const { lines } = home.start(['balance.mjs'], { GAUNTLET_URL: options.url, GAUNTLET_KEY: options.key });
  await until(() => expect(lines).toEqual([500_00]));
  await listening();
  await player.ask('mutation { buyBattleCoins(coins: 500, idempotencyKey: "docs-coins") { battleCoins } }');
  await until(() => expect(lines).toEqual([500_00, 495_00]));
});

describe('a program of a stranger', () => {
  test('reads with its key, all pages of a list, and what is left of its minute', async () => {
    const { player, options } = await newKey(['wallet:read', 'battles:read']);
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) ids.push((await create(player, { stakeCents: 5_00, title: `Duel ${n}` })).id);
    const [balance, ...rest] = await run('read', { options });
    const left = rest.pop();
    expect(balance).toBe(500_00);
    expect(rest.map((rows) => (rows as string[]).length)).toEqual([2, 2, 1]);
    expect(new Set(rest.flat())).toEqual(new Set(ids));
    expect(left).toMatchObject({ limit: KEY_POINTS, resetSeconds: 60 });
    for (const id of ids) await player.ask('mutation C($id: ID!) { cancelBattle(battleId: $id) { id } }', { id });
  });

  test('stakes once with one key, though its line broke over the answer and it sends the same again', async () => {
    const { player, options } = await newKey(['battles:stake'], { dailyStakeCents: 100_00 });
    const before = await money(player);
    wire.cutNext('createBattle', 'after');
    const [first, second] = (await run('stake', { options, variables: { input: terms() } })) as {
      id: string;
      tries: number;
    }[];
    expect(first).toEqual({ id: expect.any(String), tries: 2 });
    expect(second).toEqual({ id: first?.id, tries: 3 });
    const { createBattle } = await player.ask<{ createBattle: { holdCents: number } }>(
      'mutation C($input: BattleTermsInput!) { createBattle(input: $input) { holdCents } }',
      { input: terms({ stakeCents: 50_00, title: 'Another' }) },
    );
    expect((await money(player)).heldCents - before.heldCents, 'that, and one that the player holds by hand').toBe(
      2 * createBattle.holdCents,
    );
  });

  test('is told each event of a log after its number, in order and none twice, also what happens while its line is broken', async () => {
    const { player, options } = await newKey(['notifications:read']);
    const happens = async (): Promise<void> => {
      await gate.db.transact((tx) =>
        appendEvent(tx, {
          type: 'deposit.succeeded',
          entity: 'deposit',
          entityId: 'd',
          concerns: [player.user.id],
          data: { userId: player.user.id, amountCents: 1_00 },
          at: gate.deps.now(),
        }),
      );
      await deliverEverything(gate.deps, log);
    };
    await deliverEverything(gate.deps, log);
    const { inbox } = await player.ask<{ inbox: { seq: number } }>('{ inbox { seq } }');
    const { lines } = start('log', { options, after: inbox.seq });
    // On PostgreSQL what happened shortly before the number is told too: numbers can overtake each other.
    const news = () => lines.filter((seq) => Number(seq) > inbox.seq);
    for (let n = 0; n < 2; n++) await happens();
    await until(() => expect(news()).toHaveLength(2));
    for (let breaks = 1; breaks <= 2; breaks++) {
      wire.freeze();
      await happens();
      wire.cut();
      wire.thaw();
      await happens();
      await until(() => expect(news()).toHaveLength(2 + 2 * breaks));
    }
    const seqs: number[] = [];
    const live = await goLive(player);
    const query = 'subscription ($after: Int) { inboxChanged(after: $after) { seq } }';
    for await (const { data } of live.iterate(query, { after: inbox.seq })) {
      const { seq } = (data as { inboxChanged: { seq: number } }).inboxChanged;
      if (seq > inbox.seq) seqs.push(seq);
      if (seqs.length === 6) break;
    }
    await live.close();
    expect(news()).toEqual(seqs);
    expect(new Set(lines).size).toBe(lines.length);
  });

  test('is asked to read a state at first and after a break, and hears of the next change', async () => {
    const { player, options } = await newKey(['wallet:read']);
    const buy = () =>
      player.ask('mutation B($key: String!) { buyBattleCoins(coins: 500, idempotencyKey: $key) { battleCoins } }', {
        key: gate.deps.newId(),
      });
    const first = gate.listening();
    const { lines } = start('state', { options });
    await until(() => expect(lines).toEqual([{ read: 500_00 }]));
    await first();
    wire.freeze();
    await buy();
    const second = gate.listening();
    wire.cut();
    wire.thaw();
    await until(() => expect(lines).toEqual([{ read: 500_00 }, { read: 495_00 }]));
    await second();
    await buy();
    await until(() => expect(lines).toEqual([{ read: 500_00 }, { read: 495_00 }, { told: 490_00 }]));
  });

  test('whose key is revoked stops following, and is refused', async () => {
    const { player, made, options } = await newKey(['wallet:read']);
    const { lines, ended } = start('state', { options });
    await until(() => expect(lines).toEqual([{ read: 500_00 }]));
    await player.ask(REVOKE_KEY, { id: made.key.id });
    expect((await ended).at(-1)).toMatchObject({ code: 'UNAUTHENTICATED', status: null });
    const query = '{ wallet { balanceCents } }';
    expect(await run('ask', { options, query })).toMatchObject([{ code: 'KEY_REVOKED', status: 401 }]);
    const follows = await run('state', { options });
    expect(follows).toMatchObject([{ code: 'KEY_REVOKED', status: null }]);
  });

  test('knows a webhook of Gauntlet, and none that was changed or is of another time', async () => {
    const { player, options } = await newKey(['wallet:read']);
    const { secret, webhook } = await add(player);
    receiver.got.length = 0;
    await player.ask(TRY, { id: webhook.id });
    while ((await sendWebhooks(gate.deps)) > 0);
    const [sent] = receiver.got;
    if (!sent) throw new Error('nothing was sent');
    const { headers, body } = sent;
    const messages = [
      { headers, body },
      { headers, body: `${body} ` },
      { headers: { ...headers, 'webhook-id': 'msg_other' }, body },
    ];
    const nowMs = gate.deps.now();
    expect(await run('webhook', { options, secret, nowMs, messages })).toEqual([headers['webhook-id'], null, null]);
    expect(await run('webhook', { options, secret, nowMs: nowMs + 6 * MINUTE, messages })).toEqual([null, null, null]);
  });

  test('is refused by scope, by cost, by the day’s stake and by rate, each with its code', async () => {
    const { made, options } = await newKey(['battles:stake'], { dailyStakeCents: 5_00 });
    const ask = async (query: string, variables = {}) =>
      (await run('ask', { options: { ...options, waitMs: 0 }, query, variables }))[0];
    expect(await ask('{ wallet { balanceCents } }')).toMatchObject({
      code: 'SCOPE_REQUIRED',
      status: 403,
      data: { scopes: 'wallet:read' },
    });
    const rows = 'edges { node { reports { playerId } standings { form } opponent { id worn { title } } } }';
    const pages = Array.from({ length: 12 }, (_, n) => `p${n}: battles(first: 100) { ${rows} }`);
    expect(await ask(`{ ${pages.join(' ')} }`)).toMatchObject({ code: 'QUERY_TOO_COSTLY', status: 400 });
    expect(await run('stake', { options, variables: { input: terms() } })).toMatchObject([
      { code: 'KEY_STAKE_REACHED', status: 409, data: { capCents: 5_00, leftCents: 5_00 } },
    ]);
    await gate.db.transact((tx) =>
      chargeRateLimit(tx, `points:key:${made.key.id}`, gate.deps.now(), MINUTE, KEY_POINTS),
    );
    expect(await ask('{ battleRules { feeBasisPoints } }')).toMatchObject({
      code: 'RATE_LIMITED',
      status: 429,
      data: { retryAfterSeconds: 60 },
      left: { limit: KEY_POINTS, remaining: 0, resetSeconds: 60 },
    });
  });
});
