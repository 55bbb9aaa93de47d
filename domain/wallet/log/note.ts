import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { fromBase64, toBase64 } from './base64.ts';

/** Signed notes (C2SP signed-note): a text of lines, a blank line, and a line for each signature. */

/** What a signature is of: the note itself, or that a witness has seen it (C2SP tlog-cosignature). */
export const SIGNATURE_TYPES = { note: 0x01, cosignature: 0x04 } as const;
export type SignatureType = keyof typeof SIGNATURE_TYPES;

const KEY_BYTES = 32;
const ID_BYTES = 4;
/** A note with more signatures is not read, so that nobody has us check a million. */
const SIGNATURES_MAX = 64;

/** Whoever signs, as those know them who check. */
export interface NoteKey {
  /** An address without its scheme, without spaces and plus signs. */
  readonly name: string;
  readonly type: SignatureType;
  /** Ed25519, 32 bytes. */
  readonly publicKey: Uint8Array;
}

const isName = (name: string): boolean => /^[^\s+\p{Cc}]+$/u.test(name);

const typedKey = ({ type, publicKey }: NoteKey): Uint8Array =>
  concatBytes(Uint8Array.of(SIGNATURE_TYPES[type]), publicKey);

/** Four bytes by which a signature finds its key. */
export const idOfKey = (key: NoteKey): Uint8Array =>
  sha256(concatBytes(utf8ToBytes(`${key.name}\n`), typedKey(key))).slice(0, ID_BYTES);

/** The text that a key is handed on as: `name+id+key`. */
export const keyText = (key: NoteKey): string => `${key.name}+${bytesToHex(idOfKey(key))}+${toBase64(typedKey(key))}`;

/** The key of a text; null where it is none, is of another kind, or its id is not its own. */
export function readKey(text: string): NoteKey | null {
  const [, name = '', base64 = ''] = /^([^+]+)\+[0-9a-f]{8}\+([\w+/=]+)$/.exec(text) ?? [];
  const bytes = fromBase64(base64);
  if (!isName(name) || bytes?.length !== KEY_BYTES + 1) return null;
  const type = (Object.keys(SIGNATURE_TYPES) as SignatureType[]).find((one) => SIGNATURE_TYPES[one] === bytes[0]);
  if (!type) return null;
  const key = { name, type, publicKey: bytes.slice(1) };
  return keyText(key) === text ? key : null;
}

/** Signs bytes with Ed25519, 64 bytes; the domain has no keys of its own. */
export type Sign = (message: Uint8Array) => Uint8Array;
export type Verify = (publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array) => boolean;

export interface NoteSignature {
  readonly name: string;
  readonly id: Uint8Array;
  /** What stands behind the id. */
  readonly bytes: Uint8Array;
}

export interface Note {
  /** With the newline at its end. */
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
}

const lineOf = ({ name, id, bytes }: NoteSignature): string => `— ${name} ${toBase64(concatBytes(id, bytes))}\n`;

export function noteText({ text, signatures }: Note): string {
  if (!text.endsWith('\n')) throw new Error('the text of a note ends with a newline');
  return `${text}\n${signatures.map(lineOf).join('')}`;
}

/** The signature of a text by a key of the kind `note`. */
export const signText = (text: string, key: NoteKey, sign: Sign): NoteSignature => ({
  name: key.name,
  id: idOfKey(key),
  bytes: sign(utf8ToBytes(text)),
});

function readSignature(line: string): NoteSignature | null {
  const [, name = '', base64 = ''] = /^— (\S+) (\S+)$/.exec(line) ?? [];
  const bytes = fromBase64(base64);
  if (!isName(name) || !bytes || bytes.length <= ID_BYTES) return null;
  return { name, id: bytes.slice(0, ID_BYTES), bytes: bytes.slice(ID_BYTES) };
}

/** A note in its parts, nothing of which is checked yet; null for what is none. */
export function readNote(note: string): Note | null {
  // oxlint-disable-next-line no-control-regex -- all but the newline
  if (/[\u0000-\u0009\u000b-\u001f]/.test(note) || !note.endsWith('\n')) return null;
  const cut = note.lastIndexOf('\n\n');
  if (cut < 0) return null;
  const lines = note.slice(cut + 2, -1).split('\n');
  if (lines.length > SIGNATURES_MAX) return null;
  const signatures = lines.map(readSignature).filter((one) => one !== null);
  return signatures.length === lines.length ? { text: note.slice(0, cut + 1), signatures } : null;
}

/** The signatures of a note that say to be of a key: those of others with its name, or its id alone, are not. */
export const signaturesOf = ({ signatures }: Note, key: NoteKey): NoteSignature[] => {
  const id = bytesToHex(idOfKey(key));
  return signatures.filter(({ name, id: said }) => name === key.name && bytesToHex(said) === id);
};

/** Whether a key has signed a note: it has a signature of it, and none that is wrong. */
export function isSigned(note: Note, key: NoteKey, verify: Verify): boolean {
  const own = key.type === 'note' ? signaturesOf(note, key) : [];
  return own.length > 0 && own.every(({ bytes }) => verify(key.publicKey, utf8ToBytes(note.text), bytes));
}
