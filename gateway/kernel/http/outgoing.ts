/**
 * Calls to addresses that somebody else has given us: a browser's push service, a player's webhook. None may lead the
 * gateway into its own network, whatever it is spelled like and whatever its name means a moment later.
 */
import { lookup } from 'node:dns';
import { type ClientRequest, type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import { BlockList, type LookupFunction, type Socket, connect as connectPlain, isIP } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { AddressFault } from '../../../domain/shared/address-fault.ts';
import { SECOND } from '../../../domain/shared/time.ts';

/** Everything that is not the open internet. */
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
  ['3fff::', 20],
] as const)
  inner6.addSubnet(net, prefix, 'ipv6');

/** Whether an IP address belongs to the open internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inner.check(address, 'ipv4');
  return family === 6 && outer6.check(address, 'ipv6') && !inner6.check(address, 'ipv6');
}

const ENDPOINT_MAX = 2_000;

/** What is wrong with an address, so that it is none of the open internet; null where nothing is. The early, friendly no. */
export function faultOfEndpoint(text: string): AddressFault | null {
  if (text.length > ENDPOINT_MAX || !URL.canParse(text)) return 'no-address';
  const { protocol, hostname, username, password, port } = new URL(text);
  if (protocol !== 'https:') return 'not-https';
  if (username !== '' || password !== '') return 'with-password';
  if (port !== '') return 'other-port';
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return isPublicAddress(host) ? null : 'own-network';
  if (/(?:^|\.)(?:local|localhost|internal|lan|home|arpa)\.?$/.test(host)) return 'own-network';
  return host.includes('.') && !/\.(?:test|onion)\.?$/.test(host) ? null : 'no-public-name';
}

/** An https address of the open internet by its name, at the usual port; null for anything else. */
export const endpointOf = (text: string): URL | null => (faultOfEndpoint(text) === null ? new URL(text) : null);

const NOT_PUBLIC = 'the endpoint is not of the open internet';

/** How names become addresses; another one in tests. */
export type Resolve = typeof lookup;

/** Resolves names to addresses of the open internet only, when the line is opened, so that no name leads inside later. */
export const publicLookup =
  (resolve: Resolve = lookup): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicAddress(address))) return done(new Error(NOT_PUBLIC), []);
      if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };

/** From the first packet to the last, in milliseconds. */
export const PATIENCE_MS = 10 * SECOND;
/** Bytes of an answer that are taken in. */
const ANSWER_BYTES_MAX = 16_384;

export interface OutgoingCall {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

export interface OutgoingAnswer {
  readonly status: number;
  /** As much of it as is taken in. */
  readonly text: string;
}

/** Sends a POST to where somebody else has told us. Throws when nobody answers, or the address is not a public one. */
export type Outgoing = (url: URL, call: OutgoingCall) => Promise<OutgoingAnswer>;

/**
 * The one way out: public addresses only, asked for when the line is opened and again of the line itself; no redirects,
 * no line that is kept, no proxy, and no more time and bytes than the caps allow.
 */
export const callOut =
  (resolve: Resolve = lookup, patienceMs = PATIENCE_MS): Outgoing =>
  async (url, { headers, body }) => {
    // An address that is written out is not looked up.
    const host = url.hostname.replaceAll(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && !isPublicAddress(host)) throw new Error(NOT_PUBLIC);
    const request = url.protocol === 'https:' ? requestTls : requestPlain;
    const call = request(url, {
      method: 'POST',
      headers,
      agent: false,
      lookup: publicLookup(resolve),
      signal: AbortSignal.timeout(patienceMs),
    });
    call.on('socket', (socket) => {
      socket.once('connect', () => {
        if (!isPublicAddress(socket.remoteAddress ?? '')) socket.destroy(new Error(NOT_PUBLIC));
      });
    });
    call.end(body);
    return answerOf(call);
  };

/** What comes of a call, whatever the other side does; whoever waits for it always hears. */
export const answerOf = (call: ClientRequest): Promise<OutgoingAnswer> =>
  new Promise((done, fail) => {
    call.on('response', (response) => done(takeAnswer(response)));
    call.on('error', fail);
    // Who changes the protocol unasked (101) gets the line closed, with neither an answer nor an error.
    call.on('close', () => fail(new Error('no answer')));
  });

/** Where a line leads that is no call of HTTP. */
export interface LineTo {
  readonly host: string;
  readonly port: number;
  /** Over TLS, with a certificate of that name. */
  readonly isSealed: boolean;
}

/** Opens a line to where somebody else has told us; it is cut with an error where that is not the open internet. */
export type LineOut = (to: LineTo, onOpen: () => void) => Socket;

/** The one way out for what is no call: public addresses only, asked for as `callOut` asks. */
export const lineOut =
  (resolve: Resolve = lookup): LineOut =>
  ({ host, port, isSealed }, onOpen) => {
    const terms = { host, port, lookup: publicLookup(resolve) };
    // An address that is written out is not looked up.
    const isInner = isIP(host) !== 0 && !isPublicAddress(host);
    const socket: Socket = isSealed && !isInner ? connectTls({ ...terms, servername: host }) : connectPlain(terms);
    if (isInner) socket.destroy(new Error(NOT_PUBLIC));
    socket.once('connect', () => {
      if (!isPublicAddress(socket.remoteAddress ?? '')) socket.destroy(new Error(NOT_PUBLIC));
    });
    socket.once(isSealed ? 'secureConnect' : 'connect', () => {
      if (!socket.destroyed) onOpen();
    });
    return socket;
  };

async function takeAnswer(response: IncomingMessage): Promise<OutgoingAnswer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    // Whoever says more has said enough.
    if (size >= ANSWER_BYTES_MAX) break;
  }
  response.destroy();
  const text = Buffer.concat(chunks).subarray(0, ANSWER_BYTES_MAX).toString();
  return { status: response.statusCode ?? 0, text };
}
