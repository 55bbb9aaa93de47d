import { Agent } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engine } from '../../../db/client/kit.ts';
import { dropReplay } from '../../../db/results/replay-changes.ts';
import { partialUploads, uploadParts } from '../../../db/uploads/partial-upload.table.ts';
import { uploads } from '../../../db/uploads/upload.table.ts';
import { updateUserStanding } from '../../../db/accounts/user.queries.ts';
import { PARTIAL_BYTES_MAX, PARTIAL_UPLOADS_MAX, PART_BYTES_MIN } from '../../../domain/shared/partial-uploads.ts';
import { DAY, HOUR, MINUTE } from '../../../domain/shared/time.ts';
import { FilesAway } from '../../../gateway/kernel/files/file-store.ts';
import type { Deps } from '../../../gateway/kernel/deps.ts';
import { deleteExpired } from '../../../gateway/server/work/delete-expired.ts';
import { startGatewayProcess } from '../../support/gateway-process.ts';
import { Client } from '../../support/http-client.ts';
import { HttpGateway, PASSWORD, type SignedIn } from '../../support/http-gateway.ts';
import { machineNow } from '../../support/machine-clock.ts';
import { rawSql } from '../../support/raw-sql.ts';
import { mp4 } from '../../support/clips.ts';
import { replayed, seeReplay } from '../../support/replay-calls.ts';
import { freshDatabase } from '../../support/world.ts';
import {
  announced,
  begin,
  begun,
  codeOf,
  drop,
  measure,
  offsetOf,
  pdf,
  sendPart,
  sendRest,
  statuses,
} from '../../support/tus-calls.ts';
import { readRoom } from '../../support/personal-data.ts';

const FILE = pdf(3 * PART_BYTES_MIN);
const SUBMIT = 'mutation ($day: String!) { submitVerification(input: { addressIssuedOn: $day }) { request { id } } }';
const IDENTITY = { path: '/api/uploads/identity' };

let gate: HttpGateway;
let player: SignedIn;
const openGate = async (change?: (deps: Deps) => Partial<Deps>): Promise<void> => {
  gate = await HttpGateway.open(change && { change });
  player = await gate.player({ verification: 'unverified' });
};
beforeEach(() => openGate());
afterEach(() => gate.close());

const part = (n: number): Buffer => FILE.subarray(n * PART_BYTES_MIN, (n + 1) * PART_BYTES_MIN);
const filesOf = ({ user }: SignedIn) => gate.db.read.select().from(uploads).where(eq(uploads.ownerId, user.id));
const underWay = () => gate.db.read.select().from(partialUploads);
/** What is said of a file that is like no other. */
const another = (n: number) => announced(FILE, { sha256: String(n).padStart(64, '0') });
const parts = () => gate.db.read.select().from(uploadParts);
/** All but the last part of a file that was begun. */
async function nearlySent(who: SignedIn, said = {}): Promise<string> {
  const at = await begun(who, FILE, said);
  for (const n of [0, 1]) expect((await sendPart(who, at, n * PART_BYTES_MIN, part(n))).status).toBe(204);
  return at;
}
const finish = (who: Client, at: string) => sendPart(who, at, 2 * PART_BYTES_MIN, part(2));
const askAgain = (who: Client, at: string) => sendPart(who, at, FILE.length, Buffer.alloc(0));

describe('a file that comes by parts', () => {
  test('is the file that was sent, as if it had come whole, and no part of it is left', async () => {
    const at = await begun(player, FILE);
    const answer = await sendRest(player, at, FILE, PART_BYTES_MIN);
    expect([answer.status, answer.json]).toEqual([200, { id: expect.any(String), sizeBytes: FILE.length }]);
    expect(await filesOf(player)).toMatchObject([
      { id: (answer.json as { id: string }).id, purpose: 'evidence', contentType: 'application/pdf', bytes: FILE },
    ]);
    expect(await parts()).toEqual([]);
  });

  test('goes to a route with an id in its address', async () => {
    const [winner, loser] = [await gate.player({ cents: 500_00 }), await gate.player({ cents: 500_00 })];
    const replayId = await replayed(gate.deps, winner, loser);
    const clip = mp4(3 * PART_BYTES_MIN);
    const said = { path: `/api/replays/${replayId}/clip`, type: 'video/mp4' };
    const answer = await sendRest(winner, await begun(winner, clip, said), clip, PART_BYTES_MIN);
    expect([answer.status, answer.json]).toEqual([200, { sizeBytes: clip.length }]);
    expect((await seeReplay(winner, replayId))?.clips).toMatchObject([{ sizeBytes: clip.length }]);
  });

  test.runIf(engine === 'postgres')('comes through two gateways, whichever is asked', async () => {
    const second = await HttpGateway.open({ databaseUrl: gate.databaseUrl });
    const there = await second.enter(player.user);
    const at = await begun(player, FILE);
    expect((await sendPart(there, at, 0, part(0))).status).toBe(204);
    expect((await sendPart(player, at, PART_BYTES_MIN, part(1))).status).toBe(204);
    const racers = await Promise.all([finish(player, at), finish(there, at)]);
    expect(statuses(racers)).toEqual([200, 409]);
    expect((await filesOf(player)).map(({ bytes }) => bytes.equals(FILE))).toEqual([true]);
    await second.close();
  });

  test(
    'goes on at another gateway when one is killed between two parts',
    { timeout: 120_000, tags: ['full'] },
    async () => {
      const databaseUrl = await freshDatabase();
      const now = await HttpGateway.open({ databaseUrl, change: () => ({ now: machineNow }) });
      const sender = await now.player();
      await now.close();
      const agent = new Agent();
      const at = (url: string): Client => {
        const client = new Client(url, agent);
        const [name = '', value = ''] = sender.cookie.split('=', 2);
        client.setCookie(name, value);
        return client;
      };
      const first = await startGatewayProcess(databaseUrl);
      const upload = await begun(at(first.url), FILE);
      expect((await sendPart(at(first.url), upload, 0, part(0))).status).toBe(204);
      first.child.kill('SIGKILL');
      await first.exit;
      const second = await startGatewayProcess(databaseUrl);
      expect(await offsetOf(at(second.url), upload)).toBe(PART_BYTES_MIN);
      expect((await sendRest(at(second.url), upload, FILE, PART_BYTES_MIN)).status).toBe(200);
      second.child.kill('SIGTERM');
      await second.exit;
      agent.destroy();
    },
  );

  test('that is another than was announced is refused, whatever is asked again, and nothing is kept', async () => {
    const at = await begun(player, FILE, { sha256: '0'.repeat(64) });
    expect(codeOf(await sendRest(player, at, FILE, PART_BYTES_MIN))).toEqual([422, 'UPLOAD_DAMAGED']);
    expect(codeOf(await askAgain(player, at))).toEqual([422, 'UPLOAD_DAMAGED']);
    expect([await filesOf(player), await parts()]).toEqual([[], []]);
  });

  test('that is of another kind than was said is refused as if it had come whole', async () => {
    const file = Buffer.concat([Buffer.from('GIF89a'), FILE]);
    const answer = await sendRest(player, await begun(player, file), file, PART_BYTES_MIN);
    expect(codeOf(answer)).toEqual([415, 'FILE_UNUSABLE']);
    expect([await filesOf(player), await parts()]).toEqual([[], []]);
  });
});

describe('at the end', () => {
  test('the answer is told again to whoever asks again, and the file is there once', async () => {
    const at = await nearlySent(player);
    const first = await finish(player, at);
    expect(first.status).toBe(200);
    expect(await offsetOf(player, at)).toBe(FILE.length);
    for (let again = 0; again < 3; again++) {
      const answer = await askAgain(player, at);
      expect([answer.status, answer.json]).toEqual([200, first.json]);
    }
    expect(codeOf(await finish(player, at)), 'the part itself is not taken twice').toEqual([409, 'UPLOAD_OFFSET']);
    expect(await filesOf(player)).toHaveLength(1);
  });

  test('calls that race make one file: one hands it over, the others are told to ask again', async () => {
    await gate.close();
    let away = true;
    let open = (): void => undefined;
    const gone = new Promise<void>((resolve) => void (open = resolve));
    // The file is complete, and its handing over has to wait until all calls are here.
    await openGate(({ config }) => ({
      config: { ...config, files: { ...config.files, store: 's3' } },
      objects: {
        put: async () => {
          await gone;
          if (away) throw new FilesAway('it is away');
        },
        read: () => Promise.resolve(null),
        remove: () => Promise.resolve(),
      } as unknown as NonNullable<Deps['objects']>,
    }));
    const at = await nearlySent(player);
    const first = finish(player, at);
    const others = [];
    while (others.length < 3) {
      const answer = await askAgain(player, at);
      // Before the last part is here there is nothing to ask for.
      if (answer.status !== 409) others.push(codeOf(answer));
    }
    expect(others).toEqual(Array.from({ length: 3 }, () => [423, 'UPLOAD_ENDING']));
    expect(codeOf(await drop(player, at)), 'what is handed over cannot be dropped').toEqual([423, 'UPLOAD_ENDING']);
    open();
    expect(codeOf(await first), 'a store that is away is no answer').toEqual([503, 'FILES_UNAVAILABLE']);
    expect(await parts()).toHaveLength(3);
    away = false;
    const racers = await Promise.all(Array.from({ length: 5 }, () => askAgain(player, at)));
    expect(racers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(racers.map(({ status }) => status).filter((status) => status !== 200 && status !== 423)).toEqual([]);
    expect(await filesOf(player)).toHaveLength(1);
    expect(await parts()).toEqual([]);
  });

  test('a gateway that dies over it is followed by another after two minutes', async () => {
    const at = await nearlySent(player);
    await gate.db.transact((tx) => tx.update(partialUploads).set({ endingUntil: gate.deps.now() + 2 * MINUTE }));
    expect(codeOf(await finish(player, at))).toEqual([423, 'UPLOAD_ENDING']);
    gate.pass(2 * MINUTE);
    expect((await askAgain(player, at)).status).toBe(200);
    expect(await filesOf(player)).toHaveLength(1);
  });

  test('what has changed since it began counts: documents of a request that was sent meanwhile are refused, and nothing is kept', async () => {
    const at = await nearlySent(player, IDENTITY);
    for (const kind of ['identity', 'address'])
      await player.send({
        method: 'POST',
        path: `/api/uploads/${kind}`,
        headers: { 'content-type': 'application/pdf' },
        body: pdf(1_000),
      });
    await player.ask(SUBMIT, { day: '2026-02-20' });
    const before = await filesOf(player);
    expect(codeOf(await finish(player, at))).toEqual([409, 'VERIFICATION_PENDING']);
    expect(codeOf(await askAgain(player, at))).toEqual([409, 'VERIFICATION_PENDING']);
    expect(await filesOf(player)).toEqual(before);
    expect(await parts()).toEqual([]);
  });

  test('a clip of a replay that is gone by then is refused, and nothing is kept', async () => {
    const [winner, loser] = [await gate.player({ cents: 500_00 }), await gate.player({ cents: 500_00 })];
    const replayId = await replayed(gate.deps, winner, loser);
    const clip = mp4(3 * PART_BYTES_MIN);
    const at = await begun(winner, clip, { path: `/api/replays/${replayId}/clip`, type: 'video/mp4' });
    expect((await sendPart(winner, at, 0, clip.subarray(0, PART_BYTES_MIN))).status).toBe(204);
    await gate.db.transact((tx) => dropReplay(tx, replayId));
    expect(codeOf(await sendRest(winner, at, clip, PART_BYTES_MIN))).toEqual([404, 'NOT_FOUND']);
    expect([await filesOf(winner), await parts()]).toEqual([[], []]);
  });

  test('a suspended account is refused, and a closed one leaves nothing of what it had begun', async () => {
    const [at, other] = [await nearlySent(player), await gate.player()];
    const become = (status: 'suspended' | 'active') =>
      gate.db.transact((tx) => updateUserStanding(tx, player.user.id, { status }));
    await become('suspended');
    expect(codeOf(await finish(player, at))[0]).toBe(401);
    await become('active');
    const kept = await nearlySent(other);
    await player.ask('mutation ($input: CloseAccountInput!) { closeAccount(input: $input) }', {
      input: { password: PASSWORD },
    });
    expect(codeOf(await finish(player, at))).toEqual([401, 'UNAUTHENTICATED']);
    expect((await underWay()).map(({ ownerId }) => ownerId)).toEqual([other.user.id]);
    expect(await parts()).toHaveLength(2);
    expect((await finish(other, kept)).status).toBe(200);
  });
});

test('the same file for the same place is begun once: announced again, also at once, it goes on', async () => {
  const at = await begun(player, FILE);
  await sendPart(player, at, 0, part(0));
  const again = await Promise.all(Array.from({ length: 4 }, () => begun(player, FILE)));
  expect(new Set([at, ...again]).size).toBe(1);
  expect(await offsetOf(player, at)).toBe(PART_BYTES_MIN);
  const others = [await begun(player, FILE, IDENTITY), await begun(await gate.player(), FILE)];
  expect(new Set([at, ...others]).size).toBe(3);
  expect((await sendRest(player, at, FILE, PART_BYTES_MIN)).status).toBe(200);
  expect(await begun(player, FILE), 'what has ended is sent anew').not.toBe(at);
});

describe('an account', () => {
  test(`has ${PARTIAL_UPLOADS_MAX} files under way at the most, of which the finished and the dropped are none`, async () => {
    const first = await begun(player, FILE);
    const second = await begin(player, FILE.length, another(2));
    for (let n = 3; n <= PARTIAL_UPLOADS_MAX; n++)
      expect((await begin(player, FILE.length, another(n))).status).toBe(201);
    const full = await begin(player, FILE.length, another(6));
    expect([...codeOf(full), full.json]).toMatchObject([409, 'LIST_FULL', { data: { max: PARTIAL_UPLOADS_MAX } }]);
    expect((await sendRest(player, first, FILE, FILE.length)).status).toBe(200);
    await drop(player, String(second.headers.location));
    const racers = await Promise.all([7, 8, 9, 10].map((n) => begin(player, FILE.length, another(n))));
    expect(statuses(racers)).toEqual([201, 201, 409, 409]);
    expect((await begin(await gate.player(), FILE.length, announced(FILE))).status, 'others have their own').toBe(201);
  });

  test('has not more bytes under way than are set', async () => {
    const large = 20_000_000;
    const fits = Math.floor(PARTIAL_BYTES_MAX / large);
    expect(fits).toBeLessThan(PARTIAL_UPLOADS_MAX);
    for (let n = 0; n < fits; n++) expect((await begin(player, large, another(n))).status).toBe(201);
    expect(codeOf(await begin(player, large, another(fits)))).toEqual([409, 'LIST_FULL']);
    expect((await begin(player, PARTIAL_BYTES_MAX - fits * large, announced(FILE))).status).toBe(201);
    expect(codeOf(await begin(player, 1, announced(FILE)))).toEqual([409, 'LIST_FULL']);
  });

  test('reads in its archive what it has begun to send', async () => {
    await nearlySent(player);
    expect(await readRoom(gate.db.read, 'ground', player.user.id)).toMatchObject({
      filesUnderWay: [{ path: '/api/uploads/evidence', lengthBytes: FILE.length, offsetBytes: 2 * PART_BYTES_MIN }],
    });
  });
});

test('what is not complete after a day does not exist any more, and is dropped with the next housekeeping', async () => {
  const at = await nearlySent(player);
  gate.pass(DAY - HOUR);
  await deleteExpired(gate.deps);
  expect(await offsetOf(await gate.enter(player.user), at)).toBe(2 * PART_BYTES_MIN);
  gate.pass(HOUR);
  const last = await gate.enter(player.user);
  expect((await measure(last, at)).status).toBe(404);
  expect(codeOf(await finish(last, at))).toEqual([404, 'NOT_FOUND']);
  expect((await begin(last, PARTIAL_BYTES_MAX / 5, announced(FILE))).status, 'it counts no more').toBe(201);
  await deleteExpired(gate.deps);
  expect(await underWay()).toHaveLength(1);
  expect(await parts()).toEqual([]);
});

describe('a database that is full in the middle of a file', () => {
  const FULL = {
    sqlite: [`PRAGMA max_page_count = 1`],
    postgres: [
      `CREATE FUNCTION no_room() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'no space' USING ERRCODE = '53100'; END $$ LANGUAGE plpgsql`,
      'CREATE TRIGGER no_room BEFORE INSERT ON upload_parts FOR EACH ROW EXECUTE FUNCTION no_room()',
    ],
  }[engine];
  const ROOM = {
    sqlite: ['PRAGMA max_page_count = 1000000000'],
    postgres: ['DROP TRIGGER no_room ON upload_parts'],
  }[engine];
  const run = (texts: readonly string[]): Promise<unknown> =>
    engine === 'postgres'
      ? rawSql(gate.databaseUrl, ...texts)
      : gate.db.transact((tx) => (tx as unknown as { run(text: string): Promise<unknown> }).run(texts[0] ?? ''));

  test('takes no part, and the file goes on once there is room', async () => {
    const at = await begun(player, FILE);
    await sendPart(player, at, 0, part(0));
    await run(FULL);
    expect(codeOf(await sendPart(player, at, PART_BYTES_MIN, part(1)))).toEqual([503, 'UNAVAILABLE']);
    expect(await offsetOf(player, at)).toBe(PART_BYTES_MIN);
    await run(ROOM);
    expect((await sendRest(player, at, FILE, PART_BYTES_MIN)).status).toBe(200);
    expect((await filesOf(player)).map(({ bytes }) => bytes.equals(FILE))).toEqual([true]);
  });
});
