import { describe, expect, test } from 'vitest';
import { decodeAmf, encodeAmf } from './amf0.ts';
import { ascii, join, words } from './bytes.ts';

const connect = encodeAmf('connect', 1, {
  app: 'live',
  isFlash: false,
  more: { deep: null },
  none: undefined,
  n: -1.5,
});

test('what is encoded reads the same', () => {
  expect(decodeAmf(connect)).toEqual([
    'connect',
    1,
    { app: 'live', isFlash: false, more: { deep: null }, none: undefined, n: -1.5 },
  ]);
});

test('maps, lists, dates and long texts of encoders are read', () => {
  const map = join(Uint8Array.of(8), words(1), Uint8Array.of(0, 1), ascii('a'), encodeAmf(2), Uint8Array.of(0, 0, 9));
  const list = join(Uint8Array.of(10), words(2), encodeAmf(true), encodeAmf('x'));
  const date = join(Uint8Array.of(11), encodeAmf(7).subarray(1), Uint8Array.of(0, 0));
  const long = join(Uint8Array.of(12), words(3), ascii('abc'));
  expect(decodeAmf(join(map, list, date, long))).toEqual([{ a: 2 }, [true, 'x'], 7, 'abc']);
});

test('a name that objects have of themselves is a name like any other', () => {
  const [found] = decodeAmf(encodeAmf({ ['__proto__x']: 1, constructor: 'mine' }));
  expect(Object.getPrototypeOf(found)).toBeNull();
});

describe('is refused', () => {
  test.each(Array.from({ length: connect.length - 1 }, (_, n) => n + 1))('cut short after %i bytes', (length) => {
    const cut = connect.subarray(0, length);
    // Between two values nothing is missing.
    const isWhole = length === 10 || length === 19;
    if (isWhole) expect(decodeAmf(cut).length).toBeGreaterThan(0);
    else expect(() => decodeAmf(cut)).toThrow(/amf|bounds/);
  });

  test('what is nested deeper than any command', () => {
    const open = join(Uint8Array.of(3), Uint8Array.of(0, 1), ascii('a'));
    expect(() => decodeAmf(join(...Array.from({ length: 40 }, () => open)))).toThrow('too much');
  });

  test('more values than any command has, however they are claimed', () => {
    expect(() => decodeAmf(new Uint8Array(600).fill(5))).toThrow('too much');
    expect(() => decodeAmf(join(Uint8Array.of(10), words(0xffffffff), new Uint8Array(600).fill(5)))).toThrow(
      'too much',
    );
  });
});
