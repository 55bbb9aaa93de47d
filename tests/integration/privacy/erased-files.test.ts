import { request } from 'node:http';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertUpload } from '../../../db/uploads/upload.queries.ts';
import { type UploadPurpose, uploads } from '../../../db/uploads/upload.table.ts';
import { rateLimits } from '../../../db/calls/call.table.ts';
import { EVIDENCE_KEPT } from '../../../domain/disputes/evidence.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { WIRING } from '../../../gateway/rooms.ts';
import { deleteExpired } from '../../../gateway/server/work/delete-expired.ts';
import { report, startedBattle } from '../../support/battle-operations.ts';
import { HttpGateway, PASSWORD, type SignedIn } from '../../support/http-gateway.ts';
import { until } from '../../support/until.ts';

const UPLOAD_PURPOSES = [...WIRING.purposes];
const CLOSE = 'mutation ($input: CloseAccountInput!) { closeAccount(input: $input) }';
const SUBMIT = `mutation ($input: SubmitDisputeInput!) { submitDispute(input: $input) {
  id evidence { fileUrl fileSha256 } } }`;

let gate: HttpGateway;
/** Good for every purpose. */
let picture: Buffer;
beforeAll(async () => {
  picture = await sharp({ create: { width: 1280, height: 720, channels: 3, background: '#c83c14' } })
    .png()
    .toBuffer();
  gate = await HttpGateway.open();
});
afterAll(() => gate.close());

const close = (player: SignedIn) => player.ask(CLOSE, { input: { password: PASSWORD } });
const filesOf = async ({ user }: SignedIn) => {
  const rows = await gate.db.read.select().from(uploads).where(eq(uploads.ownerId, user.id)).orderBy(uploads.id);
  return rows.map(({ id, bytes }) => [id, bytes.toString()] as const);
};
const idOf = ({ user }: SignedIn, purpose: UploadPurpose) => `file-of-${purpose}-${user.id}`;

/** A file of each purpose that is used, and one of each that waits to be sent. */
const fill = (player: SignedIn) =>
  gate.db.transact(async (tx) => {
    const ownerId = player.user.id;
    const createdAt = gate.deps.now();
    const rest = { ownerId, contentType: 'image/webp', name: 'file', createdAt };
    for (const purpose of UPLOAD_PURPOSES) {
      const id = idOf(player, purpose);
      const placed = { bytes: Buffer.from(`${purpose} of ${ownerId}`), object: null };
      await insertUpload(tx, { ...rest, id, purpose, ...placed, expiresAt: null });
      await insertUpload(tx, { ...rest, id: `${id}-unsent`, purpose, ...placed, expiresAt: createdAt + DAY });
    }
  });

it('every purpose of a file is claimed with what becomes of it, and evidence alone outlives an account (SE-07)', () => {
  expect([...WIRING.keptPurposes]).toEqual(['evidence']);
  expect([...WIRING.publicPurposes].toSorted()).toEqual([
    'application-logo',
    'avatar',
    'product-picture',
    'stream-thumbnail',
    'team-logo',
  ]);
});

it('no file of a closed account is left or fetched but what it showed in a dispute, that is gone after a year, and those of others stay as they are (SE-07)', async () => {
  const [leaving, staying] = [await gate.player(), await gate.player()];
  await fill(leaving);
  await fill(staying);
  const before = await filesOf(staying);
  const fetched = (player: SignedIn) =>
    Promise.all(
      UPLOAD_PURPOSES.map(async (one) => (await staying.rest('GET', `/media/${idOf(player, one)}`)).status === 200),
    );
  const isPublic = UPLOAD_PURPOSES.map((one) => WIRING.publicPurposes.has(one));
  expect(await fetched(leaving)).toEqual(isPublic);
  await close(leaving);
  expect(await filesOf(leaving)).toEqual([[idOf(leaving, 'evidence'), `evidence of ${leaving.user.id}`]]);
  expect(await fetched(leaving)).toEqual(UPLOAD_PURPOSES.map(() => false));
  expect(await fetched(staying)).toEqual(isPublic);
  expect(await filesOf(staying)).toEqual(before);
  gate.pass(EVIDENCE_KEPT - 1);
  await deleteExpired(gate.deps);
  expect(await filesOf(leaving)).toHaveLength(1);
  gate.pass(1);
  // Whoever dies before the end of the transaction leaves it to the next; a second time does nothing more.
  const died = gate.db.transact(async (tx) => {
    for (const expire of gate.deps.wiring.expires) await expire(tx, gate.deps.now());
    throw new Error('killed');
  });
  await expect(died).rejects.toThrow('killed');
  expect(await filesOf(leaving)).toHaveLength(1);
  for (let time = 0; time < 2; time++) {
    await deleteExpired(gate.deps);
    expect(await filesOf(leaving)).toEqual([]);
    expect(await filesOf(staying)).toEqual(before.filter(([id]) => !id.endsWith('unsent')));
  }
});

it('a moderator and the other side see what somebody showed who has closed the account, and its fingerprint when it is gone (SE-07, HE-05)', async () => {
  const [winner, loser] = [await gate.player({ cents: 52_50 }), await gate.player({ cents: 52_50 })];
  const moderator = await gate.player({ role: 'moderator' });
  const subjectId = await startedBattle(winner, loser);
  await report(winner, subjectId, 'WON');
  await report(loser, subjectId, 'LOST');
  const sent = await loser.send({
    method: 'POST',
    path: '/api/uploads/evidence',
    headers: { 'content-type': 'image/png' },
    body: picture,
  });
  const fileIds = [(sent.json as { id: string }).id];
  const input = { subjectId, type: 'CHEATING', description: 'The aim is not human.', fileIds };
  const { submitDispute } = await loser.ask<{
    submitDispute: { id: string; evidence: { fileUrl: string; fileSha256: string }[] };
  }>(SUBMIT, { input });
  const [piece] = submitDispute.evidence;
  const path = piece?.fileUrl ?? '';
  await close(loser);
  for (const reader of [winner, moderator]) expect((await reader.rest('GET', path)).status).toBe(200);
  expect((await (await gate.player()).rest('GET', path)).status).toBe(404);
  expect((await loser.rest('GET', path)).status).toBe(401);
  gate.pass(EVIDENCE_KEPT);
  await deleteExpired(gate.deps);
  const later = await gate.enter(moderator.user);
  expect((await later.rest('GET', path)).status).toBe(404);
  const CASE = 'query ($id: ID!) { dispute(id: $id) { evidence { fileSha256 } } }';
  const { dispute } = await later.ask<{ dispute: { evidence: unknown } }>(CASE, { id: submitDispute.id });
  expect(dispute.evidence).toEqual([{ fileSha256: piece?.fileSha256 }]);
});

describe.each(['evidence', 'ticket', 'stream-thumbnail', 'avatar', 'identity', 'address'])(
  'a file for %s that is still on its way',
  (purpose) => {
    it('when its account is closed is not kept (SE-07)', async () => {
      const player = await gate.player({ verification: 'unverified' });
      const answered = new Promise<number>((resolve, reject) => {
        const call = request(`${gate.url}/api/uploads/${purpose}`, {
          method: 'POST',
          headers: { cookie: player.cookie, 'content-type': 'image/png', 'content-length': String(picture.length) },
        });
        call.on('response', (response) => {
          response.resume();
          response.on('end', () => resolve(response.statusCode ?? 0));
        });
        call.on('error', reject);
        call.write(picture.subarray(0, 8));
        // Counted when it was let in, before a byte of it is read.
        const isLetIn = async () => {
          const keys = (await gate.db.read.select({ key: rateLimits.key }).from(rateLimits)).map(({ key }) => key);
          expect(keys.some((key) => key.endsWith(`:account:${player.user.id}`))).toBe(true);
        };
        until(isLetIn)
          .then(() => close(player))
          .then(() => call.end(picture.subarray(8)), reject);
      });
      expect(await answered).toBe(401);
      expect(await filesOf(player)).toEqual([]);
    });
  },
);
