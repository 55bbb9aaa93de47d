import { fromBase64, toBase64 } from './base64.ts';
import { type Checkpoint, openCheckpoint, readCount } from './checkpoint.ts';
import type { NoteKey, Verify } from './note.ts';
import { HASH_BYTES, type Hash, isIncluded, leafHash } from './tree.ts';

/** A proof that a leaf stands in a log, in a file that needs no network (C2SP tlog-proof). */
export interface ProofFile {
  /** The leaf itself; nothing vouches for it but the proof. */
  readonly extra: Uint8Array;
  readonly index: number;
  /** From the neighbour of the leaf up to the child of the root. */
  readonly path: readonly Hash[];
  /** As the log signed it, with whatever cosignatures it has. */
  readonly checkpoint: string;
}

const FIRST_LINE = 'c2sp.org/tlog-proof@v1';
/** The highest tree of 2**53 leaves. */
const PATH_MAX = 53;

export const proofFileText = ({ extra, index, path, checkpoint }: ProofFile): string =>
  [FIRST_LINE, `extra ${toBase64(extra)}`, `index ${index}`, ...path.map(toBase64), '', checkpoint].join('\n');

/** A file in its parts, nothing of which is checked yet; null for what is none, or has no leaf with it. */
export function readProofFile(text: string): ProofFile | null {
  const cut = text.indexOf('\n\n');
  if (cut < 0) return null;
  const [first, extraLine = '', indexLine = '', ...hashes] = text.slice(0, cut).split('\n');
  const extra = extraLine.startsWith('extra ') ? fromBase64(extraLine.slice('extra '.length)) : null;
  const index = indexLine.startsWith('index ') ? readCount(indexLine.slice('index '.length)) : null;
  const path = hashes.map(fromBase64).filter((hash) => hash?.length === HASH_BYTES) as Hash[];
  if (first !== FIRST_LINE || extra === null || index === null) return null;
  if (path.length !== hashes.length || path.length > PATH_MAX) return null;
  return { extra, index, path, checkpoint: text.slice(cut + 2) };
}

/** What a file proves, by the key of the log that whoever checks has from elsewhere; null where it proves nothing. */
export function checkProofFile(
  text: string,
  key: NoteKey,
  verify: Verify,
): { readonly checkpoint: Checkpoint; readonly leaf: Uint8Array } | null {
  const file = readProofFile(text);
  const opened = file && openCheckpoint(file.checkpoint, key, verify);
  if (!file || !opened) return null;
  const { checkpoint } = opened;
  const holds = isIncluded(leafHash(file.extra), file.index, checkpoint.size, checkpoint.root, file.path);
  return holds ? { checkpoint, leaf: file.extra } : null;
}
