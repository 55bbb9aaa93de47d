import { Malformed, join, viewOf } from './bytes.ts';
import { MESSAGE, type Message } from './chunks.ts';

/** What the body of a picture or sound tag means; null for what has no meaning here. */
export type Tag =
  | { readonly kind: 'picture-config'; readonly record: Uint8Array }
  | { readonly kind: 'picture'; readonly isKey: boolean; readonly shownAfterMs: number; readonly data: Uint8Array }
  | { readonly kind: 'sound-config'; readonly record: Uint8Array }
  | { readonly kind: 'sound'; readonly data: Uint8Array };

/** The encoder sends something else than H.264 with AAC; the words of a picture are shown in the encoder and on /go-live. */
export class WrongCodec extends Error {
  constructor(wanted: string) {
    super(`Choose ${wanted} in the encoder`);
    this.name = 'WrongCodec';
  }
}

const AVC = 7;
const AAC = 10;
/** Set by enhanced RTMP, which carries other codecs. */
const ENHANCED = 0x80;

function readPicture(body: Uint8Array): Tag | null {
  if (body.length < 6) return null;
  const view = viewOf(body);
  const first = view.getUint8(0);
  if ((first & ENHANCED) !== 0 || (first & 15) !== AVC) throw new WrongCodec('H.264');
  const data = body.subarray(5);
  if (view.getUint8(1) === 0) return { kind: 'picture-config', record: data };
  if (view.getUint8(1) !== 1) return null;
  // A signed number of 24 bits.
  const shownAfterMs = (view.getInt32(1) << 8) >> 8;
  return { kind: 'picture', isKey: first >> 4 === 1, shownAfterMs, data };
}

function readSound(body: Uint8Array): Tag | null {
  if (body.length < 3) return null;
  const view = viewOf(body);
  if (view.getUint8(0) >> 4 !== AAC) throw new WrongCodec('AAC');
  const data = body.subarray(2);
  return view.getUint8(1) === 0 ? { kind: 'sound-config', record: data } : { kind: 'sound', data };
}

/** @throws WrongCodec */
export function readTag({ type, body }: Message): Tag | null {
  if (type === MESSAGE.picture) return readPicture(body);
  return type === MESSAGE.sound ? readSound(body) : null;
}

/** The tag's body, as RTMP and FLV files carry it. */
export function writeTag(tag: Tag): Uint8Array {
  switch (tag.kind) {
    case 'picture-config':
      return join(Uint8Array.of(0x17, 0, 0, 0, 0), tag.record);
    case 'picture': {
      const { shownAfterMs: ms } = tag;
      return join(Uint8Array.of(tag.isKey ? 0x17 : 0x27, 1, ms >> 16, ms >> 8, ms), tag.data);
    }
    case 'sound-config':
      return join(Uint8Array.of(0xaf, 0), tag.record);
    case 'sound':
      return join(Uint8Array.of(0xaf, 1), tag.data);
  }
}

const FILE_HEADER = Uint8Array.of(0x46, 0x4c, 0x56, 1, 5, 0, 0, 0, 9, 0, 0, 0, 0);
const TAG_HEADER_BYTES = 11;

/** All tags of an FLV file. @throws Malformed */
export function readFlv(file: Uint8Array): Message[] {
  const view = viewOf(file);
  const messages: Message[] = [];
  let at = FILE_HEADER.length;
  if (file.length < at || view.getUint32(0) >>> 8 !== 0x464c56) throw new Malformed('flv: header');
  while (at < file.length) {
    const length = view.getUint32(at) & 0xff_ff_ff;
    const end = at + TAG_HEADER_BYTES + length;
    if (end + 4 > file.length) throw new Malformed('flv: cut short');
    const time = (view.getUint32(at + 4) >>> 8) | (view.getUint8(at + 7) << 24);
    messages.push({ type: view.getUint8(at), at: time >>> 0, body: file.subarray(at + TAG_HEADER_BYTES, end) });
    at = end + 4;
  }
  return messages;
}

/** An FLV file of these tags. */
export function writeFlv(messages: readonly Message[]): Uint8Array {
  return join(
    FILE_HEADER,
    ...messages.map(({ type, at, body }) => {
      const tag = new Uint8Array(TAG_HEADER_BYTES + body.length + 4);
      const view = viewOf(tag);
      view.setUint32(0, body.length);
      view.setUint8(0, type);
      view.setUint32(4, (at & 0xff_ff_ff) << 8);
      view.setUint8(7, at >>> 24);
      tag.set(body, TAG_HEADER_BYTES);
      view.setUint32(TAG_HEADER_BYTES + body.length, TAG_HEADER_BYTES + body.length);
      return tag;
    }),
  );
}
