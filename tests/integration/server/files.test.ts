import { hash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobs } from '../../../db/jobs/job.table.ts';
import { insertUpload } from '../../../db/uploads/upload.queries.ts';
import { fileObjects, uploads } from '../../../db/uploads/upload.table.ts';
import { staffAlerts } from '../../../db/wallet/index.ts';
import { HOUR, MINUTE } from '../../../domain/shared/time.ts';
import { takeFiles } from '../../../gateway/disputes/evidence/evidence-files.ts';
import { FilesAway } from '../../../gateway/kernel/files/file-store.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { placeFile } from '../../../gateway/kernel/files/place-file.ts';
import { dropObjects as dropDue } from '../../../gateway/kernel/files/drop-objects.ts';
import { DUE_FILES } from '../../../gateway/server/ground.ts';
import { moveFiles } from '../../../gateway/server/files/move-files.ts';
import { workOnce } from '../../../gateway/server/work/work-jobs.ts';
import { startGateway } from '../../../gateway/start.ts';
import { mp4 } from '../../support/clips.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { replayed, seeReplay } from '../../support/replay-calls.ts';
import { type S3Server, openS3Server } from '../../support/s3-server.ts';

const PDF = Buffer.from('%PDF-1.7 what a player has to show');

let s3: S3Server;
beforeAll(async () => {
  s3 = await openS3Server();
});
afterAll(() => s3.close());

let gate: HttpGateway;
let player: SignedIn;
type Env = Readonly<Record<string, string>>;
const openGate = async (
  store: 'database' | 's3',
  databaseUrl?: string,
  waitMs = 60_000,
  more: Env = {},
): Promise<void> => {
  const env = { ...s3.env, FILE_STORE: store, S3_WAIT_MS: String(waitMs), ...more };
  gate = await HttpGateway.open({ env, ...(databaseUrl && { databaseUrl }) });
};
/** The same database under a gateway that was told otherwise. */
const reopen = async (store: 'database' | 's3', waitMs?: number, more?: Env): Promise<void> => {
  const { databaseUrl } = gate;
  await gate.close();
  await openGate(store, databaseUrl, waitMs, more);
  player = await gate.enter(player.user);
};
beforeEach(async () => {
  for (const key of await s3.keys()) await s3.call('DELETE', key);
  await openGate('s3');
  player = await gate.player({ cents: 500_00, verification: 'unverified' });
});
afterEach(() => gate.close());

const send = (who: SignedIn, path: string, body: Buffer, type: string) =>
  who.send({ method: 'POST', path, headers: { 'content-type': type }, body });
const sendPdf = async (): Promise<string> => {
  const answer = await send(player, '/api/uploads/evidence', PDF, 'application/pdf');
  expect(answer.status, answer.text).toBe(200);
  return (answer.json as { id: string }).id;
};
const codeOf = ({ status, json }: { status: number; json: unknown }) => [status, (json as { code?: string }).code];
const files = () => gate.db.read.select().from(uploads).orderBy(uploads.id);
/** Of each file all that is stored of it, with the sum of its bytes in their place. */
const summed = async () =>
  (await files()).map(({ bytes, ...file }) => ({ ...file, sha256: hash('sha256', bytes, 'hex') }));
const objects = () => gate.db.read.select().from(fileObjects).orderBy(fileObjects.key);
const uploadOf = async (id: string) =>
  (await gate.db.read.select().from(fileObjects).where(eq(fileObjects.uploadId, id)))[0]?.key ?? '';
const avatar = () =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
const sendAvatar = async () => {
  const answer = await send(player, '/api/uploads/avatar', await avatar(), 'image/png');
  expect(answer.status, answer.text).toBe(200);
  return (answer.json as { avatarUrl: string }).avatarUrl;
};
/** A clip of several slices beside a replay, and where it is watched. */
const sendClip = async (bytes: Buffer): Promise<string> => {
  const id = await replayed(gate.deps, player, await gate.player({ username: 'rival', cents: 500_00 }));
  const answer = await send(player, `/api/replays/${id}/clip`, bytes, 'video/mp4');
  expect(answer.status, answer.text).toBe(200);
  return (await seeReplay(player, id))?.clips[0]?.url ?? '';
};
async function watch(path: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(gate.url + path, { headers: { cookie: player.cookie, ...headers } });
  return {
    status: response.status,
    length: response.headers.get('content-length'),
    range: response.headers.get('content-range'),
    retryAfter: response.headers.get('retry-after'),
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}
const dropObjects = () => dropDue(gate.deps, DUE_FILES);
const work = async (): Promise<void> => {
  while (await workOnce(gate.deps, openLog('silent')));
};
const move = async (): Promise<void> => {
  await moveFiles(gate.deps, { payload: {} } as Parameters<typeof moveFiles>[1]);
  await work();
};

describe('where FILE_STORE says s3, a file', () => {
  it('lies in S3 alone, with its length and sum in the database', async () => {
    const id = await sendPdf();
    const [file] = await files();
    expect(file).toMatchObject({ id, bytes: Buffer.alloc(0) });
    const [object] = await objects();
    expect(object).toMatchObject({ uploadId: id, sizeBytes: PDF.length, sha256: hash('sha256', PDF, 'hex') });
    const key = object?.key ?? '';
    expect(await s3.keys()).toEqual([key]);
    expect((await s3.read(key)).equals(PDF)).toBe(true);
  });

  it('is shown by the gateway as before: pictures to everybody, clips whole and by range to those who may see them', async () => {
    const url = await sendAvatar();
    const picture = await watch(url);
    expect([picture.status, (await sharp(picture.bytes).metadata()).width]).toEqual([200, 256]);
    expect((await fetch(gate.url + url, { method: 'HEAD' })).headers.get('content-length')).toBe(picture.length);

    const bytes = mp4(5_000_000);
    const clip = await sendClip(bytes);
    expect((await watch(clip)).bytes.equals(bytes)).toBe(true);
    const part = await watch(clip, { range: 'bytes=1000-4000999' });
    expect([part.status, part.range]).toEqual([206, `bytes 1000-4000999/${bytes.length}`]);
    expect(part.bytes.equals(bytes.subarray(1_000, 4_001_000))).toBe(true);
    expect((await fetch(gate.url + clip)).status).toBe(404);
  });

  it('becomes evidence with the sum of what came in', async () => {
    const id = await sendPdf();
    const taken = await gate.db.transact((tx) => takeFiles(tx, player.user.id, [id]));
    expect(taken).toEqual([{ uploadId: id, sha256: hash('sha256', PDF, 'hex') }]);
  });

  it('that is the archive of the own data is downloaded with the length that the list says', async () => {
    const LIST = '{ dataExports { id sizeBytes } }';
    await player.ask('mutation { requestDataExport { id } }');
    await work();
    const [made] = (await player.ask<{ dataExports: { id: string; sizeBytes: number }[] }>(LIST)).dataExports;
    const answer = await player.send({ method: 'GET', path: `/api/account/exports/${made?.id}` });
    expect([answer.status, Buffer.byteLength(answer.text)]).toEqual([200, made?.sizeBytes]);
    expect(answer.json).toMatchObject({ madeAt: gate.deps.now() });
    expect((await s3.keys()).length).toBe(1);
  });

  it('that is deleted leaves no object behind, and what replaces it stays', async () => {
    await sendAvatar();
    const [first] = await s3.keys();
    gate.pass(2 * HOUR);
    player = await gate.enter(player.user);
    const url = await sendAvatar();
    expect((await s3.keys()).length).toBe(2);
    expect(await dropObjects()).toBe(1);
    expect(await s3.keys()).not.toContain(first);
    expect((await watch(url)).status).toBe(200);
    expect(await dropObjects()).toBe(0);
  });
});

describe('while S3 is away', () => {
  it('and cuts the line, a file is refused with a code that says to try again, and nothing of it is stored', async () => {
    await sendAvatar();
    const before = await files();
    s3.line.cutNext('PUT', 'before');
    const answer = await send(player, '/api/uploads/evidence', PDF, 'application/pdf');
    expect(codeOf(answer)).toEqual([503, 'FILES_UNAVAILABLE']);
    expect(answer.headers['retry-after']).toBe('1');
    expect(await files()).toEqual(before);
    await sendPdf();
  });

  it('and says nothing, files are neither taken nor shown for longer than S3_WAIT_MS, and are afterwards', async () => {
    const url = await sendAvatar();
    const before = await files();
    await reopen('s3', 200);
    s3.line.freeze();
    expect(codeOf(await send(player, '/api/uploads/evidence', PDF, 'application/pdf'))).toEqual([
      503,
      'FILES_UNAVAILABLE',
    ]);
    const { status, retryAfter } = await watch(url);
    expect([status, retryAfter]).toEqual([503, '1']);
    expect(await files()).toEqual(before);
    s3.line.thaw();
    await reopen('s3');
    await sendPdf();
    expect((await watch(url)).status).toBe(200);
  });

  it('an object that cannot be removed waits and is removed later', async () => {
    await placeFile(gate.deps, PDF);
    gate.pass(HOUR);
    s3.line.cutNext('DELETE', 'before');
    await expect(dropObjects()).rejects.toThrow('DELETE');
    expect(await dropObjects(), 'not at once').toBe(0);
    gate.pass(10 * MINUTE);
    expect(await dropObjects()).toBe(1);
    expect([await s3.keys(), await objects()]).toEqual([[], []]);
  });
});

describe('an object that no file has', () => {
  it('is left by whoever dies between object and file, stays for an hour, and is removed then', async () => {
    const kept = await sendPdf();
    await placeFile(gate.deps, PDF);
    gate.pass(HOUR - 1);
    expect(await dropObjects()).toBe(0);
    gate.pass(1);
    expect(await dropObjects()).toBe(1);
    expect(await s3.keys()).toEqual([await uploadOf(kept)]);
  });

  it('is taken by no file any more shortly before it may be removed', async () => {
    const placed = await placeFile(gate.deps, PDF);
    gate.pass(31 * MINUTE);
    const file = { id: 'too-late', ownerId: player.user.id, purpose: 'ticket', name: 'a', contentType: 'a/b' } as const;
    const stored = gate.db.transact((tx) =>
      insertUpload(tx, { ...file, ...placed, createdAt: gate.deps.now(), expiresAt: null }),
    );
    await expect(stored).rejects.toMatchObject({ refusal: { code: 'FILES_UNAVAILABLE' } });
    expect(await files()).toEqual([]);
  });
});

describe('when FILE_STORE is changed', () => {
  it('files go to S3 and back without a byte lost, a few at a time, and are read all the while', async () => {
    await reopen('database');
    for (let n = 0; n < 12; n++) await sendPdf();
    const bytes = mp4(3_000_000);
    const clip = await sendClip(bytes);
    const before = await summed();
    expect([before.length, await s3.keys()]).toEqual([13, []]);

    await reopen('s3');
    expect((await watch(clip)).bytes.equals(bytes)).toBe(true);
    await moveFiles(gate.deps, { payload: {} } as Parameters<typeof moveFiles>[1]);
    expect((await s3.keys()).length, 'the rest is left to the next job').toBe(10);
    expect((await watch(clip)).bytes.equals(bytes)).toBe(true);
    await work();
    expect((await s3.keys()).length).toBe(13);
    expect((await files()).every((file) => file.bytes.length === 0)).toBe(true);
    expect((await watch(clip)).bytes.equals(bytes)).toBe(true);

    await reopen('database');
    expect((await watch(clip)).bytes.equals(bytes)).toBe(true);
    await move();
    expect(await summed()).toEqual(before);
    expect((await watch(clip)).bytes.equals(bytes)).toBe(true);
    expect(await dropObjects(), 'somebody may be reading them').toBe(0);
    gate.pass(HOUR);
    expect(await dropObjects()).toBe(13);
    expect(await s3.keys()).toEqual([]);
  });

  it('a move that S3 breaks off goes on where it was, and a file that went meanwhile stays gone', async () => {
    await reopen('database');
    await sendPdf();
    await reopen('s3');
    s3.line.cutNext('PUT', 'before');
    await expect(moveFiles(gate.deps, { payload: {} } as Parameters<typeof moveFiles>[1])).rejects.toThrow('S3');
    const [file] = await files();
    expect(file?.bytes.equals(PDF)).toBe(true);
    await move();
    const [moved] = await files();
    expect(moved?.bytes.length).toBe(0);
    await gate.db.transact((tx) => tx.delete(uploads));
    await move();
    gate.pass(2 * HOUR);
    await dropObjects();
    expect([await files(), await objects(), await s3.keys()]).toEqual([[], [], []]);
  });

  it('an object whose bytes have changed stays where it is, staff are told, and the others are moved', async () => {
    const [spoilt, whole] = [await sendPdf(), await sendPdf()];
    await s3.spoil(await uploadOf(spoilt), Buffer.from(PDF.toString().toUpperCase()));
    await reopen('database');
    await move();
    expect(await uploadOf(whole)).toBe('');
    expect(await uploadOf(spoilt)).not.toBe('');
    const alerts = await gate.db.read.select().from(staffAlerts);
    expect(alerts).toMatchObject([{ uniqueKey: `file:${spoilt}` }]);
    expect(await gate.db.read.select().from(jobs).where(eq(jobs.kind, 'files.move'))).toEqual([]);
  });

  it('an object that is gone, or of another length, stays where it is, staff are told once, and the others are moved', async () => {
    const [gone, longer, whole] = [await sendPdf(), await sendPdf(), await sendPdf()];
    const [goneKey, longerKey] = [await uploadOf(gone), await uploadOf(longer)];
    await s3.call('DELETE', goneKey);
    await s3.spoil(longerKey, Buffer.concat([PDF, PDF]));
    await reopen('database');
    await move();
    await move();
    expect([await uploadOf(gone), await uploadOf(longer), await uploadOf(whole)]).toEqual([goneKey, longerKey, '']);
    const alerts = await gate.db.read.select().from(staffAlerts);
    expect(alerts).toHaveLength(2);
    expect(Object.fromEntries(alerts.map(({ uniqueKey, message }) => [uniqueKey, message]))).toEqual({
      [`file:${gone}`]: `there is no object ${goneKey} in S3; it was not moved`,
      [`file:${longer}`]: `the bytes of ${longerKey} in S3 are not those that were stored; it was not moved`,
    });
    expect(await gate.db.read.select().from(jobs).where(eq(jobs.kind, 'files.move'))).toEqual([]);
  });

  it.each([
    ['cuts the line', {}, () => s3.line.cutNext('GET', 'before')],
    ['has no such bucket', { S3_BUCKET: 'another-bucket' }, () => {}],
  ])(
    'where S3 %s, nothing is moved, staff are told nothing, and the move is tried again',
    async (_how, more, hinder) => {
      const id = await sendPdf();
      const key = await uploadOf(id);
      await reopen('database', undefined, more);
      hinder();
      await expect(moveFiles(gate.deps, { payload: {} } as Parameters<typeof moveFiles>[1])).rejects.toThrow(FilesAway);
      expect(await uploadOf(id)).toBe(key);
      expect(await gate.db.read.select().from(staffAlerts)).toEqual([]);
      await reopen('database');
      await move();
      expect(await uploadOf(id)).toBe('');
    },
  );

  it('a gateway that is not told of S3 does not start on files that lie there', async () => {
    await sendPdf();
    const { databaseUrl } = gate;
    await gate.close();
    const start = startGateway({
      NODE_ENV: 'test',
      DATABASE_URL: databaseUrl,
      DEMO_DATA: 'none',
      PORT: '0',
      LOG_LEVEL: 'silent',
    });
    await expect(start).rejects.toThrow('S3_ENDPOINT: must be set, since files lie in S3');
    await openGate('s3', databaseUrl);
  });
});
