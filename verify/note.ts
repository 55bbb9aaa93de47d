import { type Bytes, base64Of, hexOf, joined, readBase64, utf8 } from './bytes.ts';
import { isSignedBy, sha256 } from './hash.ts';

/** Signed notes and the keys that they are checked by: https://c2sp.org/signed-note, https://c2sp.org/tlog-cosignature */

/** The first byte of a key says what it signs. */
const KINDS = { 1: 'log', 4: 'witness' } as const;

export interface Key {
  readonly name: string;
  readonly kind: (typeof KINDS)[keyof typeof KINDS];
  /** Four bytes, hex. */
  readonly id: string;
  readonly publicKey: Bytes;
}

export interface Line {
  readonly name: string;
  readonly id: string;
  /** What stands behind the four bytes of the id. */
  readonly signature: Bytes;
}

export interface Note {
  /** All that is signed, with its last newline. */
  readonly text: string;
  readonly lines: readonly Line[];
}

const ID_LENGTH = 4;
const KEY_LENGTH = 33;
/** More signatures than any log has, and few enough to check all. */
const LINES_MAX = 64;

const isName = (name: string): boolean => name !== '' && !/[\s+\p{Cc}]/u.test(name);

/** A verifier key, `name+id+key`; null where it is written otherwise or its id belongs to another key. */
export async function readKey(text: string): Promise<Key | null> {
  const [name = '', id = '', base64 = '', ...more] = splitKey(text);
  const bytes = readBase64(base64);
  const kind = bytes?.length === KEY_LENGTH && more.length === 0 ? KINDS[bytes[0] as keyof typeof KINDS] : undefined;
  if (!bytes || !kind || !isName(name)) return null;
  const hash = await sha256(joined(utf8(`${name}\n`), bytes));
  return hexOf(hash.slice(0, ID_LENGTH)) === id ? { name, kind, id, publicKey: bytes.slice(1) } : null;
}

/** Base64 has plus signs of its own, a name and an id have none. */
function splitKey(text: string): string[] {
  const [name = '', id = '', ...rest] = text.split('+');
  return [name, id, rest.join('+')];
}

function readLine(line: string): Line | null {
  const [dash, name = '', base64 = '', ...more] = line.split(' ');
  const bytes = readBase64(base64);
  if (dash !== '—' || !isName(name) || more.length > 0 || !bytes || bytes.length <= ID_LENGTH) return null;
  return { name, id: hexOf(bytes.slice(0, ID_LENGTH)), signature: bytes.slice(ID_LENGTH) };
}

/** A note in its parts, before any signature is checked. */
export function readNote(signed: string): Note | null {
  const isPlain = [...signed].every((letter) => letter === '\n' || letter >= ' ');
  const end = signed.lastIndexOf('\n\n');
  if (!isPlain || end < 0 || !signed.endsWith('\n')) return null;
  const lines = signed.slice(end + 2, -1).split('\n');
  if (lines.length > LINES_MAX) return null;
  const read = lines.map(readLine);
  return read.includes(null) ? null : { text: signed.slice(0, end + 1), lines: read.filter((line) => line !== null) };
}

const linesOf = (note: Note, key: Key): readonly Line[] =>
  note.lines.filter(({ name, id }) => name === key.name && id === key.id);

type Signed = 'signed' | 'unsigned' | 'wrong';

/** Whether the key of a log has signed: one wrong signature of it is enough to say no. */
export async function signedByLog(note: Note, key: Key): Promise<Signed> {
  const own = key.kind === 'log' ? linesOf(note, key) : [];
  for (const { signature } of own) if (!(await isSignedBy(key.publicKey, utf8(note.text), signature))) return 'wrong';
  return own.length > 0 ? 'signed' : 'unsigned';
}

const TIME_LENGTH = 8;

/** Whether a witness stands for a checkpoint, and since when, in seconds since 1970. */
export async function signedByWitness(note: Note, key: Key): Promise<number | Exclude<Signed, 'signed'>> {
  const own = key.kind === 'witness' ? linesOf(note, key) : [];
  let last: number | 'unsigned' = 'unsigned';
  for (const { signature } of own) {
    if (signature.length <= TIME_LENGTH) return 'wrong';
    const seconds = new DataView(signature.buffer, signature.byteOffset).getBigUint64(0);
    const message = utf8(`cosignature/v1\ntime ${seconds}\n${note.text}`);
    if (!(await isSignedBy(key.publicKey, message, signature.slice(TIME_LENGTH)))) return 'wrong';
    last = Number(seconds);
  }
  return last;
}

/** Whether somebody signs under the name of a log with a key that is not the one that is known. */
export const hasOtherKey = (note: Note, key: Key): boolean =>
  note.lines.some(({ name, id }) => name === key.name && id !== key.id);

export const keyText = (key: Key): string => {
  const kind = key.kind === 'log' ? 1 : 4;
  return `${key.name}+${key.id}+${base64Of(joined(Uint8Array.of(kind), key.publicKey))}`;
};
