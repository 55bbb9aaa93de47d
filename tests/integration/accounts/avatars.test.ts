import { deflateSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploads } from '../../../db/uploads/upload.table.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import type { Answer } from '../../support/http-client.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open();
});
afterAll(() => gate.close());

const FIVE_MEGABYTES = 5 * 1024 * 1024;
const picture = (width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 60, b: 20 } } });
const put = (
  player: Pick<SignedIn, 'send'>,
  body: Buffer | readonly Buffer[],
  type = 'image/png',
  headers: Readonly<Record<string, string>> = {},
) => player.send({ method: 'POST', path: '/api/uploads/avatar', headers: { 'content-type': type, ...headers }, body });
const urlIn = ({ json }: Answer) => (json as { avatarUrl: string }).avatarUrl;
const stored = ({ user }: SignedIn) => gate.db.read.select().from(uploads).where(eq(uploads.ownerId, user.id));
const seen = async (player: SignedIn) =>
  (await player.ask<{ viewer: { avatarUrl: string | null } }>('{ viewer { avatarUrl } }')).viewer.avatarUrl;

/** The bytes behind a public address. */
async function fetchPicture(path: string): Promise<Buffer> {
  const response = await fetch(gate.url + path);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

const chunk = (kind: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length);
  body.copy(out, 4);
  out.writeUInt32BE(crc(body), body.length + 4);
  return out;
};
const crc = (bytes: Buffer): number => {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return (rest ^ 0xffffffff) >>> 0;
};

/** A PNG of a few kilobytes that claims, and mostly holds, so many black pixels. */
function blackPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * Math.min(height, 4_000)));
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([magic, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

describe('an uploaded picture', () => {
  test('is drawn anew as a square WebP, shown to everybody, and never changes under its address', async () => {
    for (const [type, bytes] of [
      ['image/png', await picture().png().toBuffer()],
      ['image/jpeg', await picture(50, 900).jpeg().toBuffer()],
      ['image/webp', await picture(2_000, 10).webp().toBuffer()],
    ] as const) {
      const player = await gate.player();
      const answer = await put(player, bytes, type);
      expect(answer.status, answer.text).toBe(200);
      const url = urlIn(answer);
      expect(url).toMatch(/^\/media\/[\w-]{24}$/);
      expect(await seen(player)).toBe(url);
      const visitor = await gate.visitor().send({ path: url });
      expect(visitor.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      expect(await sharp(await fetchPicture(url)).metadata()).toMatchObject({
        format: 'webp',
        width: 256,
        height: 256,
      });
      const other = await gate.player();
      const query = `{ player(username: "${player.user.username}") { avatarUrl } }`;
      expect(await other.ask(query)).toEqual({ player: { avatarUrl: url } });
    }
  });

  test('takes the place of the one before, which is gone, and can be taken away', async () => {
    const player = await gate.player();
    const bytes = await picture().png().toBuffer();
    const first = urlIn(await put(player, bytes));
    const second = urlIn(await put(player, bytes));
    expect(second).not.toBe(first);
    expect((await gate.visitor().send({ path: first })).status).toBe(404);
    expect(await stored(player)).toHaveLength(1);
    const removed = await player.rest('DELETE', '/api/uploads/avatar');
    expect({ status: removed.status, json: removed.json }).toEqual({ status: 200, json: { avatarUrl: null } });
    expect((await gate.visitor().send({ path: second })).status).toBe(404);
    expect(await seen(player)).toBeNull();
    expect(await stored(player)).toEqual([]);
    expect((await player.rest('DELETE', '/api/uploads/avatar')).status).toBe(200);
  });

  test('of one player stays when another one uploads and removes', async () => {
    const [one, other] = [await gate.player(), await gate.player()];
    const bytes = await picture().png().toBuffer();
    const url = urlIn(await put(one, bytes));
    await put(other, bytes);
    await other.rest('DELETE', '/api/uploads/avatar');
    expect(await seen(one)).toBe(url);
    expect((await gate.visitor().send({ path: url })).status).toBe(200);
  });

  test('loses everything but its pixels: place, camera, comments, and what hides behind them', async () => {
    const player = await gate.player();
    const photo = await picture()
      .withExif({ IFD0: { Copyright: 'SECRET-OWNER' }, IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SECRET-PLACE</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect(photo.toString('latin1')).toContain('SECRET-OWNER');
    const polyglot = Buffer.concat([photo, Buffer.from('<script>SECRET-SCRIPT</script>PK\u0003\u0004')]);
    const url = urlIn(await put(player, polyglot, 'image/jpeg'));
    const bytes = await fetchPicture(url);
    expect(bytes.toString('latin1')).not.toMatch(/SECRET-(OWNER|PLACE|SCRIPT)/);
    const { exif, xmp, icc, iptc } = await sharp(bytes).metadata();
    expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('stands upright when the camera lay on its side', async () => {
    const player = await gate.player();
    const half = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#ffffff' } })
      .png()
      .toBuffer();
    const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#000000' } })
      .composite([{ input: half, top: 0, left: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { data, info } = await sharp(await fetchPicture(urlIn(await put(player, photo, 'image/jpeg'))))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const lightness = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? -1;
    expect(lightness(240, 128)).toBeGreaterThan(200);
    expect(lightness(15, 128)).toBeLessThan(50);
  });

  test('is its first frame when it moves', async () => {
    const player = await gate.player();
    const frames = Buffer.concat(
      ['#ff0000', '#00ff00'].map((colour) => Buffer.alloc(64 * 64 * 3, Buffer.from(colour.slice(1), 'hex'))),
    );
    const moving = await sharp(frames, { raw: { width: 64, height: 128, channels: 3, pageHeight: 64 } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const kept = await fetchPicture(urlIn(await put(player, moving, 'image/webp')));
    expect((await sharp(kept).metadata()).pages ?? 1).toBe(1);
    const { dominant } = await sharp(kept).stats();
    expect(dominant.r).toBeGreaterThan(200);
  });
});

describe('refused', () => {
  test('is what is no PNG, JPEG or WebP, by its name or by its bytes', async () => {
    const player = await gate.player();
    const png = await picture().png().toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const before = await gate.contents();
    for (const [bytes, type] of [
      [png, 'image/svg+xml'],
      [png, 'text/html'],
      [png, 'application/octet-stream'],
      [png, 'multipart/form-data; boundary=x'],
      [svg, 'image/png'],
      [await picture().gif().toBuffer(), 'image/png'],
      [await picture().avif().toBuffer(), 'image/webp'],
      [await picture().tiff().toBuffer(), 'image/jpeg'],
      [Buffer.from('<!doctype html>'), 'image/png'],
      [Buffer.alloc(0), 'image/png'],
      [png.subarray(0, png.length / 2), 'image/png'],
      [png.subarray(0, 8), 'image/png'],
      [Buffer.from('RIFF\u0000\u0000\u0000\u0000WEBPVP8 '), 'image/webp'],
    ] as const) {
      const answer = await put(player, bytes, type);
      expect({ status: answer.status, json: answer.json }, `${type} ${bytes.length}`).toMatchObject({
        status: 415,
        json: { code: 'FILE_UNUSABLE' },
      });
    }
    expect(await gate.contents()).toBe(before);
  });

  test('is what is larger than 5 MB by a single byte, whether it says so or not', async () => {
    const player = await gate.player();
    const png = await picture().png().toBuffer();
    const filled = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)]);
    expect((await put(player, filled(FIVE_MEGABYTES))).status).toBe(200);
    const before = await gate.contents();
    const whole = filled(FIVE_MEGABYTES + 1);
    const chunks = Array.from({ length: 6 }, (_, n) => whole.subarray(n * 1024 * 1024, (n + 1) * 1024 * 1024));
    for (const body of [whole, chunks]) {
      const answer = await put(player, body);
      expect({ status: answer.status, json: answer.json }).toMatchObject({
        status: 413,
        json: { code: 'FILE_TOO_LARGE', data: { maxBytes: FIVE_MEGABYTES } },
      });
    }
    expect(await gate.contents()).toBe(before);
  });

  test('is a small file that unpacks into more pixels than any camera has', async () => {
    const player = await gate.player();
    const bomb = blackPng(30_000, 30_000);
    expect(bomb.length).toBeLessThan(50_000);
    // Unpacked it would be 2.7 GB.
    const used = process.memoryUsage().rss;
    expect((await put(player, bomb)).json).toMatchObject({ code: 'FILE_UNUSABLE' });
    expect(process.memoryUsage().rss - used).toBeLessThan(1_000_000_000);
    expect(await stored(player)).toEqual([]);
  });

  test('is whoever is not signed in, another site, and the twenty-first picture of a quarter of an hour', async () => {
    const png = await picture(20, 20).png().toBuffer();
    expect((await put(gate.visitor(), png)).status).toBe(401);
    expect((await gate.visitor().rest('DELETE', '/api/uploads/avatar')).status).toBe(401);
    const player = await gate.player();
    expect((await put(player, png, 'image/png', { origin: 'https://evil.example' })).status).toBe(403);
    for (let n = 0; n < 20; n++) expect((await put(player, png)).status).toBe(200);
    expect(await put(player, png)).toMatchObject({ status: 429, json: { code: 'RATE_LIMITED' } });
    gate.pass(15 * MINUTE);
    expect((await put(player, png)).status).toBe(200);
  });
});

describe('/media', () => {
  test('has nothing but pictures: no document, clip, statement or unknown id, whoever asks', async () => {
    const owner = await gate.player();
    const purposes = ['identity', 'address', 'export', 'clip'] as const;
    await gate.db.transact(async (tx) => {
      for (const purpose of purposes)
        await tx.insert(uploads).values({
          id: `document-of-kind-${purpose}`,
          ownerId: owner.user.id,
          purpose,
          contentType: 'image/png',
          name: 'passport.png',
          bytes: Buffer.from('secret'),
          createdAt: gate.deps.now(),
        });
    });
    const staff = await gate.player({ role: 'administrator' });
    const paths = [
      ...purposes.map((purpose) => `/media/document-of-kind-${purpose}`),
      '/media/',
      '/media/unknown-unknown-unknown',
      '/media/short',
      `/media/${'x'.repeat(500)}`,
      '/media/..%2f..%2fetc%2fpasswd0000',
      '/media/%00%00%00%00%00%00%00%00',
    ];
    for (const path of paths)
      for (const client of [owner, staff, gate.visitor()]) {
        const { status, text, headers } = await client.send({ path });
        expect({ status, text, kept: headers['cache-control'] }, path).toEqual({
          status: 404,
          text: 'Not found',
          kept: 'no-store',
        });
      }
  });

  test('answers HEAD without a body and nothing but reading', async () => {
    const player = await gate.player();
    const url = urlIn(await put(player, await picture().png().toBuffer()));
    const head = await gate.visitor().send({ method: 'HEAD', path: url });
    expect({ status: head.status, text: head.text }).toEqual({ status: 200, text: '' });
    expect(Number(head.headers['content-length'])).toBeGreaterThan(50);
    expect((await player.send({ method: 'POST', path: url, body: 'x' })).status).toBe(405);
    expect((await player.send({ method: 'DELETE', path: url })).status).toBe(405);
  });
});
