import { isIPv4, isIPv6 } from 'node:net';

/** Groups of an IPv6 address that name a network; the others are drawn anew by each device. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/** All groups of an IPv6 address, however it is written; a zone (`%eth0`) means something on its own machine alone. */
function groupsOf(address: string): string[] {
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]/`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const [before, after] = [groups(head), groups(tail)];
  const between = tail === undefined ? [] : Array.from({ length: GROUPS - before.length - after.length }, () => '0');
  return [...before, ...between, ...after];
}

/** An IPv4 address that IPv6 carries (`::ffff:203.0.113.7`, `::ffff:cb00:7107`); null for every other one. */
function mappedIn(groups: readonly string[]): string | null {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null;
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/**
 * The address that a hop names, in the one form in which it is compared: proxies add ports, brackets, quotes and zones, and
 * write one IPv6 address in many ways. Null for what names none, as `unknown` or `_hidden`.
 */
export function addressIn(hop: string): string | null {
  const bare = hop.trim().replace(/^"(.*)"$/, '$1');
  const inside = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(bare)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(bare)?.[1] ?? bare;
  if (isIPv4(inside)) return inside;
  if (!isIPv6(inside)) return null;
  const groups = groupsOf(inside);
  return mappedIn(groups) ?? new URL(`http://[${groups.join(':')}]/`).hostname.slice(1, -1);
}

/** The network that an address belongs to, so far as it tells households apart: an IPv4 address, or an IPv6 /64. */
export function networkOf(address: string): string {
  const plain = addressIn(address) ?? address;
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, NETWORK_GROUPS).join(':')}::/64` : plain;
}

/** Whether everybody comes from there: a proxy beside the server that does not say for whom it asks. */
export const isOwnMachine = (network: string): boolean => network.startsWith('127.') || network === '0:0:0:0::/64';
