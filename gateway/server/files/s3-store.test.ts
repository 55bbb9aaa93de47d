import { hash } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { FilesAway } from '../../kernel/files/file-store.ts';
import { S3Store } from './s3-store.ts';

const BYTES = new TextEncoder().encode('what was sent');
const SUM = hash('sha256', BYTES, 'hex');

/** A store whose server answers as it is told to. */
const opened: (() => void)[] = [];
afterEach(() => opened.splice(0).forEach((close) => close()));
async function storeWith(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  waitMs = 60_000,
  publicUrl: URL | null = null,
) {
  const server = createServer((request, response) => void request.resume().on('end', () => answer(request, response)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  opened.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const endpoint = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/behind/`);
  const key = { region: 'here', accessKeyId: 'a', secretAccessKey: 'b' };
  return new S3Store({ endpoint, publicUrl, bucket: 'files', ...key, waitMs });
}

it('puts a file under the sum of its bytes, signed, below the path of the endpoint', async () => {
  const seen: IncomingMessage[] = [];
  const store = await storeWith((request, response) => {
    seen.push(request);
    response.setHeader('Content-Length', request.method === 'HEAD' ? BYTES.length : 0).end();
  });
  await store.put('files/a b', BYTES, SUM);
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'PUT /behind/files/files/a%20b',
    'HEAD /behind/files/files/a%20b',
  ]);
  expect(seen[0]?.headers).toMatchObject({
    'x-amz-content-sha256': SUM,
    'content-length': String(BYTES.length),
    authorization: expect.stringContaining('/here/s3/aws4_request'),
  });
});

it('believes no store that keeps fewer bytes than it took', async () => {
  const store = await storeWith((request, response) => {
    response.setHeader('Content-Length', request.method === 'HEAD' ? 5 : 0).end();
  });
  await expect(store.put('a', BYTES, SUM)).rejects.toThrow(FilesAway);
});

it('takes no whole file where a stretch was asked for, nor a stretch of another length', async () => {
  const whole = await storeWith((_, response) => void response.end(BYTES));
  await expect(whole.read('a', { first: 0, last: 3 })).rejects.toThrow(FilesAway);
  const short = await storeWith((_, response) => void response.writeHead(206, { 'content-length': 2 }).end('ab'));
  await expect(short.read('a', { first: 0, last: 3 })).rejects.toThrow(FilesAway);
});

it('breaks off where the line ends, or falls silent, before all has come', async () => {
  const says = { 'content-length': BYTES.length };
  const cut = await storeWith((_, response) => {
    response.writeHead(200, says).write('what', () => response.destroy());
  });
  const silent = await storeWith((_, response) => void response.writeHead(200, says).write('what'), 200);
  for (const store of [cut, silent]) {
    const body = await store.read('a', null);
    expect(body?.sizeBytes).toBe(BYTES.length);
    if (body) await expect(buffer(body.stream)).rejects.toThrow(FilesAway);
  }
});

it('tells what is not there from a store that is away or closed to us', async () => {
  const empty = await storeWith(
    ({ url }, response) => void response.writeHead(url === '/behind/files' ? 200 : 404).end(),
  );
  expect([await empty.read('a', null), await empty.size('a')]).toEqual([null, null]);
  await empty.remove('a');
  const gone = await storeWith((_, response) => void response.writeHead(404).end());
  for (const call of [() => gone.requireBucket(), () => gone.read('a', null)])
    await expect(call()).rejects.toThrow('no such bucket');
  for (const status of [403, 500, 503, 507]) {
    const away = await storeWith((_, response) => void response.writeHead(status).end());
    const calls = [() => away.read('a', null), () => away.size('a'), () => away.remove('a')];
    for (const call of [...calls, () => away.put('a', BYTES, SUM)])
      await expect(call()).rejects.toThrow(`S3 answered ${status}`);
  }
  const mute = await storeWith(() => {}, 100);
  await expect(mute.size('a')).rejects.toThrow(FilesAway);
});

it('gives the address of a file where viewers reach it, signed for it alone and for two minutes from then on', async () => {
  const inside = await storeWith(() => {});
  expect(await inside.address('films/a b', 'video/mp4', 0)).toBeNull();
  const store = await storeWith(() => {}, undefined, new URL('https://films.example/behind/'));
  const address = await store.address('films/a b', 'video/mp4', Date.UTC(2026, 2, 2, 12));
  expect(`${address?.origin}${address?.pathname}`).toBe('https://films.example/behind/files/films/a%20b');
  const { 'X-Amz-Signature': signature = '', ...said } = Object.fromEntries(address?.searchParams ?? []);
  expect(said).toEqual({
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': 'a/20260302/here/s3/aws4_request',
    'X-Amz-Date': '20260302T120000Z',
    'X-Amz-Expires': '120',
    'X-Amz-SignedHeaders': 'host',
    'response-cache-control': 'private, no-store',
    'response-content-type': 'video/mp4',
  });
  const other = await store.address('films/b', 'video/mp4', Date.UTC(2026, 2, 2, 12));
  expect(other?.searchParams.get('X-Amz-Signature')).not.toBe(signature);
});
