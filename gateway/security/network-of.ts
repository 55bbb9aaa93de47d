import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that name a network; the others are drawn anew by each device. */
const NETWORK_GROUPS = 4;

/** The network that an address belongs to, so far as it tells households apart: an IPv4 address, or an IPv6 /64. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = new URL(`http://[${plain.replace(/%.*$/, '')}]/`).hostname.slice(1, -1).split('::');
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const [before, after] = [groups(head), groups(tail)];
  const between = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0');
  return `${[...before, ...between, ...after].slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** Whether everybody comes from there: a proxy beside the server that does not say for whom it asks. */
export const isOwnMachine = (network: string): boolean => network.startsWith('127.') || network === '0:0:0:0::/64';
