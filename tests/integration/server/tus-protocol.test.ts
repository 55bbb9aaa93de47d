import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_BYTES_MAX } from '../../../domain/shared/attachments.ts';
import { PART_BYTES_MAX, PART_BYTES_MIN } from '../../../domain/shared/partial-uploads.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { WIRING } from '../../../gateway/rooms.ts';
import { nameOfRoute } from '../../../gateway/kernel/http/route.ts';
import { codesOf } from '../../../gateway/platform/index.ts';
import { HttpGateway, START, type SignedIn } from '../../support/http-gateway.ts';
import {
  TUS,
  announced,
  begin,
  begun,
  codeOf,
  drop,
  measure,
  offsetOf,
  pdf,
  sendPart,
  statuses,
} from '../../support/tus-calls.ts';

const PARTS = '/api/partial-uploads';
const FILE = pdf(3 * PART_BYTES_MIN);
const NOBODY = `${PARTS}/nobody-has-begun-this`;

let gate: HttpGateway;
let player: SignedIn;
beforeAll(async () => {
  gate = await HttpGateway.open();
});
afterAll(() => gate.close());
beforeEach(async () => {
  player = await gate.player({ verification: 'unverified' });
});

const part = (n: number): Buffer => FILE.subarray(n * PART_BYTES_MIN, (n + 1) * PART_BYTES_MIN);

describe('tus 1.0.0', () => {
  test('OPTIONS says version, extensions and the largest file', async () => {
    const { status, headers, text } = await gate.visitor().rest('OPTIONS', PARTS);
    expect({ status, text }).toEqual({ status: 204, text: '' });
    expect(headers).toMatchObject({
      'tus-resumable': '1.0.0',
      'tus-version': '1.0.0',
      'tus-extension': 'creation,expiration,termination',
      'tus-max-size': String(20 * 1_024 * 1_024),
    });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('POST answers the address of the upload and when it expires', async () => {
    const { status, headers, text } = await begin(player, FILE.length, announced(FILE));
    expect({ status, text }).toEqual({ status: 201, text: '' });
    expect(headers).toMatchObject({
      'tus-resumable': '1.0.0',
      'upload-expires': new Date(START + DAY).toUTCString(),
    });
    expect(headers.location).toMatch(/^\/api\/partial-uploads\/[\w-]{24}$/);
  });

  test('HEAD answers offset, length and what was said, and is never kept', async () => {
    const at = await begun(player, FILE);
    await sendPart(player, at, 0, part(0));
    const { status, headers } = await measure(player, at);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'tus-resumable': '1.0.0',
      'cache-control': 'no-store',
      'upload-offset': String(PART_BYTES_MIN),
      'upload-length': String(FILE.length),
      'upload-expires': new Date(START + DAY).toUTCString(),
    });
    const said = Object.fromEntries(
      String(headers['upload-metadata'])
        .split(',')
        .map((pair) => pair.split(' ', 2))
        .map(([name, value]) => [name, Buffer.from(value ?? '', 'base64').toString()]),
    );
    expect(said).toEqual(announced(FILE));
  });

  test('PATCH answers 204 and the new offset; one without bytes changes nothing', async () => {
    const at = await begun(player, FILE);
    const { status, headers, text } = await sendPart(player, at, 0, part(0));
    expect({ status, text }).toEqual({ status: 204, text: '' });
    expect(headers).toMatchObject({ 'tus-resumable': '1.0.0', 'upload-offset': String(PART_BYTES_MIN) });
    const empty = await sendPart(player, at, PART_BYTES_MIN, Buffer.alloc(0));
    expect([empty.status, empty.headers['upload-offset']]).toEqual([204, String(PART_BYTES_MIN)]);
  });

  test('DELETE leaves nothing', async () => {
    const at = await begun(player, FILE);
    await sendPart(player, at, 0, part(0));
    expect((await drop(player, at)).status).toBe(204);
    expect((await measure(player, at)).status).toBe(404);
    expect(codeOf(await sendPart(player, at, PART_BYTES_MIN, part(1)))).toEqual([404, 'NOT_FOUND']);
    expect(codeOf(await drop(player, at))).toEqual([404, 'NOT_FOUND']);
  });

  test('another version, or none, is answered 412 with ours, and nothing is done', async () => {
    const at = await begun(player, FILE);
    const before = await gate.contents();
    for (const version of [{}, { 'tus-resumable': '0.2.2' }]) {
      for (const [method, path] of [
        ['POST', PARTS],
        ['HEAD', at],
        ['DELETE', at],
      ] as const) {
        const { status, headers } = await player.rest(method, path, undefined, version);
        expect([method, status, headers['tus-version']]).toEqual([method, 412, '1.0.0']);
      }
      const type = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
      const answer = await player.send({ method: 'PATCH', path: at, headers: { ...version, ...type }, body: part(0) });
      expect([...codeOf(answer), answer.headers['tus-version']]).toEqual([412, 'BAD_REQUEST', '1.0.0']);
    }
    expect(await gate.contents()).toBe(before);
  });

  test('a part that begins elsewhere than the file ends is answered 409, and the file stays as it is', async () => {
    const at = await begun(player, FILE);
    await sendPart(player, at, 0, part(0));
    for (const [why, offset] of [
      ['again', 0],
      ['overlapping', PART_BYTES_MIN - 1],
      ['too early', 2 * PART_BYTES_MIN],
    ] as const)
      expect([why, ...codeOf(await sendPart(player, at, offset, part(1)))]).toEqual([why, 409, 'UPLOAD_OFFSET']);
    expect(await offsetOf(player, at)).toBe(PART_BYTES_MIN);
  });

  test('of parts that begin at the same byte at once, one is taken', async () => {
    const at = await begun(player, FILE);
    const answers = await Promise.all(Array.from({ length: 6 }, () => sendPart(player, at, 0, part(0))));
    expect(statuses(answers)).toEqual([204, 409, 409, 409, 409, 409]);
    expect(await offsetOf(player, at)).toBe(PART_BYTES_MIN);
  });

  test('a part that is longer than the rest of the file, or than a part may be, is answered 413', async () => {
    const at = await begun(player, FILE);
    const tooLong = Buffer.concat([FILE, Buffer.from('and more')]);
    const longer = await sendPart(player, at, 0, tooLong);
    expect([...codeOf(longer), longer.json]).toMatchObject([
      413,
      'FILE_TOO_LARGE',
      { data: { maxBytes: FILE.length } },
    ]);
    const large = await sendPart(player, at, 0, Buffer.alloc(PART_BYTES_MAX + 1));
    expect([...codeOf(large), large.json]).toMatchObject([
      413,
      'FILE_TOO_LARGE',
      { data: { maxBytes: PART_BYTES_MAX } },
    ]);
    expect(await offsetOf(player, at)).toBe(0);
  });

  test('what breaks off in the middle of a part counts for nothing', async () => {
    const at = await begun(player, FILE);
    const abort = new AbortController();
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(part(0));
      },
      pull: () => abort.abort(),
    });
    const call = fetch(gate.url + at, {
      method: 'PATCH',
      headers: {
        ...TUS,
        cookie: player.cookie,
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      body,
      duplex: 'half',
      signal: abort.signal,
    });
    await expect(call).rejects.toThrow('aborted');
    expect(await offsetOf(player, at)).toBe(0);
    expect((await sendPart(player, at, 0, part(0))).status).toBe(204);
  });

  test('a part of another type is refused before it is read, and a small one that is not the last is, too', async () => {
    const at = await begun(player, FILE);
    const typed = await player.send({
      method: 'PATCH',
      path: at,
      headers: { ...TUS, 'upload-offset': '0', 'content-type': 'application/pdf' },
      body: part(0),
    });
    expect(codeOf(typed)).toEqual([415, 'FILE_UNUSABLE']);
    const small = await sendPart(player, at, 0, part(0).subarray(1));
    expect([...codeOf(small), small.json]).toMatchObject([400, 'BAD_INPUT', { data: { minBytes: PART_BYTES_MIN } }]);
    expect(await offsetOf(player, at)).toBe(0);
  });

  test('headers that the protocol does not know so are answered 400', async () => {
    const at = await begun(player, FILE);
    const type = { 'content-type': 'application/offset+octet-stream' };
    for (const headers of [type, { ...type, 'upload-offset': '-1' }, { ...type, 'upload-offset': 'all' }]) {
      const answer = await player.send({ method: 'PATCH', path: at, headers: { ...TUS, ...headers }, body: part(0) });
      expect([headers, answer.status < 500, codeOf(answer)[1]]).toEqual([headers, true, 'BAD_REQUEST']);
    }
    const said = { 'upload-metadata': 'path !!!' };
    for (const headers of [
      {},
      { 'upload-length': '-1' },
      { 'upload-length': '1.5' },
      { 'upload-length': '10', ...said },
    ]) {
      const { status } = await player.rest('POST', PARTS, undefined, { ...TUS, ...headers });
      expect([headers, status]).toEqual([headers, 400]);
    }
    const later = await player.rest('POST', PARTS, undefined, { ...TUS, 'upload-defer-length': '1' });
    expect(later.status, 'a length that is not known yet').toBe(400);
  });
});

test('the client of those who made the protocol sends a file, and goes on with it where it was stopped', async () => {
  const options = {
    endpoint: gate.url + PARTS,
    headers: { cookie: player.cookie },
    metadata: { ...announced(FILE) },
    chunkSize: PART_BYTES_MIN,
  };
  const sent: number[] = [];
  const uploadUrl = await new Promise<string>((resolve, reject) => {
    const upload: Upload = new Upload(FILE, {
      ...options,
      onError: reject,
      onChunkComplete(_size, offset) {
        sent.push(offset);
        void upload.abort().then(() => resolve(upload.url ?? ''));
      },
    });
    upload.start();
  });
  const answer = await new Promise<string>((resolve, reject) => {
    const upload = new Upload(FILE, {
      ...options,
      uploadUrl,
      onError: reject,
      onChunkComplete: (_size, offset) => void sent.push(offset),
      onSuccess: ({ lastResponse }) => resolve(lastResponse.getBody()),
    });
    upload.start();
  });
  expect(sent).toEqual([1, 2, 3].map((n) => n * PART_BYTES_MIN));
  expect(JSON.parse(answer)).toEqual({ id: expect.any(String), sizeBytes: FILE.length });
});

describe('before a byte is sent', () => {
  test('whatever the route refuses of a whole file is refused', async () => {
    const stranger = { path: '/api/replays/none/clip', type: 'video/mp4' };
    for (const [said, size, expected] of [
      [{ type: 'text/html' }, 100, [415, 'FILE_UNUSABLE']],
      [{}, DEMO_BYTES_MAX + 1, [413, 'FILE_TOO_LARGE']],
      [{}, 10 ** 15, [413, 'FILE_TOO_LARGE']],
      [{}, 0, [400, 'BAD_INPUT']],
      [stranger, 100, [404, 'NOT_FOUND']],
      [{ path: '/api/uploads/product-picture', type: 'image/png' }, 100, [403, 'FORBIDDEN']],
      [{ path: '/api/uploads/team-logo', type: 'image/png' }, 100, [403, 'NOT_IN_A_TEAM']],
    ] as const)
      expect([said, codeOf(await begin(player, size, announced(FILE, said)))]).toEqual([said, expected]);
  });

  test('an address that takes no file of a player is refused, and so is a file of which too little or too much is said', async () => {
    for (const path of [
      '/api/feeds/cs2',
      '/api/payments/webhooks/stripe',
      '/api/uploads/none',
      PARTS,
      '/',
      '',
      '/api/replays/%E0%A4/clip',
      '/api/replays/%00/clip',
    ])
      expect([path, codeOf(await begin(player, 100, announced(FILE, { path })))]).toEqual([path, [400, 'BAD_INPUT']]);
    const { sha256: _, ...short } = announced(FILE);
    for (const said of [short, { ...announced(FILE), more: 'x' }, announced(FILE, { sha256: 'x' })])
      expect(codeOf(await begin(player, 100, said))).toEqual([400, 'BAD_INPUT']);
  });

  test('whoever is not signed in is refused, and another player’s upload does not exist', async () => {
    const at = await begun(player, FILE);
    const before = await gate.contents();
    const visitor = gate.visitor();
    expect(codeOf(await begin(visitor, 100, announced(FILE)))).toEqual([401, 'UNAUTHENTICATED']);
    expect((await measure(visitor, at)).status).toBe(401);
    expect(codeOf(await sendPart(visitor, at, 0, part(0)))).toEqual([401, 'UNAUTHENTICATED']);
    expect(codeOf(await drop(visitor, at))).toEqual([401, 'UNAUTHENTICATED']);
    const other = await gate.player();
    const known = await gate.contents();
    for (const address of [at, NOBODY]) {
      expect((await measure(other, address)).status).toBe(404);
      expect(codeOf(await sendPart(other, address, 0, part(0)))).toEqual([404, 'NOT_FOUND']);
      expect(codeOf(await drop(other, address))).toEqual([404, 'NOT_FOUND']);
    }
    expect(await gate.contents()).toBe(known);
    expect(before).not.toBe('');
    expect(await offsetOf(player, at)).toBe(0);
  });

  test('a page of another site is refused', async () => {
    const headers = { ...TUS, origin: 'https://elsewhere.example', 'upload-length': '100' };
    expect((await player.rest('POST', PARTS, undefined, headers)).status).toBe(403);
  });
});

test('whatever a route may say of a file of a player, its parts may be told', () => {
  const routes = WIRING.routes.filter(({ takesFile, calledBy, method }) => takesFile && !calledBy && method === 'POST');
  expect(routes.length).toBeGreaterThan(5);
  const told = (name: string): ReadonlySet<string> =>
    new Set(WIRING.routes.filter((route) => nameOfRoute(route) === name).flatMap((route) => [...codesOf(route)]));
  const [atBegin, atEnd] = [told('POST /api/partial-uploads'), told('PATCH /api/partial-uploads/:id')];
  for (const route of routes) {
    // Nothing is stored before the end.
    const missing = (said: ReadonlySet<string>) => [...codesOf(route)].filter((code) => !said.has(code));
    expect([route.path, missing(new Set([...atBegin, 'FILES_UNAVAILABLE'])), missing(atEnd)]).toEqual([
      route.path,
      [],
      [],
    ]);
    // Keys may not send parts; once a route is open to them, that has to be thought of.
    expect(route.scope, route.path).toBeUndefined();
  }
});
