import { inflateSync } from 'node:zlib';

const WOFF_HEAD = 44;
const WOFF_ENTRY = 20;
const SFNT_HEAD = 12;
const SFNT_ENTRY = 16;

const padded = (length: number): number => (length + 3) & ~3;

/**
 * A WOFF font as the plain font that it packs (https://www.w3.org/TR/WOFF/). The library of the documents unpacks a
 * packed table anew for each glyph that it draws, in script, which was two thirds of what a statement cost.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('this is no WOFF font');
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(SFNT_HEAD + count * SFNT_ENTRY);
  woff.copy(head, 0, 4, 8);
  const log = Math.floor(Math.log2(count));
  for (const [at, value] of [count, 16 * 2 ** log, log, 16 * (count - 2 ** log)].entries()) {
    head.writeUInt16BE(value, 4 + 2 * at);
  }
  const tables: Buffer[] = [];
  let place = head.length;
  for (let index = 0; index < count; index++) {
    const from = WOFF_HEAD + index * WOFF_ENTRY;
    const to = SFNT_HEAD + index * SFNT_ENTRY;
    const [offset, packedLength, length] = [4, 8, 12].map((at) => woff.readUInt32BE(from + at)) as [
      number,
      number,
      number,
    ];
    const stored = woff.subarray(offset, offset + packedLength);
    const table = Buffer.alloc(padded(length));
    (packedLength < length ? inflateSync(stored) : stored).copy(table);
    woff.copy(head, to, from, from + 4);
    woff.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(place, to + 8);
    head.writeUInt32BE(length, to + 12);
    tables.push(table);
    place += table.length;
  }
  return Buffer.concat([head, ...tables]);
}
