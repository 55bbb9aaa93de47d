import { isSame, textOf } from './bytes.ts';
import { type Checkpoint, openCheckpoint } from './checkpoint.ts';
import type { Checked } from './faults.ts';
import { type Hash, hashLeaf, hashNode, hashNothing } from './hash.ts';
import { readTransfer } from './leaf.ts';
import type { Key } from './note.ts';
import { type Source, TileFault, WIDTH, readEntries, readTile } from './tiles.ts';

const LEVELS = 8;

/** All nodes of a log as its leaves make them, each tile of which is held to the one that the log serves. */
class Rebuilt {
  readonly #source: Source;
  /** The full nodes of the right edge, the highest first. */
  readonly #edge: { readonly height: number; readonly hash: Hash }[] = [];
  readonly #rows: { number: number; hashes: Hash[] }[] = [];

  constructor(source: Source) {
    this.#source = source;
  }

  async add(leaf: Hash): Promise<void> {
    let hash = leaf;
    for (let height = 0; ; height++) {
      if (height % LEVELS === 0) await this.#keep(height / LEVELS, hash);
      const left = this.#edge.at(-1);
      if (left?.height !== height) {
        this.#edge.push({ height, hash });
        return;
      }
      this.#edge.pop();
      hash = await hashNode(left.hash, hash);
    }
  }

  async #keep(level: number, hash: Hash): Promise<void> {
    const row = (this.#rows[level] ??= { number: 0, hashes: [] });
    row.hashes.push(hash);
    if (row.hashes.length < WIDTH) return;
    await this.#hold(level, row);
    this.#rows[level] = { number: row.number + 1, hashes: [] };
  }

  async #hold(level: number, { number, hashes }: { readonly number: number; readonly hashes: Hash[] }): Promise<void> {
    if (hashes.length === 0) return;
    const served = await readTile(this.#source, level, number, hashes.length);
    const isOurs = served.every((hash, n) => isSame(hash, hashes[n] ?? hash.subarray(1)));
    if (!isOurs) throw new TileFault('wrong-tile', `${level}/${number}`);
  }

  async end(): Promise<Hash> {
    for (const [level, row] of this.#rows.entries()) await this.#hold(level, row);
    let root: Hash | null = null;
    for (const { hash } of this.#edge.toReversed()) root = root ? await hashNode(hash, root) : hash;
    return root ?? hashNothing();
  }
}

export interface Ledger {
  readonly checkpoint: Checkpoint;
  readonly transfers: number;
  /** Leaves of kinds that are not known here. */
  readonly others: number;
}

/** The checkpoint as the log serves it now. */
export async function askCheckpoint(
  source: Source,
  key: Key,
  witnesses: readonly Key[] = [],
): Promise<Checked<Checkpoint> & { readonly signed: string | null }> {
  const answer = await source('checkpoint');
  const signed = answer && textOf(answer);
  if (!answer) return { fault: 'silent', signed };
  return signed === null ? { fault: 'no-note', signed } : { ...(await openCheckpoint(signed, key, witnesses)), signed };
}

/** Reads a log whole: its leaves make its tiles, and its tiles the root that it signed. */
export async function checkLedger(source: Source, key: Key, witnesses: readonly Key[] = []): Promise<Checked<Ledger>> {
  const asked = await askCheckpoint(source, key, witnesses);
  if ('fault' in asked) return { fault: asked.fault };
  const checkpoint = asked.found;
  const rebuilt = new Rebuilt(source);
  let [transfers, others] = [0, 0];
  try {
    for (let at = 0; at < checkpoint.size; at += WIDTH)
      for (const leaf of await readEntries(source, at / WIDTH, Math.min(WIDTH, checkpoint.size - at))) {
        const transfer = readTransfer(leaf);
        if (transfer && transfer.position !== transfers + 1) return { fault: 'wrong-order' };
        if (transfer) transfers++;
        else others++;
        await rebuilt.add(await hashLeaf(leaf));
      }
    if (!isSame(await rebuilt.end(), checkpoint.root)) return { fault: 'wrong-root' };
  } catch (error) {
    if (error instanceof TileFault) return { fault: error.fault };
    throw error;
  }
  return { found: { checkpoint, transfers, others } };
}
