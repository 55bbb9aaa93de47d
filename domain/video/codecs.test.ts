import { describe, expect, test } from 'vitest';
import { filmTags } from '../../tests/support/film.ts';
import { halves, join } from './bytes.ts';
import { opusConfig, readAacConfig, readPictureConfig } from './codecs.ts';

/** Writes a sequence parameter set bit by bit, as an encoder does. */
class BitWriter {
  #bits = '';
  u(value: number, count: number): this {
    this.#bits += value.toString(2).padStart(count, '0');
    return this;
  }
  ue(value: number): this {
    const code = (value + 1).toString(2);
    this.#bits += '0'.repeat(code.length - 1) + code;
    return this;
  }
  bytes(): Uint8Array {
    const padded = `${this.#bits}1`;
    const whole = padded.padEnd(Math.ceil(padded.length / 8) * 8, '0');
    const plain = (whole.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
    const escaped: number[] = [];
    for (const byte of plain) {
      if (byte <= 3 && escaped.at(-1) === 0 && escaped.at(-2) === 0) escaped.push(3);
      escaped.push(byte);
    }
    return Uint8Array.from(escaped);
  }
}

interface Shape {
  readonly profile: number;
  readonly columns: number;
  readonly rows: number;
  readonly crop?: readonly [number, number, number, number];
  readonly isInterlaced?: boolean;
  readonly pictureOrder?: number;
}

function recordOf({ profile, columns, rows, crop, isInterlaced = false, pictureOrder = 2 }: Shape): Uint8Array {
  const bits = new BitWriter().u(0x67, 8).u(profile, 8).u(0, 8).u(31, 8).ue(0);
  if (profile === 100) bits.ue(1).ue(0).ue(0).u(0, 1).u(0, 1);
  bits.ue(0).ue(pictureOrder);
  if (pictureOrder === 0) bits.ue(4);
  bits.ue(3).u(0, 1);
  bits
    .ue(columns - 1)
    .ue(rows - 1)
    .u(isInterlaced ? 0 : 1, 1);
  if (isInterlaced) bits.u(0, 1);
  bits.u(1, 1).u(crop ? 1 : 0, 1);
  for (const one of crop ?? []) bits.ue(one);
  const parameters = bits.u(0, 1).bytes();
  return join(
    Uint8Array.of(1, profile, 0, 31, 0xff, 0xe1),
    halves(parameters.length),
    parameters,
    Uint8Array.of(0, 0, 0, 0),
  );
}

describe('the size of the picture', () => {
  test.each([
    [{ profile: 66, columns: 40, rows: 23, crop: [0, 0, 0, 4] }, 640, 360, 'avc1.42001F'],
    [{ profile: 100, columns: 120, rows: 68, crop: [0, 0, 0, 4] }, 1920, 1080, 'avc1.64001F'],
    [{ profile: 77, columns: 80, rows: 45 }, 1280, 720, 'avc1.4D001F'],
    [{ profile: 100, columns: 120, rows: 34, crop: [0, 0, 0, 2], isInterlaced: true }, 1920, 1080, 'avc1.64001F'],
    [{ profile: 66, columns: 2, rows: 2, pictureOrder: 0 }, 32, 32, 'avc1.42001F'],
  ] as const)('%j is %i×%i', (shape, width, height, codec) => {
    expect(readPictureConfig(recordOf(shape))).toMatchObject({ width, height, codec });
  });

  test('of what a browser has really encoded', () => {
    const config = filmTags.find(({ tag }) => tag.kind === 'picture-config')?.tag;
    expect(config?.kind === 'picture-config' && readPictureConfig(config.record)).toMatchObject({
      width: 640,
      height: 360,
    });
  });
});

test('a configuration that is cut anywhere, or claims a size beyond all, is refused', () => {
  const record = recordOf({ profile: 100, columns: 120, rows: 68, crop: [0, 0, 0, 4] });
  for (let length = 0; length < record.length - 6; length++)
    expect(() => readPictureConfig(record.subarray(0, length))).toThrow(/avc|bounds/);
  expect(() => readPictureConfig(recordOf({ profile: 66, columns: 5000, rows: 10 }))).toThrow('size');
});

test.each([
  [[0x12, 0x10], 44_100, 2, 'mp4a.40.2'],
  [[0x11, 0x88], 48_000, 1, 'mp4a.40.2'],
  [[0x11, 0xb0], 48_000, 6, 'mp4a.40.2'],
  [[0x11, 0xb8], 48_000, 8, 'mp4a.40.2'],
  [[0x2b, 0x92, 8, 0], 22_050, 2, 'mp4a.40.5'],
] as const)('AAC %j has %i Hz and %i channels', (bytes, rate, channels, codec) => {
  expect(readAacConfig(Uint8Array.from(bytes))).toMatchObject({ rate, channels, codec, frameSamples: 1024 });
});

test.each([[[0x12]], [[0x17, 0x90]], [[0x08, 0x10]], [[0x12, 0x00]], [[0x11, 0xc0]]])('AAC %j is refused', (bytes) => {
  expect(() => readAacConfig(Uint8Array.from(bytes))).toThrow('aac');
});

test('Opus of browsers says its channels', () => {
  expect(opusConfig(1).record[1]).toBe(1);
  expect(opusConfig(2)).toMatchObject({ codec: 'opus', rate: 48_000, frameSamples: 960 });
});
