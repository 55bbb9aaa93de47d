/** The hash before the first link. */
export const CHAIN_START = '0'.repeat(64);

/**
 * The exact text whose SHA-256 is a link's hash. Anyone can compute the whole chain again from the content hashes alone,
 * without seeing what they are of.
 */
export const linkText = (position: number, previousHash: string, contentHash: string): string =>
  JSON.stringify([position, previousHash, contentHash]);
