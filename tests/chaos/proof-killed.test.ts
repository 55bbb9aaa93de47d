import { expect, it } from 'vitest';
import { Agent } from 'node:http';
import { putFeed, readFeeds } from '../../db/proof/feed.queries.ts';
import { readServer } from '../../db/proof/server.queries.ts';
import { SEATS } from '../../domain/proof/cross-check.ts';
import { HOUR } from '../../domain/shared/time.ts';
import { ONE, type SeenBattle } from '../support/battle-operations.ts';
import { type Delivery, essentials, playDuel } from '../support/duel-feeds.ts';
import { type FedBattle, CREATOR_WINS, fedBattle } from '../support/feed-steps.ts';
import { type GatewayProcess, startGatewayProcess } from '../support/gateway-process.ts';
import { type Answer, Client } from '../support/http-client.ts';
import { HttpGateway } from '../support/http-gateway.ts';
import { findViolations } from '../support/invariants.ts';
import { machineNow } from '../support/machine-clock.ts';
import { logDuel } from '../support/server-logs.ts';
import { World, freshDatabase } from '../support/world.ts';

/** A duel that runs in `settle`, and what else is made before its database is one that nobody has open. */
async function setStage<T>(prepare: (gate: HttpGateway, battle: FedBattle) => Promise<T>) {
  const databaseUrl = await freshDatabase();
  const gate = await HttpGateway.open({ databaseUrl, change: () => ({ now: machineNow }) });
  await gate.setting('proof_cs2', 'settle');
  const battle = await fedBattle(gate);
  const prepared = await prepare(gate, battle);
  await gate.close();
  return { databaseUrl, battle, prepared };
}

/** Answers the key of the server. */
async function nameServer(gate: HttpGateway, { id }: FedBattle): Promise<string> {
  const admin = await gate.player({ role: 'administrator' });
  const { makeServerKey } = await admin.ask<{ makeServerKey: { command: string } }>(
    'mutation($id: ID!) { makeServerKey(battleId: $id) { command } }',
    { id },
  );
  return /key=([\w-]+)"/.exec(makeServerKey.command)?.[1] ?? '';
}

const sendLog = (client: Client, key: string, body: string) =>
  client.send({
    method: 'POST',
    path: `/api/feeds/cs2-server?key=${key}`,
    headers: { 'content-type': 'text/plain' },
    body,
  });

/** The post of a client's game as it sends it now, with its key. */
function sendFeed(client: Client, { tokens }: FedBattle, { from, post }: Delivery): Promise<Answer> {
  const provider = { ...post.provider, timestamp: Math.floor(machineNow() / 1_000) };
  return client.rest('POST', '/api/feeds/cs2', { ...post, provider, auth: { token: tokens[from] } });
}

it('SIGKILL in the middle of the log of a server takes nothing that was answered, and the next gateway settles it', async () => {
  const { databaseUrl, battle, prepared: key } = await setStage(nameServer);
  const first = await startGatewayProcess(databaseUrl);
  const client = new Client(first.url, new Agent());
  // What links the accounts of both, and begins the match.
  for (const delivery of playDuel().slice(0, 6)) expect((await sendFeed(client, battle, delivery)).status).toBe(200);
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
  expect(await outcomeAt(second, battle)).toEqual({ status: 'COMPLETED', winner: 'creator', scores: ['13–5', '5–13'] });
  await endSoundly(second, databaseUrl);
});

/** Thirteen rounds, the last of them after the sides have changed. */
const SWEEP = essentials({ rounds: Array.from({ length: 13 }, () => 'creator') });

/** Posts what the games tell, each as often as the gateway asks for patience. */
async function playOn(gateway: GatewayProcess, battle: FedBattle, deliveries: readonly Delivery[]): Promise<void> {
  const client = new Client(gateway.url, new Agent());
  for (const delivery of deliveries) {
    let { status } = await sendFeed(client, battle, delivery);
    while (status === 429) ({ status } = await sendFeed(client, battle, delivery));
    expect(status).toBe(200);
  }
}

/** The first word of both games, as if it had come an hour ago: no human plays rounds as fast as a test. */
async function beginEarlier(gate: HttpGateway, battle: FedBattle): Promise<void> {
  for (const delivery of SWEEP.slice(0, 2)) expect((await sendFeed(gate.visitor(), battle, delivery)).status).toBe(200);
  await gate.db.transact(async (tx) => {
    for (const row of await readFeeds(tx, battle.id))
      await putFeed(tx, { ...row, facts: { ...row.facts, startedAt: machineNow() - HOUR } });
  });
}

/** What the games have told so far, but for when and from where. */
async function factsIn(databaseUrl: string, { id, players }: FedBattle): Promise<unknown[]> {
  const world = await World.open({ url: databaseUrl });
  const rows = await readFeeds(world.db.read, id);
  await world.close();
  return SEATS.map((seat) => {
    const facts = rows.find(({ playerId }) => playerId === players[seat].user.id)?.facts;
    if (!facts) return null;
    const { startedAt: _, lastAt: __, clock: ___, sources, rounds, ...told } = facts;
    return { ...told, networks: sources.length, rounds: rounds.map(({ at: ____, ...round }) => round) };
  });
}

/** A battle of two games; with `cut` the gateway dies in the middle of what they tell, and they post on to another. */
async function playBattle(cut: number | null) {
  const { databaseUrl, battle } = await setStage(beginEarlier);
  let gateway = await startGatewayProcess(databaseUrl);
  await playOn(gateway, battle, SWEEP.slice(2, cut ?? SWEEP.length));
  let standing: unknown = null;
  if (cut !== null) {
    const [next] = SWEEP.slice(cut);
    if (!next) throw new Error('nothing is left to tell');
    // Nobody knows whether it was taken in; a game sends its whole state again.
    const lost = sendFeed(new Client(gateway.url, new Agent()), battle, next).catch(() => null);
    gateway.child.kill('SIGKILL');
    expect(await gateway.exit).toBeNull();
    await lost;
    standing = await factsIn(databaseUrl, battle);
    gateway = await startGatewayProcess(databaseUrl);
    await playOn(gateway, battle, SWEEP.slice(cut));
  }
  const outcome = await outcomeAt(gateway, battle);
  await endSoundly(gateway, databaseUrl);
  return { standing, came: { outcome, facts: await factsIn(databaseUrl, battle) } };
}

it('SIGKILL in the middle of what two games tell takes nothing that was answered: facts and outcome are those of a gateway that lived', async () => {
  const half = SWEEP.length >> 1;
  const { standing, came } = await playBattle(half);
  const roundsTold = SWEEP.slice(0, half).filter(
    ({ from, post }) => from === 'creator' && post.round?.phase === 'over',
  ).length;
  expect(standing).toMatchObject([{ own: roundsTold }, { other: roundsTold }]);
  expect(came.outcome).toEqual({ status: 'COMPLETED', winner: 'creator', scores: ['13–0', '0–13'] });
  expect(came).toEqual((await playBattle(null)).came);
});

/** What became of a battle, as its creator reads it. */
async function outcomeAt(gateway: GatewayProcess, { id, players: { creator } }: FedBattle) {
  const reader = new Client(gateway.url, new Agent(), { cookie: creator.cookie });
  const { json } = await reader.graphql(ONE, { id });
  const { status, winnerId, reports } = (json as { data: { battle: SeenBattle } }).data.battle;
  const winner = winnerId === creator.user.id ? 'creator' : winnerId;
  return { status, winner, scores: reports.map(({ score }) => score) };
}

async function endSoundly(gateway: GatewayProcess, databaseUrl: string): Promise<void> {
  gateway.child.kill('SIGTERM');
  await gateway.exit;
  const after = await World.open({ url: databaseUrl });
  expect(await findViolations(after.db.read)).toEqual([]);
  await after.close();
}
