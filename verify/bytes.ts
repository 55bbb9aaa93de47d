export type Bytes = Uint8Array<ArrayBuffer>;

export const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

/** Null for bytes that are no UTF-8. */
export function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

export function joined(...parts: readonly Uint8Array[]): Bytes {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, n) => byte === other[n]);

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Null unless it is pairs of small hex digits. */
export const bytesOfHex = (text: string): Bytes | null =>
  /^([0-9a-f]{2})*$/.test(text) ? Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)) : null;

export const base64Of = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));

/** Null unless it is the one way to write its bytes: RFC 4648, section 4, padded, no bits left over. */
export function readBase64(text: string): Bytes | null {
  try {
    const letters = atob(text);
    const bytes = new Uint8Array(letters.length);
    for (let n = 0; n < letters.length; n++) bytes[n] = letters.codePointAt(n) ?? 0;
    return base64Of(bytes) === text ? bytes : null;
  } catch {
    return null;
  }
}

/** A size or an index: decimal, no zero in front, below 2**53. Null for everything else. */
export function readNumber(text: string): number | null {
  const number = Number(text);
  return Number.isSafeInteger(number) && number >= 0 && String(number) === text ? number : null;
}
