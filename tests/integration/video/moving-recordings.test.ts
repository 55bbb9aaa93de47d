import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { jobs } from '../../../db/jobs/job.table.ts';
import { recordingFiles } from '../../../db/video/video.table.ts';
import { staffAlerts } from '../../../db/wallet/index.ts';
import { HOUR } from '../../../domain/shared/time.ts';
import type { Deps } from '../../../gateway/kernel/deps.ts';
import { dropObjects as dropDue } from '../../../gateway/kernel/files/drop-objects.ts';
import { startGateway } from '../../../gateway/start.ts';
import { moveRecordings } from '../../../gateway/video/recordings/move-recordings.ts';
import { DUE_FILMS } from '../../../gateway/video/room.ts';
import { Clips } from '../../support/clip-steps.ts';
import { RecordingGateway } from '../../support/recording-steps.ts';
import { type S3Server, openS3Server } from '../../support/s3-server.ts';

const DELETE = 'mutation ($id: ID!) { deleteRecording(id: $id) }';

let s3: S3Server;
let here: RecordingGateway;
beforeAll(async () => {
  s3 = await openS3Server();
});
afterAll(() => s3.close());
beforeEach(async () => {
  for (const key of await s3.keys()) await s3.call('DELETE', key);
  here = await RecordingGateway.open(undefined, { env: { ...s3.env, FILE_STORE: 'database' } });
});
afterEach(() => here.close());

const tell = async (store: 'database' | 's3'): Promise<void> => {
  here = await here.reopen({ ...s3.env, FILE_STORE: store });
};
/** A recording of a little more than 24 seconds, of more files than one job moves. */
const FILES = 14;
async function recorded() {
  const live = await new Clips(here).live(24);
  await live.publisher.stop();
  await here.untilPast(live.player, live.streamId);
  return live;
}
type Recorded = Awaited<ReturnType<typeof recorded>>;
/** What a viewer who comes now is shown, byte by byte. */
async function played({ player, recordingId }: Recorded) {
  const viewer = await here.gate.enter(player.user);
  return new Clips(here).play((await here.hlsFor(viewer, recordingId)) ?? '');
}
const filesIn = ({ recordingId }: Recorded): string[] =>
  readdirSync(here.folder).includes(recordingId) ? readdirSync(join(here.folder, recordingId)).toSorted() : [];
const listIn = ({ recordingId }: Recorded) => readFileSync(join(here.folder, recordingId, 'index.m3u8'), 'utf8');
const moveSome = (deps: Deps = here.gate.deps) =>
  moveRecordings(deps, { payload: {} } as Parameters<typeof moveRecordings>[1]);
const move = async (): Promise<void> => {
  await moveSome();
  await here.work();
};
const drop = async (): Promise<void> => {
  while ((await dropDue(here.gate.deps, DUE_FILMS)) > 0);
};
const rows = () => here.gate.db.read.select().from(recordingFiles);

describe('when FILE_STORE is changed', () => {
  test('recordings go to S3 and back without a byte lost, a few files at a time, and viewers in the middle of one go on', async () => {
    const one = await recorded();
    const [before, names, list] = [await played(one), filesIn(one), listIn(one)];
    expect([before.size, names.length, await s3.keys()]).toEqual([FILES, FILES + 1, []]);

    // Of the file system, and of somebody who died over it.
    for (const place of ['lost+found', '.left-behind'])
      mkdirSync(join(here.folder, place, 'within'), { recursive: true });
    await tell('s3');
    const viewer = new Clips(here);
    const hls = (await here.hlsFor(await here.gate.enter(one.player.user), one.recordingId)) ?? '';
    expect(await viewer.play(hls)).toEqual(before);
    await moveSome();
    expect((await s3.keys()).length, 'the rest is left to the next job').toBe(10);
    expect(await viewer.play(hls)).toEqual(before);
    await here.work();
    expect([(await s3.keys()).length, readdirSync(here.folder)]).toEqual([FILES, ['lost+found']]);
    expect(await viewer.play(hls)).toEqual(before);

    await tell('database');
    const back = new Clips(here);
    expect(await back.play(hls)).toEqual(before);
    await moveSome();
    expect(filesIn(one).length).toBe(10);
    expect(await back.play(hls)).toEqual(before);
    await here.work();
    expect([filesIn(one), listIn(one)]).toEqual([names, list]);
    expect(await back.play(hls)).toEqual(before);
    await drop();
    expect((await s3.keys()).length, 'somebody may be reading them').toBe(FILES);
    here.gate.pass(HOUR);
    await drop();
    expect([await s3.keys(), await rows()]).toEqual([[], []]);
    expect(await played(one)).toEqual(before);
  });

  test('one that goes on is moved when it is over, and what is recorded meanwhile lies where it belongs', async () => {
    const clips = new Clips(here);
    const live = await clips.live();
    const deps: Deps = {
      ...here.gate.deps,
      config: { ...here.gate.deps.config, files: { ...here.gate.deps.config.files, store: 's3' } },
    };
    await moveSome(deps);
    expect([await s3.keys(), filesIn(live).length]).toEqual([[], 5]);
    await live.publisher.stop();
    await here.untilPast(live.player, live.streamId);
    await moveSome(deps);
    expect(filesIn(live)).toEqual([]);
    await tell('s3');
    const moved = (await s3.keys()).length;
    const { past } = await here.recorded(await here.gate.player({ username: 'another' }));
    expect((await s3.keys()).length).toBe(moved + 5);
    expect((await here.play(past.hls ?? '')).segments).toBe(4);
  });

  test('a move that S3 breaks off goes on where it was; a recording deleted in the midst of it leaves nothing in either place', async () => {
    const [one, other] = [await recorded(), await recorded()];
    const before = await played(other);
    await tell('s3');
    s3.line.cutNext('PUT', 'before');
    await expect(moveSome()).rejects.toThrow('S3');
    await moveSome();
    expect((await rows()).some(({ recordingId }) => recordingId === one.recordingId)).toBe(true);
    await (await here.gate.enter(one.player.user)).ask(DELETE, { id: one.recordingId });
    await here.work();
    await move();
    expect(readdirSync(here.folder)).toEqual([]);
    here.gate.pass(HOUR);
    await drop();
    expect((await rows()).map(({ recordingId }) => recordingId)).toEqual(Array(FILES).fill(other.recordingId));
    expect((await s3.keys()).length).toBe(FILES);
    expect(await played(other)).toEqual(before);

    await tell('database');
    await moveSome();
    await (await here.gate.enter(other.player.user)).ask(DELETE, { id: other.recordingId });
    await here.work();
    expect(readdirSync(here.folder)).toEqual([]);
    here.gate.pass(HOUR);
    await drop();
    expect([await s3.keys(), await rows()]).toEqual([[], []]);
  });

  test('what clips are made of moves without its recording, and they play', async () => {
    const clips = new Clips(here);
    const live = await clips.live(24);
    const viewer = await here.gate.player();
    const clip = await clips.make(viewer, live.streamId, 15);
    await live.publisher.stop();
    await here.untilPast(live.player, live.streamId);
    const shown = await clips.play(clip.hls ?? '');
    await live.player.ask(DELETE, { id: live.recordingId });
    await here.work();
    expect(filesIn(live).length).toBe(9);
    for (const store of ['s3', 'database'] as const) {
      await tell(store);
      await move();
      here.gate.pass(HOUR);
      await drop();
      expect([(await s3.keys()).length, filesIn(live).length]).toEqual(store === 's3' ? [9, 0] : [0, 9]);
      const again = await here.gate.enter(viewer.user);
      const there = new Clips(here);
      expect(await there.play((await there.read(again, clip.id))?.hls ?? '')).toEqual(shown);
    }
  });

  test('gateways that are told different things lose nothing, however they cross', async () => {
    const one = await recorded();
    const before = await played(one);
    const { deps } = here.gate;
    const told = (store: 'database' | 's3'): Deps => ({
      ...deps,
      config: { ...deps.config, files: { ...deps.config.files, store } },
    });
    for (let round = 0; round < 6; round++) {
      await Promise.all([moveSome(told('s3')), moveSome(told('database')), moveSome(told('s3'))]);
      expect(await played(one)).toEqual(before);
    }
    await here.gate.db.transact((tx) => tx.delete(jobs).where(eq(jobs.kind, 'recordings.move')));
    await tell('s3');
    await move();
    expect(readdirSync(here.folder)).toEqual([]);
    expect(await played(one)).toEqual(before);
  });

  test('a recording of which an object has changed stays where it is, staff are told once, and the others are moved', async () => {
    const [spoilt, whole] = [await recorded(), await recorded()];
    await tell('s3');
    await move();
    const key = (await rows()).find(({ recordingId }) => recordingId === spoilt.recordingId)?.key ?? '';
    await s3.spoil(key, Buffer.alloc((await s3.read(key)).length));
    await tell('database');
    await move();
    await move();
    expect(filesIn(whole).length).toBe(FILES + 1);
    expect((await rows()).some(({ recordingId }) => recordingId === spoilt.recordingId)).toBe(true);
    const alerts = await here.gate.db.read.select().from(staffAlerts);
    expect(alerts).toMatchObject([{ uniqueKey: `film:${spoilt.recordingId}` }]);
  });
});

test('a gateway does not start on recordings in S3 that it could not play or could not move', async () => {
  await tell('s3');
  await here.recorded();
  const { databaseUrl } = here.gate;
  const usual = { NODE_ENV: 'test', DATABASE_URL: databaseUrl, DEMO_DATA: 'none', PORT: '0', LOG_LEVEL: 'silent' };
  await here.leave();
  await expect(startGateway(usual)).rejects.toThrow('S3_ENDPOINT: must be set, since files lie in S3');
  const production = {
    ...usual,
    ...s3.env,
    NODE_ENV: 'production',
    PAYMENTS: 'sandbox',
    PUBLIC_URL: 'https://play.example',
    SESSION_SECRET: 'a secret of the tests alone',
    MAIL_URL: 'smtps://mail.example',
    RTMP_PORT: 'off',
  };
  await expect(startGateway(production)).rejects.toThrow('RECORDING_FOLDER: must be set, since recordings lie in S3');
  here = await RecordingGateway.open(undefined, { databaseUrl, folder: here.folder });
});
