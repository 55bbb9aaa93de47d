import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BODY_BYTES_MAX } from '../../../gateway/kernel/http/body.ts';
import { trustedDocuments } from '../../../gateway/server/graphql/trusted.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';

const folder = mkdtempSync(join(tmpdir(), 'negotiation-'));
let gate: HttpGateway;
let player: SignedIn;
beforeAll(async () => {
  const web = join(folder, 'web');
  mkdirSync(join(web, 'assets'), { recursive: true });
  for (const [name, text] of [
    ['index.html', 'the page'],
    ['assets/app.js', 'the app'],
  ] as const) {
    writeFileSync(join(web, name), text);
    writeFileSync(join(web, `${name}.gz`), gzipSync(text));
    writeFileSync(join(web, `${name}.br`), brotliCompressSync(text));
  }
  gate = await HttpGateway.open({ buildFolder: folder });
  player = await gate.player({ cents: 100_00 });
});
afterAll(async () => {
  await gate.close();
  rmSync(folder, { recursive: true });
});

const JSON_TYPE = { 'content-type': 'application/json' };

describe('a body that is packed', () => {
  const PACKED: readonly (readonly [coding: string, pack: (text: string) => Buffer])[] = [
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['GZIP', gzipSync],
    ['deflate', deflateSync],
    ['deflate', deflateRawSync],
    ['br', brotliCompressSync],
    ['identity', Buffer.from],
    ['', Buffer.from],
  ];
  const sent = (path: string, coding: string, body: Buffer | readonly Buffer[]) =>
    player.send({ method: 'POST', path, headers: { ...JSON_TYPE, 'content-encoding': coding }, body });

  test.each(PACKED)('is read at every endpoint: %j', async (coding, pack) => {
    const asked = await sent('/graphql', coding, pack('{"query":"{ viewer { id } }"}'));
    expect(asked.json).toMatchObject({ data: { viewer: { id: player.user.id } } });
    const known = await sent('/api/auth/login', coding, pack('{"username":"nobody","password":"wrong"}'));
    expect(known.status).toBe(401);
  });

  test('in another way is answered with what is read', async () => {
    for (const path of ['/graphql', '/api/auth/login', '/oauth/token'])
      for (const coding of ['zstd', 'compress', 'gzip, br', 'aes128gcm']) {
        const answer = await sent(path, coding, Buffer.from('{}'));
        expect([answer.status, answer.headers['accept-encoding']], `${path} ${coding}`).toEqual([
          415,
          'gzip, deflate, br',
        ]);
      }
    expect((await sent('/graphql', 'zstd', Buffer.from('{}'))).text).toContain('gzip, deflate, br');
  });

  test('and is larger than allowed once it is unpacked is refused as that, and what is not so packed too', async () => {
    const zeros = ' '.repeat(BODY_BYTES_MAX + 1);
    for (const path of ['/graphql', '/api/auth/login']) {
      for (const [coding, pack] of PACKED.slice(0, 6))
        expect((await sent(path, coding, pack(zeros))).status, `${path} ${coding}`).toBe(413);
      for (const coding of ['gzip', 'deflate', 'br']) {
        const answer = await sent(path, coding, Buffer.from('{"query":"{ viewer { id } }"}'));
        expect([answer.status, answer.text.includes(`The body is not ${coding}`)], path).toEqual([400, true]);
      }
      const cut = await sent(path, 'gzip', gzipSync('{"query":"{ viewer { id } }"}').subarray(0, 20));
      expect(cut.status).toBe(400);
    }
  });
});

describe('what clients send empty when they have nothing to say', () => {
  const query = '{ viewer { id } }';
  const viewer = { data: { viewer: expect.anything() as unknown } };
  test.each([
    { operationName: '' },
    { operationName: null },
    { variables: '' },
    { extensions: '' },
    { documentId: '' },
    { documentId: null },
    { operationName: '', variables: {}, extensions: null },
  ])('is absent: %j', async (empty) => {
    expect((await player.post({ query, ...empty })).json).toMatchObject(viewer);
  });

  test.each(['operationName=', 'variables=', 'extensions=', 'documentId=', 'operationName=&variables=&extensions='])(
    'is absent in an address: %s',
    async (empty) => {
      const path = `/graphql?query=${encodeURIComponent(query)}&${empty}`;
      const answer = await player.send({ path, headers: { 'apollo-require-preflight': '1' } });
      expect(answer.json).toMatchObject(viewer);
    },
  );

  test('with a known document too', async () => {
    const known = [...trustedDocuments.values()].find(({ name }) => name === 'OpenBattles');
    const variables = { first: 5 };
    const posted = await player.post({ documentId: known?.id, operationName: '', variables, extensions: '' });
    expect(posted.status).toBe(200);
  });

  test('hides no mistake', async () => {
    expect((await player.post({ query, operationName: 'None' })).status).toBe(400);
    expect((await player.post({ query, variables: 'x' })).status).toBe(400);
    expect((await player.post({ query, variables: [] })).status).toBe(400);
  });
});

describe('what an answer is packed in and whether the reader has it, at all three doors', () => {
  const shared = [...trustedDocuments.values()].find(({ name }) => name === 'OpenBattles');
  const ENDPOINTS = {
    GraphQL: `/graphql?documentId=${shared?.id}&variables=${encodeURIComponent('{"first":20}')}`,
    REST: '/api/battles',
    'a page': '/',
    'a file': '/assets/app.js',
  };

  test.each(Object.entries(ENDPOINTS))('%s', async (name, path) => {
    const isFile = path === '/' || path.startsWith('/assets');
    const get = (headers: Readonly<Record<string, string>>) => player.send({ path, headers });
    const codingOf = async (accept: string) => {
      const { status, headers } = await get({ 'accept-encoding': accept });
      return status === 200 ? (headers['content-encoding'] ?? 'identity') : status;
    };
    expect(await codingOf('gzip')).toBe('gzip');
    expect(await codingOf('gzip;q=0')).toBe('identity');
    expect(await codingOf('gzip;q=0.0, br;q=0')).toBe('identity');
    expect(await codingOf('*')).toBe(isFile ? 'br' : 'gzip');
    expect(await codingOf('identity;q=0, gzip')).toBe('gzip');
    expect(await codingOf('identity, gzip;q=0.5')).toBe('identity');
    expect(await codingOf('br;q=0.2, gzip;q=0.3')).toBe('gzip');
    expect(await codingOf('identity;q=0')).toBe(406);
    expect(await codingOf('*;q=0')).toBe(406);
    expect(await codingOf('brotherly')).toBe('identity');

    const first = await get({});
    const etag = String(first.headers.etag);
    const strong = etag.replace('W/', '');
    for (const condition of [etag, strong, `"other", ${etag}`, `${strong},"other"`, '*']) {
      const answer = await get({ 'if-none-match': condition });
      expect([answer.status, answer.text, answer.headers.etag], `${name} ${condition}`).toEqual([304, '', etag]);
      expect(answer.headers['cache-control'], condition).toBe(first.headers['cache-control']);
      expect(answer.headers.vary, condition).toBe(first.headers.vary);
    }
    for (const condition of ['"other"', 'W/"other", "another"', '', 'nonsense']) {
      const answer = await get({ 'if-none-match': condition });
      expect([answer.status, answer.text], `${name} ${condition}`).toEqual([200, first.text]);
    }
  });
});
