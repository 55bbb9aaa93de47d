import { crc32 } from 'node:zlib';

/**
 * Pictures without what they say of who took them, where and with what. Not a pixel changes: of the file's parts those are
 * kept that a picture is drawn from, and which way up it is. Where a part is no part any more, the rest stays as it is.
 */

/** TIFF tag: which way up a picture is, 1 to 8; 1 needs no word. */
const ORIENTATION = 0x01_12;
const EXIF_START = Buffer.from('Exif\0\0', 'latin1');

/** Which way up an EXIF block says that a picture is; 1 where it says nothing of use. */
function orientationOf(block: Buffer): number {
  const tiff = block.subarray(0, 6).equals(EXIF_START) ? block.subarray(6) : block;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number): number =>
    at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  const long = (at: number): number =>
    at + 4 > tiff.length ? 0 : isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at);
  const first = long(4);
  for (let n = 0; n < short(first); n++) {
    const entry = first + 2 + 12 * n;
    if (entry + 12 > tiff.length) break;
    const value = short(entry + 8);
    if (short(entry) === ORIENTATION) return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** An EXIF block that says which way up a picture is, and nothing else. */
function orientationBlock(orientation: number): Buffer {
  const block = Buffer.from('4d4d002a000000080001011200030000000100000000000000000000', 'hex').subarray(0, 26);
  block.writeUInt16BE(orientation, 18);
  return block;
}

const ascii = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

/** What a JPEG is drawn from, beside its frames and tables: density, colours, how they are mixed. */
const isOfJpegPicture = (marker: number, body: Buffer): boolean =>
  (marker < 0xe0 || marker > 0xef ? marker !== 0xfe : false) ||
  (marker === 0xe0 && ascii(body, 0, 5) === 'JFIF\0') ||
  (marker === 0xe2 && ascii(body, 0, 12) === 'ICC_PROFILE\0') ||
  (marker === 0xee && ascii(body, 0, 5) === 'Adobe');

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/** Where the pixels of a scan end: at the next marker that is none of their own. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

function bareJpeg(bytes: Buffer): Buffer {
  const kept: Buffer[] = [];
  let orientation = 1;
  let at = 2;
  while (at < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && marker === 0xff) at += 1;
    else if (bytes[at] === 0xff && marker === END_OF_IMAGE) {
      // What is behind the picture is another one, or a film: phones put them there, with places of their own.
      kept.push(bytes.subarray(at, at + 2));
      break;
    } else {
      const end = at + 2 + (at + 4 > bytes.length ? 0 : bytes.readUInt16BE(at + 2));
      if (bytes[at] !== 0xff || end < at + 4 || end > bytes.length) {
        kept.push(bytes.subarray(at));
        break;
      }
      const body = bytes.subarray(at + 4, end);
      const isExif = marker === 0xe1 && body.subarray(0, 6).equals(EXIF_START);
      if (isExif && orientation === 1) orientation = orientationOf(body);
      const until = marker === START_OF_SCAN ? endOfScan(bytes, end) : end;
      if (isOfJpegPicture(marker, body)) kept.push(bytes.subarray(at, until));
      at = until;
    }
  }
  const block = Buffer.concat([EXIF_START, orientationBlock(orientation)]);
  const said = orientation === 1 ? [] : [Buffer.from([0xff, 0xe1, 0, block.length + 2]), block];
  return Buffer.concat([bytes.subarray(0, 2), ...said, ...kept]);
}

/** Chunks that a PNG is drawn from. Those with a small first letter may be left out by whoever does not know them. */
const PNG_CHUNKS = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
);

function pngChunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const chunk = Buffer.alloc(named.length + 8);
  chunk.writeUInt32BE(body.length, 0);
  named.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(named), named.length + 4);
  return chunk;
}

function barePng(bytes: Buffer): Buffer {
  const kept: Buffer[] = [bytes.subarray(0, 8)];
  for (let at = 8; at < bytes.length;) {
    const name = ascii(bytes, at + 4, at + 8);
    const end = at + 12 + (at + 8 > bytes.length ? bytes.length : bytes.readUInt32BE(at));
    if (end > bytes.length) {
      if (PNG_CHUNKS.has(name) || !/^[a-z][A-Za-z]{3}$/.test(name)) kept.push(bytes.subarray(at));
      break;
    }
    if (PNG_CHUNKS.has(name)) kept.push(bytes.subarray(at, end));
    if (name === 'eXIf') {
      const orientation = orientationOf(bytes.subarray(at + 8, end - 4));
      if (orientation !== 1) kept.push(pngChunk('eXIf', orientationBlock(orientation)));
    }
    if (name === 'IEND') break;
    at = end;
  }
  return Buffer.concat(kept);
}

const WEBP_CHUNKS = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Bits of `VP8X` that announce an EXIF block and one of XMP. */
const WEBP_EXIF = 0x08;
const WEBP_XMP = 0x04;

function bareWebp(bytes: Buffer): Buffer {
  const kept: Buffer[] = [];
  let orientation = 1;
  let hasMore = false;
  const all = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  for (let at = 12; at < all;) {
    const name = ascii(bytes, at, at + 4);
    const size = at + 8 > bytes.length ? bytes.length : bytes.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (WEBP_CHUNKS.has(name)) kept.push(bytes.subarray(at, end));
    else hasMore = true;
    if (name === 'EXIF') orientation = orientationOf(bytes.subarray(at + 8, at + 8 + size));
    at = end;
  }
  if (!hasMore && all === bytes.length) return bytes;
  const [extended] = kept;
  if (extended && ascii(extended, 0, 4) === 'VP8X' && extended.length > 8) {
    const flags = (extended[8] ?? 0) & ~(WEBP_EXIF | WEBP_XMP);
    kept[0] = Buffer.from(extended);
    kept[0][8] = orientation === 1 ? flags : flags | WEBP_EXIF;
    const block = orientationBlock(orientation);
    const head = Buffer.from('EXIF\0\0\0\0', 'latin1');
    head.writeUInt32LE(block.length, 4);
    if (orientation !== 1) kept.push(head, block);
  }
  const body = Buffer.concat(kept);
  const head = Buffer.from(bytes.subarray(0, 12));
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

const BARE: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  'image/jpeg': bareJpeg,
  'image/png': barePng,
  'image/webp': bareWebp,
};

/** A file without what its picture says beside the pixels; itself where nothing had to go, or where it is no picture. */
export function barePicture(contentType: string, bytes: Buffer): Buffer {
  const bare = BARE[contentType]?.(bytes) ?? bytes;
  return bare.equals(bytes) ? bytes : bare;
}
