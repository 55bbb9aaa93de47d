import { type Bytes, hexOf, readBase64, readNumber, utf8 } from './bytes.ts';
import { type Checkpoint, openCheckpoint } from './checkpoint.ts';
import type { Checked } from './faults.ts';
import { HASH_LENGTH, type Hash, hashLeaf, sha256 } from './hash.ts';
import { type TransferLeaf, readTransfer } from './leaf.ts';
import type { Key } from './note.ts';
import { isIncluded } from './tree.ts';

/** https://c2sp.org/tlog-proof, with the leaf in `extra`: docs/formats/log.md, 'A proof file'. */
interface ProofFile {
  readonly leaf: Bytes;
  readonly index: number;
  readonly path: readonly Hash[];
  readonly signed: string;
}

const VERSION = 'c2sp.org/tlog-proof@v1';
/** As deep as a tree of 2**53 leaves. */
const PATH_MAX = 53;

const behind = (word: string, line: string): string | null =>
  line.startsWith(`${word} `) ? line.slice(word.length + 1) : null;

function readProofFile(text: string): ProofFile | null {
  const end = text.indexOf('\n\n');
  const [version, extraLine = '', indexLine = '', ...hashes] = text.slice(0, Math.max(0, end)).split('\n');
  if (end < 0 || version !== VERSION || hashes.length > PATH_MAX) return null;
  const leaf = readBase64(behind('extra', extraLine) ?? '?');
  const index = readNumber(behind('index', indexLine) ?? '');
  const path = hashes.map(readBase64).filter((hash) => hash?.length === HASH_LENGTH) as Hash[];
  if (!leaf || index === null || path.length < hashes.length) return null;
  return { leaf, index, path, signed: text.slice(end + 2) };
}

export interface Proven {
  readonly checkpoint: Checkpoint;
  readonly index: number;
  readonly leaf: Bytes;
  /** Null where the leaf is of a kind that is not known here. */
  readonly transfer: TransferLeaf | null;
}

export interface Asked {
  readonly key: Key;
  readonly witnesses?: readonly Key[];
  /** What the receipt shows under 'What the hash is made of', where it is at hand. */
  readonly receipt?: string;
}

/** What a proof file proves to whoever has the key of the log from elsewhere. */
export async function checkProofFile(text: string, { key, witnesses, receipt }: Asked): Promise<Checked<Proven>> {
  const file = readProofFile(text);
  if (!file) return { fault: 'no-proof' };
  const opened = await openCheckpoint(file.signed, key, witnesses);
  if ('fault' in opened) return opened;
  const { leaf, index, path } = file;
  if (!(await isIncluded(await hashLeaf(leaf), index, opened.found, path))) return { fault: 'not-included' };
  const transfer = readTransfer(leaf);
  if (receipt !== undefined) {
    if (!transfer) return { fault: 'no-transfer' };
    if (hexOf(await sha256(utf8(receipt))) !== transfer.contentHash) return { fault: 'other-receipt' };
  }
  return { found: { checkpoint: opened.found, index, leaf, transfer } };
}
