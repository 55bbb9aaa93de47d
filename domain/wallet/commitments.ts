import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as z from 'zod/mini';
import { type Neighbour, climb, wayFrom, topOf } from '../shared/hash-tree.ts';
import { utcDay } from '../shared/time.ts';
import { hashOfText } from './chain.ts';
import { CHAIN_START, linkText } from '../shared/hash-chain.ts';

/**
 * Commitments are dated by the hash chain of the ledger. Those of a UTC day are the leaves of a tree, and its root
 * stands in a transfer that moves nothing: whoever holds a later head of the chain can tell whether one was changed.
 */
export interface Committed {
  /** What was committed to: `arcade:<contest>`, `crate:<player>:<number of the opening>`. */
  readonly about: string;
  /** SHA-256 of the secret, hex. */
  readonly commitment: string;
  readonly at: number;
}

export const aboutCourse = (contestId: string): string => `arcade:${contestId}`;
export const aboutCrate = (userId: string, nonce: number): string => `crate:${userId}:${nonce}`;

interface Node {
  readonly hash: string;
}
export type CommitmentNeighbour = Neighbour<Node>;

const hashOf = (parts: readonly (string | number)[]): string => bytesToHex(sha256(utf8ToBytes(JSON.stringify(parts))));

const leafOf = ({ about, commitment, at }: Committed): Node => ({
  hash: hashOf(['commitment', about, commitment, at]),
});
const join = (left: Node, right: Node): Node => ({ hash: hashOf(['node', left.hash, right.hash]) });

/** So many leaves a root has at most; a day with more has several roots. */
export const LEAVES_MAX = 500;

/** The root over commitments in their order, hex; there is one at least. */
export function rootOf(leaves: readonly Committed[]): string {
  const top = topOf(leaves.map(leafOf), join);
  if (!top) throw new Error('nothing was committed to');
  return top.hash;
}

/** The way from the leaf at a place up to the root. */
export const pathTo = (leaves: readonly Committed[], place: number): CommitmentNeighbour[] =>
  wayFrom(leaves.map(leafOf), place, join);

/** The operation key of the transfer that carries a root. */
export const keyOfRoot = (root: string): string => `commitments:${root}`;

/** Where a commitment stands in the chain. */
export interface CommitmentDate {
  /** When it was made. */
  readonly at: number;
  readonly path: readonly CommitmentNeighbour[];
  /** The text whose SHA-256 is the content hash of the link: the transfer that carries root and day. */
  readonly content: string;
  readonly position: number;
  /** Null for the first link. */
  readonly previousHash: string | null;
  readonly hash: string;
}

/** A transfer that carries a root, as `contentText` writes it. */
const Carrier = z.tuple([
  z.string(),
  z.string().check(z.regex(/^commitments:[0-9a-f]{64}$/)),
  z.literal('commitments'),
  z.iso.date(),
  z.null(),
  z.int(),
  z.tuple([]),
]);

/** Root, day and instant of a link's content; null where it carries none. */
export function readCarrier(content: string): { root: string; day: string; at: number } | null {
  let json: unknown;
  try {
    json = JSON.parse(content);
  } catch {
    return null;
  }
  const read = Carrier.safeParse(json);
  if (!read.success || JSON.stringify(json) !== content) return null;
  const [, key, , day, , at] = read.data;
  return { root: key.slice(keyOfRoot('').length), day, at };
}

/** What can be wrong with the date of a commitment: `leaf` is the way from it to the root, `link` its place in the chain. */
export const DATE_FAULTS = ['root', 'day', 'leaf', 'link'] as const;
export type DateFault = (typeof DATE_FAULTS)[number];

/** What is wrong with where a commitment is said to stand; nothing where all of it holds. Throws nothing. */
export function verifyDate({ about, commitment }: Omit<Committed, 'at'>, date: CommitmentDate): DateFault[] {
  const { at, path, content, position, previousHash, hash } = date;
  const carrier = readCarrier(content);
  const holds: Readonly<Record<DateFault, boolean>> = {
    root: carrier !== null,
    day: carrier?.day === dayOf(at) && carrier !== null && at <= carrier.at,
    leaf: climb(leafOf({ about, commitment, at }), path, join).hash === carrier?.root,
    link: hashOfText(linkText(position, previousHash ?? CHAIN_START, hashOfText(content))) === hash,
  };
  return DATE_FAULTS.filter((fault) => !holds[fault]);
}

/** Null for what is no instant. */
const dayOf = (at: number): string | null => (Number.isSafeInteger(at) && Math.abs(at) <= 8.64e15 ? utcDay(at) : null);
