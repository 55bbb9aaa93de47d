/** Addresses that say nothing of where somebody is: of this machine, of a home or a company. */
const LOCAL = [
  /^127\./,
  /^10\./,
  /^192\.168\./,
  /^172\.(1[6-9]|2\d|3[01])\./,
  /^169\.254\./,
  /^0\./,
  /^::1?$/,
  /^f[cd][\da-f]{2}:/i,
  /^fe[89ab][\da-f]:/i,
];

/** Where a call came from, as far as its address tells; null where it tells nothing (EN-38). */
export function locationOf(address: string | null): string | null {
  const plain = address?.replace(/^::ffff:(?=\d+\.)/i, '') ?? '';
  if (plain === '' || plain === 'unknown' || LOCAL.some((pattern) => pattern.test(plain))) return null;
  return plain;
}
