import { keyOfTile, sortIntoTiles, widthOfTile } from '../../domain/wallet/log/tiles.ts';
import { type Edge, HASH_BYTES, NO_EDGE, growEdge, isSameHash, rootOfEdge } from '../../domain/wallet/log/tree.ts';
import { transferLeafHash } from '../../domain/wallet/log/leaf.ts';
import type { Reader } from '../client/database.ts';
import { type LogHead, edgeOf, readTiles } from './grow-log.ts';

/** Holds the log, as its head was when the check began, to the chain of transfers while that is followed. */
export class LogCheck {
  readonly #reader: Reader;
  readonly #head: LogHead;
  readonly #findings: string[] = [];
  #edge: Edge = NO_EDGE;

  constructor(reader: Reader, head: LogHead) {
    this.#reader = reader;
    this.#head = head;
  }

  /** Takes the transfers that come next in the chain. */
  async follow(contentHashes: readonly string[]): Promise<void> {
    const { size } = this.#edge;
    const leaves = contentHashes
      .slice(0, Math.max(0, this.#head.logSize - size))
      .map((contentHash, n) => transferLeafHash(size + n + 1, contentHash));
    const { edge, nodes } = growEdge(this.#edge, leaves);
    const grown = sortIntoTiles(nodes);
    const tiles = await readTiles(this.#reader, grown);
    for (const { hashes, ...place } of grown) {
      const key = keyOfTile(place);
      const from = widthOfTile(place, size) * HASH_BYTES;
      const stored = tiles.get(key)?.subarray(from, from + hashes.length);
      if (!stored || !isSameHash(stored, hashes))
        this.#findings.push(`tile ${key} of the log does not match its transfers`);
    }
    this.#edge = edge;
  }

  /** What is wrong with the log, once the chain has been followed to its end. */
  findings(): readonly string[] {
    const { logSize } = this.#head;
    const isWhole = this.#edge.size === logSize && isSameHash(rootOfEdge(this.#edge), rootOfEdge(edgeOf(this.#head)));
    return isWhole ? this.#findings : [...this.#findings, `the head of the log does not match its ${logSize} leaves`];
  }
}
