import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { unpackWoff } from './unpack-woff.ts';

const packed = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource/rajdhani/files/rajdhani-latin-700-normal.woff'),
);

/** The sum that a font carries of each of its tables; that of `head` leaves out the sum of the whole file. */
function sumOf(tag: string, table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) {
    if (tag === 'head' && at === 8) continue;
    sum = (sum + table.readUInt32BE(at)) >>> 0;
  }
  return sum;
}

describe('a packed font', () => {
  it('becomes a plain one, whose tables have the sums that it names and lie apart', () => {
    const font = unpackWoff(packed);
    expect(font.length).toBe(packed.readUInt32BE(16));
    const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const at = 12 + 16 * index;
      const [sum, offset, length] = [4, 8, 12].map((part) => font.readUInt32BE(at + part)) as [number, number, number];
      return { tag: font.toString('latin1', at, at + 4), sum, offset, end: (offset + length + 3) & ~3 };
    });
    expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'loca']));
    for (const { tag, sum, offset, end } of tables) expect(sumOf(tag, font.subarray(offset, end)), tag).toBe(sum);
    const places = tables.toSorted((one, other) => one.offset - other.offset);
    expect(places.map(({ offset }) => offset)).toEqual(
      [12 + 16 * tables.length, ...places.map(({ end }) => end)].slice(0, -1),
    );
  });

  it('is refused when it is none', () => {
    expect(() => unpackWoff(Buffer.from('OTTO and more'))).toThrow('no WOFF');
  });
});
