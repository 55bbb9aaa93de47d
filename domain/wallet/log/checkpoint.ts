import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { ledgerPath } from '../wallet.paths.ts';
import { fromBase64, toBase64 } from './base64.ts';
import {
  type Note,
  type NoteKey,
  type NoteSignature,
  type Sign,
  type Verify,
  idOfKey,
  isSigned,
  noteText,
  readNote,
  signText,
  signaturesOf,
} from './note.ts';
import { HASH_BYTES, type Tree } from './tree.ts';

/** The head of a log (C2SP tlog-checkpoint): a signed note of its origin, how many leaves it has, and their root. */
export interface Checkpoint extends Tree {
  /** The name of the log, for all times: its address without the scheme. */
  readonly origin: string;
}

/** The origin of the ledger of a house, by its public address. */
export function originOf(publicUrl: string): string {
  const { host, pathname } = new URL(publicUrl);
  return `${host}${pathname.replace(/\/+$/, '')}${ledgerPath}`;
}

/** A number as it is written in checkpoints and proofs; null for any other writing, and from 2**53 on. */
export function readCount(text: string): number | null {
  const count = /^(?:0|[1-9]\d{0,15})$/.test(text) ? Number(text) : null;
  return count !== null && Number.isSafeInteger(count) ? count : null;
}

/** What is signed of a checkpoint, with the newline at its end. */
export const checkpointBody = ({ origin, size, root }: Checkpoint): string => `${origin}\n${size}\n${toBase64(root)}\n`;

export function signCheckpoint(checkpoint: Checkpoint, key: NoteKey, sign: Sign): string {
  const text = checkpointBody(checkpoint);
  return noteText({ text, signatures: [signText(text, key, sign)] });
}

/** The head that a note's text tells, whoever signed it; null where it tells none. Lines behind the root are passed over. */
export function readBody(text: string): Checkpoint | null {
  const [origin = '', sizeText = '', rootText = '', ...more] = text.slice(0, -1).split('\n');
  const size = readCount(sizeText);
  const root = fromBase64(rootText);
  if (origin === '' || size === null || root?.length !== HASH_BYTES || more.includes('')) return null;
  return { origin, size, root };
}

/** A checkpoint as it was signed by the key of its log; null for every other text. */
export function openCheckpoint(
  signed: string,
  key: NoteKey,
  verify: Verify,
): { readonly checkpoint: Checkpoint; readonly note: Note } | null {
  const note = readNote(signed);
  const checkpoint = note && readBody(note.text);
  return note && checkpoint?.origin === key.name && isSigned(note, key, verify) ? { checkpoint, note } : null;
}

const TIME_BYTES = 8;
const SIGNATURE_BYTES = 64;

/** What a witness signs: that at an instant, in seconds since 1970, it has seen no larger head of this log. */
const cosignedText = (seconds: number, body: string): string => `cosignature/v1\ntime ${seconds}\n${body}`;

function bytesOfTime(seconds: number): Uint8Array {
  const bytes = new Uint8Array(TIME_BYTES);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(seconds));
  return bytes;
}

/** The line by which a witness stands for a head, at an instant in seconds. */
export const cosign = (body: string, key: NoteKey, seconds: number, sign: Sign): NoteSignature => ({
  name: key.name,
  id: idOfKey(key),
  bytes: concatBytes(bytesOfTime(seconds), sign(utf8ToBytes(cosignedText(seconds, body)))),
});

/** When a witness says to have seen a checkpoint, in seconds since 1970; null where it has not, or one signature is wrong. */
export function cosignedAt(note: Note, key: NoteKey, verify: Verify): number | null {
  const own = key.type === 'cosignature' ? signaturesOf(note, key) : [];
  const times = own.map(({ bytes }) => {
    if (bytes.length !== TIME_BYTES + SIGNATURE_BYTES) return null;
    const seconds = Number(new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0));
    const message = utf8ToBytes(cosignedText(seconds, note.text));
    return Number.isSafeInteger(seconds) && verify(key.publicKey, message, bytes.slice(TIME_BYTES)) ? seconds : null;
  });
  return times.includes(null) ? null : (times.at(-1) ?? null);
}
