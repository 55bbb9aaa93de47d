import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Outage } from '../../../db/client/outage.ts';
import { engine } from '../../../db/client/kit.ts';
import { deleteRecording } from '../../../db/video/recording.queries.ts';
import { recordingFiles, recordings } from '../../../db/video/video.table.ts';
import { HOUR, MINUTE } from '../../../domain/shared/time.ts';
import { RECORDING_KEPT } from '../../../domain/video/recording.ts';
import { lookAtConfig } from '../../../gateway/kernel/config/config.ts';
import { dropObjects as dropDue } from '../../../gateway/kernel/files/drop-objects.ts';
import { FilesAway } from '../../../gateway/kernel/files/file-store.ts';
import { BucketStore } from '../../../gateway/video/recordings/bucket-store.ts';
import { expireRecordings } from '../../../gateway/video/recordings/delete-recording.ts';
import { moveRecordings } from '../../../gateway/video/recordings/move-recordings.ts';
import { DUE_FILMS } from '../../../gateway/video/room.ts';
import { DELETE as DELETE_CLIP, Clips } from '../../support/clip-steps.ts';
import { PASSWORD, type SignedIn } from '../../support/http-gateway.ts';
import { machineNow } from '../../support/machine-clock.ts';
import { RecordingGateway } from '../../support/recording-steps.ts';
import { type S3Server, openS3Server } from '../../support/s3-server.ts';
import { until } from '../../support/until.ts';

const DELETE = 'mutation ($id: ID!) { deleteRecording(id: $id) }';

let s3: S3Server;
let here: RecordingGateway;
let clips: Clips;
const ended: (() => unknown)[] = [];
beforeAll(async () => {
  s3 = await openS3Server();
});
afterAll(() => s3.close());
beforeEach(async () => {
  for (const key of await s3.keys()) await s3.call('DELETE', key);
  here = await open();
  clips = new Clips(here);
});
afterEach(async () => {
  while (ended.length > 0) await ended.pop()?.();
});

/** A gateway with an empty folder of its own, to which nothing is written. */
async function open(env: Readonly<Record<string, string>> = {}, databaseUrl?: string): Promise<RecordingGateway> {
  const folder = mkdtempSync(join(tmpdir(), 'gauntlet-unused-'));
  const opened = await RecordingGateway.open(undefined, {
    folder,
    env: { ...s3.env, FILE_STORE: 's3', ...env },
    ...(databaseUrl && { databaseUrl }),
  });
  ended.push(async () => {
    await opened.leave();
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
  });
  return opened;
}
const rows = () => here.gate.db.read.select().from(recordingFiles).orderBy(recordingFiles.number, recordingFiles.file);
const storedOf = ({ user }: SignedIn) =>
  here.gate.db.read.select().from(recordings).where(eq(recordings.userId, user.id)).orderBy(recordings.id);
/** Removes what is due, again and again until nothing is. */
async function drop(): Promise<void> {
  await here.work();
  while ((await dropDue(here.gate.deps, DUE_FILMS)) > 0);
}
const segmentsOf = (list: string): string[] => list.split('\n').filter((line) => line.endsWith('.m4s'));

describe('where FILE_STORE says s3, a recording', () => {
  test('lies in the bucket alone, and is played and sought in by a gateway that shares no folder with the first', async () => {
    const { player, past } = await here.recorded();
    const stored = await rows();
    expect(stored.map(({ file }) => file)).toEqual(['0.m4s', 'i0.mp4', '1.m4s', '2.m4s', '3.m4s']);
    expect((await s3.keys()).toSorted()).toEqual(stored.map(({ key }) => key).toSorted());
    const { list, seconds } = await here.play(past.hls ?? '');
    expect([Math.floor(seconds), segmentsOf(list).length]).toEqual([past.seconds, 4]);
    await ended.pop()?.();
    const there = await open({}, here.gate.databaseUrl);
    const viewer = await there.gate.enter(player.user);
    const hls = (await there.hlsFor(viewer, past.id)) ?? '';
    expect((await there.play(hls)).list).toBe(list);
    // Somewhere in the middle, without what lies before.
    const answer = await fetch(there.gate.url + hls.replace('index.m3u8', '2.m4s'));
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.equals(await s3.read(stored.find(({ file }) => file === '2.m4s')?.key ?? ''))).toBe(true);
    expect([answer.headers.get('cache-control'), answer.headers.get('content-length')]).toEqual([
      'private, no-store',
      String(bytes.length),
    ]);
  });

  test.runIf(engine === 'postgres')(
    'is clipped and played by a second gateway while the first records on',
    async () => {
      const there = await open({}, here.gate.databaseUrl);
      const { player, publisher, streamId } = await clips.live();
      const viewer = await there.gate.player({ username: 'viewer' });
      const clip = await new Clips(there).make(viewer, streamId);
      expect((await new Clips(there).play(clip.hls ?? '')).size).toBe(4);
      publisher.show(6_000);
      await clips.stored(player, 12);
      await publisher.stop();
      const past = await here.untilPast(player, streamId);
      const hls = (await there.hlsFor(viewer, past.id)) ?? '';
      expect((await there.play(hls)).segments).toBe((await here.play(past.hls ?? '')).segments);
    },
  );

  test('opens to its token alone, for an hour', async () => {
    const [one, other] = [await here.recorded(), await here.recorded()];
    const hls = (one.past.hls ?? '').replace('index.m3u8', '1.m4s');
    const token = hls.split('/')[2] ?? '';
    expect((await here.get(hls)).status).toBe(200);
    for (const path of [
      hls.replace(token, (other.past.hls ?? '').split('/')[2] ?? ''),
      hls.replace(token, token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')),
      hls.replace('1.m4s', '99.m4s'),
    ])
      expect((await here.get(path)).status).toBe(404);
    here.gate.pass(HOUR + MINUTE);
    expect((await here.get(hls)).status).toBe(404);
  });

  test('is gone at once where its streamer deletes it, and its objects within the hour', async () => {
    const { player, past } = await here.recorded();
    await player.ask(DELETE, { id: past.id });
    expect((await here.get((past.hls ?? '').replace('index.m3u8', '1.m4s'))).status).toBe(404);
    here.gate.pass(HOUR - 1);
    await drop();
    expect((await s3.keys()).length, 'somebody may still be putting them').toBe(5);
    here.gate.pass(1);
    await drop();
    expect([await s3.keys(), await rows()]).toEqual([[], []]);
  });

  test('is deleted after its days, but for what clips are made of, which goes with the last of them', async () => {
    const live = await clips.live(24);
    const viewer = await here.gate.player();
    const clip = await clips.make(viewer, live.streamId, 15);
    await live.publisher.stop();
    await here.untilPast(live.player, live.streamId);
    const expire = () => here.gate.db.transact((tx) => expireRecordings(tx, here.gate.deps.now()));
    here.gate.pass(RECORDING_KEPT - 1);
    await expire();
    await drop();
    expect((await s3.keys()).length).toBe(14);
    here.gate.pass(1);
    await expire();
    await drop();
    const again = await here.gate.enter(viewer.user);
    const films = await clips.play((await clips.read(again, clip.id))?.hls ?? '');
    expect(films.size).toBe(9);
    expect((await s3.keys()).length).toBe(9);
    await again.ask(DELETE_CLIP, { id: clip.id });
    await drop();
    expect([await s3.keys(), await rows()]).toEqual([[], []]);
  });

  test('goes with the account, also one that goes on: nothing of it is left in the bucket', async () => {
    const { player } = await here.recorded();
    const publisher = await here.publish(player);
    publisher.show(4_500);
    await until(async () => expect((await storedOf(player)).length).toBe(2));
    await player.ask('mutation ($input: CloseAccountInput!) { closeAccount(input: $input) }', {
      input: { password: PASSWORD },
    });
    publisher.show(4_500);
    await publisher.closed;
    expect(await storedOf(player)).toEqual([]);
    await here.work();
    here.gate.pass(HOUR);
    await until(async () => {
      await drop();
      expect([await s3.keys(), await rows()]).toEqual([[], []]);
    });
  });

  test('that was deleted is not written on: what is on its way then is removed', async () => {
    const { player, past } = await here.recorded();
    await player.ask(DELETE, { id: past.id });
    const late = new BucketStore(here.gate.deps).write(past.id, '9.m4s', [Buffer.from('late')], '');
    await expect(late).rejects.toThrow('The recording is gone');
    here.gate.pass(HOUR);
    await drop();
    expect([await s3.keys(), await rows()]).toEqual([[], []]);
  });
});

test('what a gateway of before has deleted, which knew nothing of the bucket, is removed within two hours', async () => {
  const [one, other] = [await here.recorded(), await here.recorded()];
  await here.gate.db.transact((tx) => deleteRecording(tx, one.past.id));
  await moveRecordings(here.gate.deps, { payload: {} } as Parameters<typeof moveRecordings>[1]);
  here.gate.pass(HOUR);
  await drop();
  expect((await rows()).map(({ recordingId }) => recordingId)).toEqual(Array(5).fill(other.past.id));
  expect((await s3.keys()).length).toBe(5);
});

describe('while S3 is away', () => {
  test('for a moment, nothing of a recording is missing, and what was put in vain is removed', async () => {
    const { player, publisher, streamId } = await clips.live();
    s3.line.cutNext('PUT', 'after');
    publisher.show(6_000);
    await clips.stored(player, 12);
    await publisher.stop();
    const past = await here.untilPast(player, streamId);
    expect(past.end).toBe('STOPPED');
    const { list } = await here.play(past.hls ?? '');
    expect(segmentsOf(list)).toEqual(segmentsOf(list).map((_, n) => `${n}.m4s`));
    here.gate.pass(HOUR);
    await drop();
    const kept = (await rows()).map(({ key }) => key);
    expect((await s3.keys()).toSorted()).toEqual(kept.toSorted());
    expect(kept.length).toBe(segmentsOf(list).length + 1);
  });

  test('or the database, of which nobody knows what it has stored, a segment is written again, and listed once', async () => {
    const { past } = await here.recorded();
    const { db } = here.gate;
    let transactions = 0;
    const transact: typeof db.transact = async (work) => {
      const answer = await db.transact(work);
      transactions++;
      if (transactions === 2) throw new Outage(new Error('the line ended'), true);
      return answer;
    };
    const store = new BucketStore({
      ...here.gate.deps,
      db: Object.assign(Object.create(db) as typeof db, { transact }),
    });
    const write = () => store.write(past.id, '4.m4s', [Buffer.from('film')], '#EXTINF:2.00000,\n4.m4s\n');
    await expect(write()).rejects.toBeInstanceOf(FilesAway);
    await write();
    expect(segmentsOf((await store.playlist(past.id)) ?? '')).toEqual([0, 1, 2, 3, 4].map((n) => `${n}.m4s`));
    expect((await s3.keys()).length).toBe(7);
    here.gate.pass(HOUR);
    await drop();
    expect((await s3.keys()).length).toBe(6);
  });

  test('and says nothing for longer than memory holds, the stream lives on, and its recording says that it was cut short', async () => {
    await ended.pop()?.();
    here = await open({ S3_WAIT_MS: '300' });
    clips = new Clips(here);
    const { player, publisher, streamId } = await clips.live();
    s3.line.freeze();
    publisher.show(30_000);
    const past = await here.untilPast(player, streamId);
    expect(past.end).toBe('CUT_SHORT');
    expect(here.gate.deps.video.figures(player.user.id)?.state).toBe('live');
    expect((await here.get((past.hls ?? '').replace('index.m3u8', '1.m4s'))).status).toBe(503);
    s3.line.thaw();
    expect((await here.play(past.hls ?? '')).segments).toBe(past.seconds / 2);
    await publisher.stop();
    expect((await here.recorded()).past.end).toBe('STOPPED');
  });
});

describe('where S3_PUBLIC_URL is set', () => {
  beforeEach(async () => {
    await ended.pop()?.();
    here = await open({ S3_PUBLIC_URL: s3.env['S3_ENDPOINT'] ?? '' });
    // The store looks at the machine's clock.
    here.gate.pass(machineNow() - here.gate.deps.now());
  });
  const fetchPart = (path: string, method = 'GET') => fetch(here.gate.url + path, { redirect: 'manual', method });

  test('whoever may watch is sent to the store for each part of a film, by an address that opens it for two minutes', async () => {
    const { past } = await here.recorded();
    const list = await fetchPart(past.hls ?? '');
    expect([list.status, list.headers.get('content-type')]).toEqual([200, 'application/vnd.apple.mpegurl']);
    const path = (past.hls ?? '').replace('index.m3u8', '1.m4s');
    const sent = await fetchPart(path);
    expect([sent.status, sent.headers.get('cache-control')]).toEqual([302, 'private, no-store']);
    const address = new URL(sent.headers.get('location') ?? '');
    expect(address.origin).toBe(s3.env['S3_ENDPOINT']);
    const film = await fetch(address);
    expect([film.status, film.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    const { key = '', sizeBytes = 0 } = (await rows()).find(({ file }) => file === '1.m4s') ?? {};
    expect(Buffer.from(await film.arrayBuffer()).equals(await s3.read(key))).toBe(true);
    const head = await fetchPart(path, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(sizeBytes)]);
    const late = await here.gate.deps.objects?.address(key, 'video/mp4', machineNow() - 2 * MINUTE - 1_000);
    expect((await fetch(late ?? '')).status).toBe(403);
    address.pathname = address.pathname.replace(key, 'films/another');
    expect((await fetch(address)).status).toBe(403);
  });

  test('nobody else is sent there, and pages may fetch from it', async () => {
    const { player, past } = await here.recorded();
    const path = (past.hls ?? '').replace('index.m3u8', '1.m4s');
    expect((await fetchPart(path.replace(/\/recordings\/[^/]+/, '/recordings/none.zzzzzz.x'))).status).toBe(404);
    await player.ask(DELETE, { id: past.id });
    expect((await fetchPart(path)).status).toBe(404);
    const policy = (await fetchPart('/streams')).headers.get('content-security-policy') ?? '';
    for (const name of ['connect-src', 'media-src'])
      expect(new RegExp(`${name} [^;]*${s3.env['S3_ENDPOINT']}`).test(policy)).toBe(true);
  });

  test('it has to be https in production, and needs the rest of what S3 is reached by', () => {
    const wrongIn = (env: Readonly<Record<string, string>>) =>
      lookAtConfig(env).wrong.filter((line) => line.startsWith('S3_'));
    const given = { ...s3.env, S3_PUBLIC_URL: 'http://films.example' };
    expect(wrongIn(given)).toEqual([]);
    expect(wrongIn({ ...given, NODE_ENV: 'production' })).toEqual([
      'S3_PUBLIC_URL: must be an https address in production',
    ]);
    expect(wrongIn({ S3_PUBLIC_URL: 'https://films.example' })).toEqual(['S3_ENDPOINT: must be set for files in S3']);
  });
});
