import { hash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startedBattle } from '../../support/battle-operations.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';

const SUBMIT = `mutation ($input: SubmitDisputeInput!) { submitDispute(input: $input) {
  id evidence { fileUrl fileSha256 fileArrivedSha256 } } }`;
const CASE = 'query ($id: ID!) { dispute(id: $id) { evidence { fileUrl fileSha256 fileArrivedSha256 } } }';

interface Piece {
  readonly fileUrl: string;
  readonly fileSha256: string;
  readonly fileArrivedSha256: string | null;
}

/** What a telephone writes into a photograph. */
const SAID = {
  IFD0: { Make: 'Handy', Artist: 'Anna Muster', Copyright: 'Anna Muster', ImageDescription: 'at home' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 8/1 13/1', GPSLongitudeRef: 'E', GPSLongitude: '11/1 34/1 0/1' },
};
const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><creator>Anna Muster</creator></x:xmpmeta>';

/** A picture 60 wide and 40 high that stands on its side, as a telephone that is held upright makes it. */
function photograph(format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: 'green' } });
  return picture.withMetadata({ orientation: 6, exif: SAID }).withXmp(XMP).toFormat(format).toBuffer();
}

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open();
});
afterAll(() => gate.close());

const send = (client: SignedIn, path: string, type: string, body: Buffer) =>
  client.send({ method: 'POST', path, headers: { 'content-type': type }, body });

describe('a photograph that is given as evidence', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'as %s says to nobody where and by whom it was taken, keeps its pixels and which way is up, and has its hash for both sides; staff see the hash of what came',
    async (format) => {
      const [one, two] = [await gate.player({ cents: 500_00 }), await gate.player({ cents: 500_00 })];
      const subjectId = await startedBattle(one, two);
      const body = await photograph(format);
      expect(body.includes('Anna Muster')).toBe(true);
      const { id: fileId } = (await send(one, '/api/uploads/evidence', `image/${format}`, body)).json as { id: string };
      const input = { subjectId, type: 'CHEATING', description: 'Look at this.', fileIds: [fileId] };
      const { submitDispute: dispute } = await one.ask<{ submitDispute: { id: string; evidence: Piece[] } }>(SUBMIT, {
        input,
      });
      const seenBy = async (client: SignedIn) =>
        (await client.ask<{ dispute: { evidence: Piece[] } }>(CASE, { id: dispute.id })).dispute.evidence[0] as Piece;
      const [own, others] = [await seenBy(one), await seenBy(two)];
      expect(others).toEqual(own);
      expect(own.fileArrivedSha256).toBeNull();
      const got = await fetch(`${two.baseUrl}${own.fileUrl}`, { headers: { cookie: two.cookie } });
      const file = Buffer.from(await got.arrayBuffer());
      expect(hash('sha256', file, 'hex')).toBe(own.fileSha256);
      for (const word of ['Anna', 'Handy', 'xmpmeta', 'at home']) expect(file.includes(word), word).toBe(false);
      expect(await sharp(file).metadata()).toMatchObject({ orientation: 6, width: 60, height: 40 });
      expect(await sharp(file).raw().toBuffer()).toEqual(await sharp(body).raw().toBuffer());
      const moderator = await gate.player({ role: 'moderator' });
      expect((await seenBy(moderator)).fileArrivedSha256).toBe(hash('sha256', body, 'hex'));
    },
  );
});

describe('a picture that is not read', () => {
  const named = (brand: string) =>
    Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(16)]);

  it.each([
    ['image/heic', named('heic'), 'HEIC'],
    ['image/heif', named('mif1'), 'HEIC'],
    ['image/avif', named('avif'), 'AVIF'],
    ['image/jpeg', named('heic'), 'HEIC'],
    ['image/png', named('avif'), 'AVIF'],
    ['image/jpeg', named('mif1'), 'HEIF'],
  ])('is named in the refusal: %s', async (type, body, format) => {
    const player = await gate.player();
    for (const path of ['/api/uploads/evidence', '/api/uploads/ticket', '/api/uploads/avatar']) {
      const { status, json } = await send(player, path, type, body);
      expect([status, json], path).toMatchObject([415, { code: 'FILE_UNUSABLE', data: { format } }]);
    }
  });

  it('for its pixels is told how many there may be', async () => {
    const large = await sharp({ create: { width: 12_000, height: 9_000, channels: 3, background: 'green' } })
      .jpeg()
      .toBuffer();
    const { status, json } = await send(await gate.player(), '/api/uploads/avatar', 'image/jpeg', large);
    expect([status, json]).toMatchObject([415, { code: 'FILE_UNUSABLE', data: { pixelsMax: 64_000_000 } }]);
  });
});
