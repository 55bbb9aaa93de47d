// @module-tag engines
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { engine } from '../../../db/client/kit.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { broadcasts } from '../../../db/video/video.table.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { runVideo } from '../../../gateway/video/index.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { machineNow } from '../../support/machine-clock.ts';
import { RtmpPublisher } from '../../support/rtmp-publisher.ts';
import { until } from '../../support/until.ts';

const GO = 'mutation ($input: StreamInput!) { goLive(input: $input) { id } }';
const END = 'mutation ($id: ID!, $reason: String) { endStream(id: $id, reason: $reason) { state } }';
const INCOMING = '{ ingest { incoming { state preview { hls } } } }';
const REASON = 'Insults on camera.';

/** Players are told the end within it, and nobody gets another picture. */
const SECOND = 1_000;

let gate: HttpGateway;
let video: { stop(): Promise<void> };
beforeAll(async () => {
  gate = await HttpGateway.open({ env: { RTMP_PORT: '0' } });
  video = await runVideo(gate.deps, openLog('silent'));
});
afterAll(async () => {
  await video.stop();
  await gate.close();
});

const status = async (path: string) => (await gate.visitor().send({ path })).status;
const incomingOf = async (player: SignedIn) =>
  (await player.ask<{ ingest: { incoming: { state: string } | null } }>(INCOMING)).ingest.incoming;

/** A stream that anybody watches, by the addresses of its playlists, its newest segment and its newest picture. */
async function live(): Promise<{
  player: SignedIn;
  id: string;
  publisher: RtmpPublisher;
  addresses: readonly string[];
}> {
  const player = await gate.player();
  const input = { title: 'Up late', game: 'valorant', kind: 'solo' };
  const { id } = (await player.ask<{ goLive: { id: string } }>(GO, { input }, gate.deps.newId())).goLive;
  const key = (await player.ask<{ showStreamKey: string }>('mutation { showStreamKey }')).showStreamKey;
  const publisher = await RtmpPublisher.open(gate.deps.video.rtmp.port, key);
  publisher.show(6_500);
  await until(async () => expect(await incomingOf(player)).toMatchObject({ state: 'LIVE' }));
  const folder = `/live/${player.user.id}/`;
  const master = `${folder}index.m3u8`;
  const list = `${folder}${(await gate.visitor().send({ path: master })).text.trimEnd().split('\n').at(-1)}`;
  const names = (await gate.visitor().send({ path: list })).text.match(/^\d+\.m4s$/gm) ?? [];
  const segment = `${list.slice(0, list.lastIndexOf('/') + 1)}${names.at(-1)}`;
  return { player, id, publisher, addresses: [master, list, segment, `${folder}poster.mp4`] };
}

/** Ends a stream as staff at a gateway; answers how long it took until its publisher was cut off and nothing was handed out. */
async function measureEnd(at: HttpGateway, { player, id, publisher, addresses }: Awaited<ReturnType<typeof live>>) {
  for (const address of addresses) expect([address, await status(address)]).toEqual([address, 200]);
  const moderator = await at.player({ role: 'moderator', username: `mod${id.slice(-6)}` });
  const asked = machineNow();
  await moderator.ask(END, { id, reason: REASON });
  await publisher.closed;
  for (const address of addresses) expect([address, await status(address)]).toEqual([address, 404]);
  const took = machineNow() - asked;
  expect(publisher.said.at(-1)).toBe(REASON);
  expect(await incomingOf(player)).toBeNull();
  await until(async () =>
    expect(await gate.db.read.select().from(broadcasts).where(eq(broadcasts.userId, player.user.id))).toMatchObject([
      { end: 'ended' },
    ]),
  );
  return took;
}

test('what staff end is cut off with their reason and handed out no more, not even what players are behind, within a second', async () => {
  expect(await measureEnd(gate, await live())).toBeLessThan(SECOND);
});

test.runIf(engine === 'postgres')('so it is where staff ask another gateway', async () => {
  const other = await HttpGateway.open({ databaseUrl: gate.databaseUrl });
  expect(await measureEnd(other, await live())).toBeLessThan(SECOND);
  await other.close();
});

test('who goes live again is not cut off by that end, where a gateway hears of it late', async () => {
  const { player, publisher } = await live();
  const told = { userId: player.user.id, title: 'The stream before', reason: REASON };
  const moderator = await gate.player({ role: 'moderator' });
  const next = await live();
  await gate.db.transact((tx) =>
    appendEvent(tx, {
      type: 'stream.taken-down',
      entity: 'stream-end',
      entityId: gate.deps.newId(),
      concerns: [player.user.id],
      data: told,
      at: gate.deps.now(),
    }),
  );
  // What is heard after it has had its effect.
  await moderator.ask(END, { id: next.id, reason: REASON });
  await next.publisher.closed;
  publisher.show(2_000);
  expect(await incomingOf(player)).toMatchObject({ state: 'LIVE' });
  publisher.cut();
});
