import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { linkText } from '../shared/hash-chain.ts';

/** SHA-256 of a text, in hex; the same in the browser and on the server. */
export const hashOfText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** A link of the published chain. */
export interface PublishedLink {
  readonly position: number;
  readonly contentHash: string;
  readonly hash: string;
}

/** How far a chain was followed. */
export interface ChainEnd {
  readonly position: number;
  readonly hash: string;
}

/** Follows links from an end that is known to be good; null as soon as one does not follow from the one before. */
export function followLinks(from: ChainEnd, links: readonly PublishedLink[]): ChainEnd | null {
  let { position, hash } = from;
  for (const link of links) {
    position++;
    hash = hashOfText(linkText(position, hash, link.contentHash));
    if (link.position !== position || link.hash !== hash) return null;
  }
  return { position, hash };
}
