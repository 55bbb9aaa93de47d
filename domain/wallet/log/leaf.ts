import { utf8ToBytes } from '@noble/hashes/utils.js';
import { type Hash, leafHash } from './tree.ts';

/**
 * The bytes of a transfer's leaf (docs/formats/log.md): its place in the chain and the hash of its content, nothing of
 * what it was. The first field tells kinds of leaves and their versions apart.
 */
export const transferLeaf = (position: number, contentHash: string): Uint8Array =>
  utf8ToBytes(JSON.stringify(['transfer/1', position, contentHash]));

export const transferLeafHash = (position: number, contentHash: string): Hash =>
  leafHash(transferLeaf(position, contentHash));

/** Positions of the chain count from 1, leaves of the log from 0; so far every leaf is a transfer. */
export const indexOfPosition = (position: number): number => position - 1;
