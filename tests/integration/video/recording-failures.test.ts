import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { recordingFiles } from '../../../db/video/video.table.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import type { RecordingStore } from '../../../gateway/kernel/video-engine.ts';
import { FolderStore } from '../../../gateway/video/recordings/folder-store.ts';
import { closeSilentRecordings } from '../../../gateway/video/recordings/keep-recording.ts';
import { startGatewayProcess } from '../../support/gateway-process.ts';
import { HttpGateway } from '../../support/http-gateway.ts';
import { machineNow } from '../../support/machine-clock.ts';
import { RecordingGateway } from '../../support/recording-steps.ts';
import { RtmpPublisher } from '../../support/rtmp-publisher.ts';
import { openS3Server } from '../../support/s3-server.ts';
import { mountSmallDisk } from '../../support/small-disk.ts';
import { until } from '../../support/until.ts';
import { freshDatabase } from '../../support/world.ts';

const ended: (() => unknown)[] = [];
afterEach(async () => {
  while (ended.length > 0) await ended.pop()?.();
});

async function open(change: (store: RecordingStore) => RecordingStore): Promise<RecordingGateway> {
  const here = await RecordingGateway.open(change);
  ended.push(() => here.close());
  return here;
}

/** A store that does what another does until it is told otherwise. */
const failing = (store: RecordingStore, hook: (what: 'write' | 'append') => void): RecordingStore => ({
  begin: (id) => store.begin(id),
  write: async (id, file, pieces, lines) => {
    hook('write');
    await store.write(id, file, pieces, '');
    hook('append');
    if (lines !== '') await store.write(id, file, pieces, lines);
  },
  playlist: (id) => store.playlist(id),
  read: (id, file) => store.read(id, file),
  measure: (id, files) => store.measure(id, files),
  drop: (id, kept) => store.drop(id, kept),
});

test.each(['write', 'append'] as const)(
  'a store that refuses to %s cuts the recording short, which says so, plays as far as it goes, and leaves the stream live',
  async (refused) => {
    let isFull = false;
    const here = await open((store) =>
      failing(store, (what) => {
        if (isFull && what === refused) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      }),
    );
    const { player, publisher, streamId } = await here.live(4_500);
    const [id = ''] = readdirSync(here.folder);
    await until(async () => {
      expect(await here.gate.deps.video.recordings?.playlist(id)).toContain('.m4s\n');
    });
    isFull = true;
    publisher.show(4_000);
    const past = await here.untilPast(player, streamId);
    expect(past.end).toBe('CUT_SHORT');
    expect(here.gate.deps.video.figures(player.user.id)?.state).toBe('live');
    expect((await here.play(past.hls ?? '')).segments).toBeGreaterThanOrEqual(1);
    // Room again: the same stream is not begun anew in the middle, the next one is recorded.
    isFull = false;
    publisher.show(4_000);
    await publisher.stop();
    expect((await here.pastOf(player, player)).rows.length).toBe(1);
    const next = await here.recorded();
    expect(next.past.end).toBe('STOPPED');
  },
);

test('a disk that is full ends the recording and not the stream', async ({ skip }) => {
  const disk = mountSmallDisk(1);
  if (!disk) return skip('this process may not mount a disk');
  ended.push(() => disk.remove());
  const here = await open(() => new FolderStore(disk.folder, 0));
  const { player, publisher, streamId } = await here.live(4_500);
  await until(() => expect(here.gate.deps.video.figures(player.user.id)?.state).toBe('live'));
  disk.fill();
  publisher.show(4_000);
  const past = await here.untilPast(player, streamId);
  expect([past.end, here.gate.deps.video.figures(player.user.id)?.state]).toEqual(['CUT_SHORT', 'live']);
  if (past.seconds > 0) await here.play(past.hls ?? '');
  await publisher.stop();
});

test('recordings leave room for the database: below it nothing is written', async () => {
  const here = await open((store) => store);
  const store = new FolderStore(here.folder, Number.MAX_SAFE_INTEGER);
  await store.begin('one');
  await expect(store.write('one', '0.m4s', [new Uint8Array(9)], '')).rejects.toThrow('no room left');
  expect(await store.read('one', '0.m4s')).toBeNull();
});

test.each(['database', 's3'] as const)(
  'a process that is killed, its FILE_STORE %s, loses its last segment at the most: another closes the recording, and it plays',
  { tags: ['full'] },
  async (files) => {
    const s3 = files === 's3' ? await openS3Server() : null;
    ended.push(() => s3?.close());
    const folder = mkdtempSync(join(tmpdir(), 'gauntlet-killed-'));
    ended.push(() => rmSync(folder, { recursive: true, force: true }));
    const databaseUrl = await freshDatabase();
    const before = await HttpGateway.open({ databaseUrl, change: () => ({ now: machineNow }) });
    const player = await before.player();
    const { showStreamKey: key } = await player.ask<{ showStreamKey: string }>('mutation { showStreamKey }');
    const input = { title: 'Cut off', game: 'valorant', kind: 'solo' };
    await player.ask('mutation ($input: StreamInput!) { goLive(input: $input) { id } }', { input });
    await before.close();
    const env = { RECORDING_FOLDER: folder, FILE_STORE: files, ...s3?.env };
    const killed = await startGatewayProcess(databaseUrl, { RTMP_PORT: '0', ...env });
    ended.push(() => killed.child.kill('SIGKILL'));
    const there = await fetch(`${killed.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: player.cookie },
      body: JSON.stringify({ query: '{ ingest { rtmpUrl } }' }),
    });
    const { data } = (await there.json()) as { data: { ingest: { rtmpUrl: string } } };
    const publisher = await RtmpPublisher.open(Number(new URL(data.ingest.rtmpUrl).port), key);
    const store = new FolderStore(folder, 0);
    publisher.show(8_500);
    let id = '';
    await until(async () => {
      // With what they are played behind, and perhaps one whose row does not say yet that it is there.
      if (s3) return expect((await s3.keys()).length).toBeGreaterThanOrEqual(5);
      [id = ''] = readdirSync(folder);
      expect((await store.playlist(id))?.match(/m4s\n/g)?.length ?? 0).toBeGreaterThanOrEqual(4);
    });
    killed.child.kill('SIGKILL');
    await killed.exit;
    // As a write that was cut off in the middle leaves it.
    if (!s3) appendFileSync(join(folder, id, 'index.m3u8'), '#EXTINF:2.000');
    let now = machineNow();
    const after = await HttpGateway.open({
      databaseUrl,
      env,
      change: () => ({ now: () => now }),
    });
    ended.push(() => after.close());
    expect(await closeSilentRecordings(after.deps)).toBe(0);
    now += 2 * MINUTE;
    expect(await closeSilentRecordings(after.deps)).toBe(1);
    expect(await closeSilentRecordings(after.deps)).toBe(0);
    const again = await after.enter(player.user);
    const { pastStreams } = await again.ask<{ pastStreams: { edges: { node: { end: string; hls: string } }[] } }>(
      'query ($id: ID!) { pastStreams(streamerId: $id) { edges { node { end hls } } } }',
      { id: player.user.id },
    );
    const [{ node } = { node: { end: '', hls: '' } }] = pastStreams.edges;
    expect(node.end).toBe('INTERRUPTED');
    const list = await again.send({ path: node.hls });
    expect(list.text.match(/m4s\n/g)?.length).toBeGreaterThanOrEqual(s3 ? 3 : 4);
    expect(list.text.endsWith('.m4s\n#EXT-X-ENDLIST\n')).toBe(true);
    const last = list.text.match(/\d+\.m4s/g)?.at(-1) ?? '';
    expect((await again.send({ path: node.hls.replace('index.m3u8', last) })).text.slice(4, 8)).toBe('moof');
    const rows = await after.db.read.select().from(recordingFiles);
    const known = new Set(rows.map((row) => row.key));
    expect((await s3?.keys())?.filter((one) => !known.has(one)) ?? [], 'nothing in the bucket is forgotten').toEqual(
      [],
    );
  },
);
