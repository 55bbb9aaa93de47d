import { expect, it } from 'vitest';
import { Agent } from 'node:http';
import { readFeeds } from '../../db/proof/feed.queries.ts';
import { readServer } from '../../db/proof/server.queries.ts';
import { ONE, type SeenBattle } from '../support/battle-operations.ts';
import { playDuel } from '../support/duel-feeds.ts';
import { type FedBattle, CREATOR_WINS, fedBattle } from '../support/feed-steps.ts';
import { startGatewayProcess } from '../support/gateway-process.ts';
import { Client } from '../support/http-client.ts';
import { HttpGateway } from '../support/http-gateway.ts';
import { findViolations } from '../support/invariants.ts';
import { machineNow } from '../support/machine-clock.ts';
import { logDuel } from '../support/server-logs.ts';
import { World, freshDatabase } from '../support/world.ts';

interface Stage {
  readonly databaseUrl: string;
  readonly battle: FedBattle;
  readonly key: string;
}

/** A duel that runs in `settle`, with a named game server, in a database that nobody has open. */
async function setStage(): Promise<Stage> {
  const databaseUrl = await freshDatabase();
  const gate = await HttpGateway.open({ databaseUrl, change: () => ({ now: machineNow }) });
  await gate.setting('proof_cs2', 'settle');
  const battle = await fedBattle(gate);
  const admin = await gate.player({ role: 'administrator' });
  const { makeServerKey } = await admin.ask<{ makeServerKey: { command: string } }>(
    'mutation($id: ID!) { makeServerKey(battleId: $id) { command } }',
    { id: battle.id },
  );
  await gate.close();
  return { databaseUrl, battle, key: /key=([\w-]+)"/.exec(makeServerKey.command)?.[1] ?? '' };
}

const sendLog = (client: Client, key: string, body: string) =>
  client.send({
    method: 'POST',
    path: `/api/feeds/cs2-server?key=${key}`,
    headers: { 'content-type': 'text/plain' },
    body,
  });

it('SIGKILL in the middle of a match takes nothing that was answered, and the next gateway settles it', async () => {
  const { databaseUrl, battle, key } = await setStage();
  const first = await startGatewayProcess(databaseUrl);
  const client = new Client(first.url, new Agent());
  // What links the accounts of both, and begins the match.
  for (const { from, post } of playDuel({ startAt: machineNow() - 3_000 }).slice(0, 6)) {
    const provider = { ...post.provider, timestamp: Math.floor(machineNow() / 1_000) };
    const body = { ...post, provider, auth: { token: battle.tokens[from] } };
    expect((await client.rest('POST', '/api/feeds/cs2', body)).status).toBe(200);
  }
  const posts = logDuel({ rounds: CREATOR_WINS });
  const half = posts.length >> 1;
  for (const post of posts.slice(0, half)) expect((await sendLog(client, key, post)).status).toBe(200);
  // It dies with a post under way, of which nobody knows whether it was taken in.
  const lost = sendLog(client, key, posts[half] ?? '').catch(() => null);
  first.child.kill('SIGKILL');
  expect(await first.exit).toBeNull();
  await lost;

  const world = await World.open({ url: databaseUrl });
  const feeds = await readFeeds(world.db.read, battle.id);
  expect(feeds.map(({ facts }) => facts.startedAt !== null)).toEqual([true, true]);
  const told = await readServer(world.db.read, battle.id);
  expect((told?.creatorRounds ?? 0) + (told?.opponentRounds ?? 0)).toBeGreaterThanOrEqual(half - 1);
  await world.close();

  const second = await startGatewayProcess(databaseUrl);
  const again = new Client(second.url, new Agent());
  for (const post of posts.slice(half + 1)) expect((await sendLog(again, key, post)).status).toBe(200);
  const { creator } = battle.players;
  const reader = new Client(second.url, new Agent(), { cookie: creator.cookie });
  const { json } = await reader.graphql(ONE, { id: battle.id });
  const { battle: seen } = (json as { data: { battle: SeenBattle } }).data;
  expect(seen).toMatchObject({ status: 'COMPLETED', winnerId: creator.user.id });
  expect(seen.reports.map(({ score }) => score)).toEqual(['13–5', '5–13']);
  second.child.kill('SIGTERM');
  await second.exit;
  const after = await World.open({ url: databaseUrl });
  expect(await findViolations(after.db.read)).toEqual([]);
  await after.close();
});
