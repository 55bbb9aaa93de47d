import { expect, test } from 'vitest';
import { seededRandom } from '../shared/random.ts';
import { CaptionReader } from './caption-reader.ts';

type Pair = readonly [number, number];

/** What a picture tells with these pairs, each of the first field unless it says another. */
const told = (pairs: readonly Pair[], kind = 0xfc): Uint8Array =>
  Uint8Array.of(0x40 | pairs.length, 0xff, ...pairs.flatMap((pair) => [kind, ...pair]));

const command = (code: number): Pair[] => [
  [0x14, code],
  [0x14, code],
];
const letters = (text: string): Pair[] =>
  Array.from({ length: Math.ceil(text.length / 2) }, (_, n) => [
    text.charCodeAt(2 * n),
    2 * n + 1 < text.length ? text.charCodeAt(2 * n + 1) : 0,
  ]);

const [LOAD, BACK, ROLL_TWO, PAINT, TEXT, ERASE, RETURN, FORGET, FLIP] = [
  0x20, 0x21, 0x25, 0x29, 0x2b, 0x2c, 0x2d, 0x2e, 0x2f,
].map(command) as [Pair[], Pair[], Pair[], Pair[], Pair[], Pair[], Pair[], Pair[], Pair[]];
/** The fourteenth and the fifteenth row. */
const [UPPER, LOWER] = [command(0x50), command(0x70)] as const;

/** Everything that is seen while these pairs come, one with each picture. */
function seen(reader: CaptionReader, ...pairs: readonly (readonly Pair[])[]): string[] {
  return pairs.flat().flatMap((pair) => {
    const text = reader.take(told([pair]));
    return text === null ? [] : [text];
  });
}

test('a caption is seen when it is whole, row by row, until it is taken away', () => {
  const reader = new CaptionReader();
  expect(seen(reader, LOAD, FORGET, UPPER, letters('Spike'), LOWER, letters('down'))).toEqual([]);
  expect(seen(reader, FLIP)).toEqual(['Spike\ndown']);
  expect(seen(reader, LOAD, FORGET, LOWER, letters('Clutch'))).toEqual([]);
  expect(seen(reader, FLIP)).toEqual(['Clutch']);
  expect(seen(reader, ERASE)).toEqual(['']);
});

test('words that roll are seen as they come, and the row above them until it has rolled out', () => {
  const reader = new CaptionReader();
  expect(seen(reader, ROLL_TWO, RETURN, LOWER, letters('One'))).toEqual(['On', 'One']);
  expect(seen(reader, RETURN, letters('Two'))).toEqual(['One\nTw', 'One\nTwo']);
  expect(seen(reader, RETURN)).toEqual(['Two']);
});

test('words that are painted stand at once, and are taken back letter by letter', () => {
  const reader = new CaptionReader();
  expect(seen(reader, PAINT, LOWER, letters('Ace!'), BACK)).toEqual(['Ac', 'Ace!', 'Ace']);
});

test('letters of other languages stand in the place of the plain ones that come before them', () => {
  const reader = new CaptionReader();
  const spoken: Pair[] = [...letters('Se'), [0x13, 0x22], [0x11, 0x37], [0x2a, 0]];
  expect(seen(reader, PAINT, LOWER, spoken)).toEqual(['Se', 'SÍ', 'SÍ♪', 'SÍ♪á']);
});

test('a place in the row and a change of colour are spaces between words', () => {
  const reader = new CaptionReader();
  const apart: Pair[] = [
    [0x41, 0],
    [0x17, 0x22],
    [0x42, 0],
    [0x11, 0x2e],
    [0x43, 0],
  ];
  expect(seen(reader, PAINT, LOWER, apart).at(-1)).toBe('A  B C');
});

test('what is for the second channel, for text pages and for the second field is not seen', () => {
  const reader = new CaptionReader();
  const second: Pair[] = [[0x1c, 0x29], [0x1c, 0x29], ...letters('Nein')];
  expect(seen(reader, PAINT, LOWER, letters('Ye'), second, TEXT, letters('Page'))).toEqual(['Ye']);
  expect(reader.take(told([...PAINT, ...letters('No')], 0xfd))).toBeNull();
  expect(reader.take(told([...PAINT, ...letters('No')], 0xf8))).toBeNull();
  expect(seen(reader, PAINT, letters('s'))).toEqual(['Yes']);
});

test('ten thousand pairs in any order end in at most fifteen rows of 32', () => {
  const reader = new CaptionReader();
  const below = seededRandom(20_261_127);
  const any = (): Pair => (below(2) === 0 ? [0x10 + below(16), 0x20 + below(96)] : [0x20 + below(96), below(128)]);
  let changes = 0;
  for (let n = 0; n < 10_000; n++) {
    const text = reader.take(told([any()]));
    if (text === null) continue;
    changes++;
    expect(text.split('\n').length).toBeLessThanOrEqual(15);
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(32);
  }
  expect(changes).toBeGreaterThan(100);
});

test('what is cut off is read as far as it goes', () => {
  const whole = told([...PAINT, ...letters('Ace!')]);
  const texts = Array.from(whole, (_, length) => new CaptionReader().take(whole.subarray(0, length)));
  expect([...new Set(texts)]).toEqual([null, 'A', 'Ac', 'Ace']);
  expect(new CaptionReader().take(whole)).toBe('Ace!');
});
