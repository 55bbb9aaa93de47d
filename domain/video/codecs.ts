import { Malformed, viewOf } from './bytes.ts';

/** What an H.264 decoder is told first. */
export interface PictureConfig {
  /** An AVCDecoderConfigurationRecord. */
  readonly record: Uint8Array;
  /** As RFC 6381 writes it. */
  readonly codec: string;
  readonly width: number;
  readonly height: number;
}

export interface SoundConfig {
  readonly kind: 'aac' | 'opus';
  /** An AudioSpecificConfig of AAC, the payload of `dOps` for Opus. */
  readonly record: Uint8Array;
  readonly codec: string;
  /** Samples a second. */
  readonly rate: number;
  readonly channels: number;
  /** Samples in one frame. */
  readonly frameSamples: number;
}

const SIZE_MIN = 16;
const SIZE_MAX = 8_192;

/** Bits of a sequence parameter set, without the bytes that keep start codes out of it. */
class BitReader {
  readonly #bytes: number[] = [];
  #at = 0;

  constructor(escaped: Uint8Array) {
    escaped.forEach((byte, n) => {
      if (n > 1 && byte === 3 && escaped[n - 1] === 0 && escaped[n - 2] === 0) return;
      this.#bytes.push(byte);
    });
  }

  bit(): number {
    const byte = this.#bytes[this.#at >> 3];
    if (byte === undefined) throw new Malformed('avc: cut short');
    return (byte >> (7 - (this.#at++ & 7))) & 1;
  }

  bits(count: number): number {
    let value = 0;
    for (let n = 0; n < count; n++) value = value * 2 + this.bit();
    return value;
  }

  /** Unsigned Exp-Golomb. */
  ue(): number {
    let zeros = 0;
    while (this.bit() === 0) if (++zeros > 31) throw new Malformed('avc: number');
    return 2 ** zeros - 1 + this.bits(zeros);
  }

  /** Signed Exp-Golomb. */
  se(): number {
    const value = this.ue();
    return value % 2 === 1 ? (value + 1) / 2 : -value / 2;
  }
}

/** Profiles whose parameter set says more of colours. */
const HIGH_PROFILES: ReadonlySet<number> = new Set([100, 110, 122, 244, 44, 83, 86, 118, 128, 138]);

function skipScalingLists(bits: BitReader, chroma: number): void {
  for (let list = 0; list < (chroma === 3 ? 12 : 8); list++) {
    if (bits.bit() === 0) continue;
    let last = 8;
    let next = 8;
    for (let n = 0; n < (list < 6 ? 16 : 64); n++) {
      if (next !== 0) next = (last + bits.se() + 256) % 256;
      last = next || last;
    }
  }
}

function skipPictureOrder(bits: BitReader): void {
  const type = bits.ue();
  if (type === 0) bits.ue();
  if (type !== 1) return;
  bits.bit();
  bits.se();
  bits.se();
  const count = bits.ue();
  if (count > 255) throw new Malformed('avc: picture order');
  for (let n = 0; n < count; n++) bits.se();
}

/** Width and height that a sequence parameter set (without its first byte) says, cropped. @throws Malformed */
function readSize(parameters: Uint8Array): { readonly width: number; readonly height: number } {
  const bits = new BitReader(parameters);
  const profile = bits.bits(8);
  bits.bits(16);
  bits.ue();
  let chroma = 1;
  if (HIGH_PROFILES.has(profile)) {
    chroma = bits.ue();
    if (chroma === 3) bits.bit();
    bits.ue();
    bits.ue();
    bits.bit();
    if (bits.bit() === 1) skipScalingLists(bits, chroma);
  }
  bits.ue();
  skipPictureOrder(bits);
  bits.ue();
  bits.bit();
  const columns = bits.ue() + 1;
  const rows = bits.ue() + 1;
  const fields = 2 - bits.bit();
  if (fields === 2) bits.bit();
  bits.bit();
  const crop = bits.bit() === 1;
  const [left, right, top, bottom] = crop ? [bits.ue(), bits.ue(), bits.ue(), bits.ue()] : [0, 0, 0, 0];
  const across = chroma === 1 || chroma === 2 ? 2 : 1;
  const down = (chroma === 1 ? 2 : 1) * fields;
  return {
    width: columns * 16 - across * (left + right),
    height: rows * 16 * fields - down * (top + bottom),
  };
}

const isSize = (value: number) => value >= SIZE_MIN && value <= SIZE_MAX;

/** Reads what comes before the first picture. @throws Malformed */
export function readPictureConfig(record: Uint8Array): PictureConfig {
  if (record.length < 12) throw new Malformed('avc: configuration');
  const view = viewOf(record);
  const hasLongLengths = (view.getUint8(4) & 3) === 3;
  if (view.getUint8(0) !== 1 || !hasLongLengths || (view.getUint8(5) & 31) < 1)
    throw new Malformed('avc: configuration');
  const length = view.getUint16(6);
  const parameters = record.subarray(8, 8 + length);
  if (parameters.length !== length || length < 4) throw new Malformed('avc: configuration');
  const { width, height } = readSize(parameters.subarray(1));
  if (!isSize(width) || !isSize(height)) throw new Malformed('avc: size of the picture');
  const profile = [...parameters.subarray(1, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { record, codec: `avc1.${profile.toUpperCase()}`, width, height };
}

const AAC_RATES = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350,
];
/** LC, and the two kinds of HE. */
const AAC_OBJECTS: ReadonlySet<number> = new Set([2, 5, 29]);

/** @throws Malformed */
export function readAacConfig(record: Uint8Array): SoundConfig {
  if (record.length < 2) throw new Malformed('aac: configuration');
  const bits = viewOf(record).getUint16(0);
  const object = bits >> 11;
  const rate = AAC_RATES[(bits >> 7) & 15];
  const layout = (bits >> 3) & 15;
  // 0 stands for a layout that the sound itself tells, which browsers do not read; 7 for eight channels.
  const channels = layout === 7 ? 8 : layout;
  if (rate === undefined || layout < 1 || layout > 7 || !AAC_OBJECTS.has(object))
    throw new Malformed('aac: this kind is not taken');
  return { kind: 'aac', record, codec: `mp4a.40.${object}`, rate, channels, frameSamples: 1024 };
}

/** What browsers encode where they have no AAC: 48 kHz in frames of 20 ms, 312 samples ahead. */
export const opusConfig = (channels: 1 | 2): SoundConfig => ({
  kind: 'opus',
  record: Uint8Array.of(0, channels, 0x01, 0x38, 0, 0, 0xbb, 0x80, 0, 0, 0),
  codec: 'opus',
  rate: 48_000,
  channels,
  frameSamples: 960,
});
