import { isSame, readBase64, readNumber } from './bytes.ts';
import type { Checked, Fault } from './faults.ts';
import { HASH_LENGTH, hashNothing } from './hash.ts';
import { type Key, type Note, hasOtherKey, readNote, signedByLog, signedByWitness } from './note.ts';
import type { Head } from './tree.ts';

/** https://c2sp.org/tlog-checkpoint */
export interface Checkpoint extends Head {
  readonly origin: string;
  readonly note: Note;
  /** Somebody signs beside the known key under the same name: the key is about to be changed, and it says so itself. */
  readonly announcesKey: boolean;
}

function readHead(text: string): (Head & { readonly origin: string }) | null {
  const [origin = '', sizeText = '', rootText = '', ...more] = text.split('\n');
  const size = readNumber(sizeText);
  const root = readBase64(rootText);
  if (more.pop() !== '' || more.includes('')) return null;
  if (origin === '' || size === null || root?.length !== HASH_LENGTH) return null;
  return { origin, size, root };
}

async function faultOfSignature(note: Note, key: Key): Promise<Fault | null> {
  const signed = await signedByLog(note, key);
  if (signed === 'wrong') return 'wrong-signature';
  if (signed === 'signed') return null;
  return hasOtherKey(note, key) ? 'key-changed' : 'unsigned';
}

async function faultOfWitnesses(note: Note, witnesses: readonly Key[]): Promise<Fault | null> {
  for (const witness of witnesses) {
    const signed = await signedByWitness(note, witness);
    if (signed === 'wrong') return 'wrong-witness';
    if (signed === 'unsigned') return 'no-witness';
  }
  return null;
}

/** A checkpoint that its log has signed, and each of the witnesses. */
export async function openCheckpoint(
  signed: string,
  key: Key,
  witnesses: readonly Key[] = [],
): Promise<Checked<Checkpoint>> {
  const note = readNote(signed);
  if (!note) return { fault: 'no-note' };
  const head = readHead(note.text);
  if (!head) return { fault: 'no-checkpoint' };
  if (head.origin !== key.name) return { fault: 'other-log' };
  const fault = (await faultOfSignature(note, key)) ?? (await faultOfWitnesses(note, witnesses));
  if (fault) return { fault };
  // Of no leaves there is one root.
  if (head.size === 0 && !isSame(head.root, await hashNothing())) return { fault: 'wrong-root' };
  return { found: { ...head, note, announcesKey: hasOtherKey(note, key) } };
}
