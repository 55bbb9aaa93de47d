import { Malformed, join, viewOf } from './bytes.ts';

/** A value of the commands of RTMP. */
export type Amf = number | string | boolean | null | undefined | readonly Amf[] | AmfObject;

/** Without a prototype, whatever its keys are called. */
export interface AmfObject {
  readonly [key: string]: Amf;
}

/** Far more than any command of an encoder has; the bytes come from strangers. */
const VALUES_MAX = 512;
const DEPTH_MAX = 8;

/** As the format numbers them. */
const TYPE = {
  number: 0,
  boolean: 1,
  string: 2,
  object: 3,
  null: 5,
  undefined: 6,
  map: 8,
  end: 9,
  list: 10,
  date: 11,
  longString: 12,
} as const;

const utf8 = { encode: new TextEncoder(), decode: new TextDecoder() };

function encodeText(text: string): Uint8Array {
  const bytes = utf8.encode.encode(text);
  if (bytes.length > 0xff_ff) throw new RangeError('a text of AMF0 has 65,535 bytes at most');
  return join(Uint8Array.of(bytes.length >> 8, bytes.length & 0xff), bytes);
}

function encodeOne(value: Amf): Uint8Array {
  if (value === null) return Uint8Array.of(TYPE.null);
  if (value === undefined) return Uint8Array.of(TYPE.undefined);
  if (typeof value === 'boolean') return Uint8Array.of(TYPE.boolean, value ? 1 : 0);
  if (typeof value === 'string') return join(Uint8Array.of(TYPE.string), encodeText(value));
  if (typeof value === 'number') {
    const bytes = new Uint8Array(9);
    viewOf(bytes).setFloat64(1, value);
    return bytes;
  }
  if (Array.isArray(value)) throw new RangeError('lists are not sent');
  const fields = Object.entries(value as AmfObject).map(([key, one]) => join(encodeText(key), encodeOne(one)));
  return join(Uint8Array.of(TYPE.object), ...fields, Uint8Array.of(0, 0, TYPE.end));
}

export const encodeAmf = (...values: readonly Amf[]): Uint8Array => join(...values.map(encodeOne));

/** All values of a command. @throws Malformed, or RangeError where it is cut short */
export function decodeAmf(bytes: Uint8Array): Amf[] {
  const view = viewOf(bytes);
  let at = 0;
  let left = VALUES_MAX;

  const take = (count: number): number => {
    at += count;
    if (at > bytes.length) throw new Malformed('amf: cut short');
    return at - count;
  };
  const text = (length: number): string => {
    const from = take(length);
    return utf8.decode.decode(bytes.subarray(from, at));
  };
  const shortText = () => text(view.getUint16(take(2)));
  const fields = (depth: number): AmfObject => {
    const found: Record<string, Amf> = Object.create(null) as Record<string, Amf>;
    for (;;) {
      const key = shortText();
      if (key === '' && bytes[at] === TYPE.end) {
        take(1);
        return found;
      }
      found[key] = one(depth + 1);
    }
  };
  const list = (depth: number): Amf[] => {
    const length = view.getUint32(take(4));
    const values: Amf[] = [];
    while (values.length < length) values.push(one(depth + 1));
    return values;
  };
  const one = (depth: number): Amf => {
    if (depth > DEPTH_MAX || --left < 0) throw new Malformed('amf: too much');
    switch (view.getUint8(take(1))) {
      case TYPE.number:
        return view.getFloat64(take(8));
      case TYPE.boolean:
        return view.getUint8(take(1)) !== 0;
      case TYPE.string:
        return shortText();
      case TYPE.object:
        return fields(depth);
      case TYPE.null:
        return null;
      case TYPE.undefined:
        return undefined;
      case TYPE.map:
        take(4);
        return fields(depth);
      case TYPE.list:
        return list(depth);
      case TYPE.date:
        return view.getFloat64(take(10));
      case TYPE.longString:
        return text(view.getUint32(take(4)));
      default:
        throw new Malformed('amf: unknown type');
    }
  };

  const values: Amf[] = [];
  while (at < bytes.length) values.push(one(0));
  return values;
}
