import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { makeKey, withKey } from '../../support/key-steps.ts';
import { goLive } from '../../support/socket-client.ts';
import { until } from '../../support/until.ts';
import { examples } from '../../../web/graphiql/examples.ts';
import {
  EVENTS_QUERY,
  FIRST_QUERY,
  INVITES_QUERY,
  LEFT_QUERY,
  WALLET_SUBSCRIPTION,
  botOf,
  callOf,
} from '../../../web/platform/guide-examples.ts';

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open();
});
afterAll(() => gate.close());

test('what the guide asks is answered to a key of the scopes that it names', async () => {
  const player = await gate.player({ cents: 100_00 });
  const program = withKey(gate, (await makeKey(player, { scopes: ['account:read'] })).secret);
  const body = /-d '(.*)'$/.exec(callOf(gate.url))?.[1] ?? '';
  expect(JSON.parse(body)).toEqual({ query: FIRST_QUERY });
  expect(await program.ask(FIRST_QUERY)).toEqual({ viewer: { username: player.user.username } });
  expect(await program.ask(LEFT_QUERY)).toMatchObject({ rateLimit: { cost: expect.any(Number) as number } });
  const events = withKey(gate, (await makeKey(player, { scopes: ['battles:read'] })).secret);
  expect(await events.ask(EVENTS_QUERY, { after: null })).toEqual({
    events: { edges: [], pageInfo: { hasNextPage: false, endCursor: expect.any(String) as string } },
  });
  const invites = withKey(gate, (await makeKey(player, { scopes: ['battles:play'] })).secret);
  expect(await invites.ask(INVITES_QUERY)).toEqual({
    battleInvites: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
  });
  const live = await goLive(gate.visitor(), { greeting: (await makeKey(player, { scopes: ['wallet:read'] })).secret });
  const listening = gate.listening();
  const told = live.iterate(WALLET_SUBSCRIPTION).next();
  await listening();
  await player.ask('mutation { buyBattleCoins(coins: 500, idempotencyKey: "guide-coins") { battleCoins } }');
  expect((await told).value).toEqual({ data: { walletChanged: { balanceCents: 95_00, availableToBetCents: 95_00 } } });
  await live.close();
});

test('each query that the explorer opens with is answered to whoever is signed in, and one shows a refusal', async () => {
  const player = await gate.player();
  const queries = examples.filter(({ query }) => /^query /m.test(query) && !/^subscription /m.test(query));
  expect(queries.length).toBeGreaterThan(10);
  const codes: unknown[] = [];
  for (const { query, variables } of queries) {
    const { errors } = await player.graphql(query, JSON.parse(variables || '{}') as Record<string, unknown>);
    codes.push(...errors.map(({ extensions }) => extensions['code']));
  }
  expect(codes).toEqual(['BAD_INPUT']);
});

test('its bot runs as it stands there: it declines what is above the stake, and leaves the rest to the player', async () => {
  const owner = await gate.player();
  const [rich, modest] = [await gate.player({ cents: 500_00 }), await gate.player({ cents: 500_00 })];
  const invite = async (friend: SignedIn, stakeCents: number): Promise<string> => {
    const input = { toId: owner.user.id, game: 'VALORANT', mode: 'DUEL', stakeCents };
    const { sendBattleInvite } = await friend.ask<{ sendBattleInvite: { id: string } }>(
      'mutation ($input: BattleInviteInput!) { sendBattleInvite(input: $input) { id } }',
      { input },
    );
    return sendBattleInvite.id;
  };
  const [dear, cheap] = [await invite(rich, 50_00), await invite(modest, 10_00)];
  const { secret } = await makeKey(owner, { scopes: ['battles:play'] });
  const bot = spawn(process.execPath, ['--input-type=module', '-e', botOf(gate.url)], {
    env: { ...process.env, GAUNTLET_KEY: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  bot.stdout.on('data', (chunk: Buffer) => void (said += chunk.toString()));
  await until(() => expect(said).toBe(`Declined ${rich.user.username}\n`));
  const ended = once(bot, 'exit');
  bot.kill();
  await ended;
  const statusOf = (id: string) => owner.ask('query ($id: ID!) { battleInvite(id: $id) { status } }', { id });
  expect(await statusOf(dear)).toEqual({ battleInvite: { status: 'DECLINED' } });
  expect(await statusOf(cheap)).toEqual({ battleInvite: { status: 'PENDING' } });
});
