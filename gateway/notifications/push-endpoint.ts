import { lookup } from 'node:dns';
import { BlockList, type LookupFunction, isIP } from 'node:net';

/** Everything that is not the open internet: a browser's endpoint must not lead our gateway into its own network. */
const inner = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(net, prefix, 'ipv4');

/** The only unicast range of IPv6 that is given out, and what within it leads elsewhere. */
const outer6 = new BlockList();
outer6.addSubnet('2000::', 3, 'ipv6');
const inner6 = new BlockList();
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  inner6.addSubnet(net, prefix, 'ipv6');

/** Whether an IP address belongs to the open internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inner.check(address, 'ipv4');
  return family === 6 && outer6.check(address, 'ipv6') && !inner6.check(address, 'ipv6');
}

const ENDPOINT_MAX = 2_000;

/** A browser's endpoint: an https address of the open internet by its name; null for anything else. */
export function endpointOf(text: string): URL | null {
  if (text.length > ENDPOINT_MAX || !URL.canParse(text)) return null;
  const url = new URL(text);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isPlain = url.protocol === 'https:' && url.username === '' && url.password === '' && url.port === '';
  if (!isPlain) return null;
  if (isIP(host) !== 0) return isPublicAddress(host) ? url : null;
  const isNamed = host.includes('.') && !/\.(local|localhost|internal|lan|home|arpa|test|onion)\.?$/.test(host);
  return isNamed ? url : null;
}

/** Resolves names to addresses of the open internet only, so that no name leads inside, whenever it changes. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, []);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return done(new Error('the endpoint is not of the open internet'), []);
    if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};
