import { Malformed, join, viewOf } from './bytes.ts';
import type { Tag } from './flv.ts';

/**
 * What a browser sends over its websocket: one message for each configuration and each encoded frame. A byte for the
 * kind, one that is 1 for a key frame (or the number of channels of Opus), the time as a double of milliseconds, then
 * the payload.
 */
export type BrowserFrame =
  | { readonly kind: 'tag'; readonly at: number; readonly tag: Tag }
  | { readonly kind: 'opus'; readonly channels: 1 | 2 };

const KIND = { pictureConfig: 1, picture: 2, aacConfig: 3, sound: 4, opus: 5 } as const;
const HEADER_BYTES = 10;
/** Thirty years: what adds up to more is no time of a stream. */
const AT_MAX = 1e12;

export type SentFrame = keyof typeof KIND;

export function writeBrowserFrame(kind: SentFrame, flag: number, at: number, payload: Uint8Array): Uint8Array {
  const header = new Uint8Array(HEADER_BYTES);
  const view = viewOf(header);
  view.setUint8(0, KIND[kind]);
  view.setUint8(1, flag);
  view.setFloat64(2, at);
  return join(header, payload);
}

/** @throws Malformed, or RangeError for what is cut short */
export function readBrowserFrame(bytes: Uint8Array): BrowserFrame {
  const view = viewOf(bytes);
  const flag = view.getUint8(1);
  const time = view.getFloat64(2);
  if (!(time >= 0 && time <= AT_MAX)) throw new Malformed('frame: time');
  // Clocks of publishers count in 32 bits.
  const at = Math.round(time) >>> 0;
  const data = bytes.subarray(HEADER_BYTES);
  switch (view.getUint8(0)) {
    case KIND.pictureConfig:
      return { kind: 'tag', at, tag: { kind: 'picture-config', record: data } };
    case KIND.picture:
      return { kind: 'tag', at, tag: { kind: 'picture', isKey: flag === 1, shownAfterMs: 0, data } };
    case KIND.aacConfig:
      return { kind: 'tag', at, tag: { kind: 'sound-config', record: data } };
    case KIND.sound:
      return { kind: 'tag', at, tag: { kind: 'sound', data } };
    case KIND.opus:
      return { kind: 'opus', channels: flag === 1 ? 1 : 2 };
    default:
      throw new Malformed('frame: kind');
  }
}
