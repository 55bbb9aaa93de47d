import type { lookup } from 'node:dns';
import { once } from 'node:events';
import { type Server, createServer, request } from 'node:http';
import { type AddressInfo, createServer as createLine } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Resolve,
  answerOf,
  callOut,
  endpointOf,
  faultOfEndpoint,
  isPublicAddress,
  lineOut,
  publicLookup,
} from './outgoing.ts';

it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '2a00:1450:4001::1', '2606:4700::1111'])(
  '%s is of the open internet',
  (ip) => {
    expect(isPublicAddress(ip)).toBe(true);
  },
);

it.each([
  '127.0.0.1',
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '64:ff9b::7f00:1',
  '3fff::1',
  'localhost',
  '',
])('%s is not', (ip) => {
  expect(isPublicAddress(ip)).toBe(false);
});

it('takes the push services of browsers', () => {
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])
    expect(endpointOf(endpoint)?.href).toBe(endpoint);
  expect(endpointOf(`https://push.example.com/${'x'.repeat(2_000)}`)).toBeNull();
});

it('resolves no name that leads inside', async () => {
  const resolve = (name: string) =>
    new Promise((done) => {
      publicLookup()(name, {}, (error, address) => done(error ? error.message : address));
    });
  expect(await resolve('localhost')).toBe('the endpoint is not of the open internet');
});

/** All of them mean the machine itself, its network, or nothing that is public. */
const PRIVATE_HOSTS = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '127.000.000.001',
  '0177.0.0.1',
  '0x7f.0.0.1',
  '0x7f.1',
  '0x7f000001',
  '0X7F000001',
  '2130706433',
  '017700000001',
  '127.0.0.1.',
  '127.255.255.254',
  '%31%32%37.0.0.1',
  '１２７.0.0.1',
  '127。0。0。1',
  '①②⑦.0.0.1',
  '0.0.0.0',
  '0',
  '0x0',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[0000:0000:0000:0000:0000:0000:0000:0001]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[0:0:0:0:0:ffff:7f00:0001]',
  '[::127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[2002:7f00:1::]',
  '[fe80::1]',
  '[fc00::1]',
  'localhost',
  'LOCALHOST',
  'localhost.',
  'user@127.0.0.1',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '255.255.255.255',
];
/** Of these it is certain, wherever the test runs, that a call without the guard comes through. */
const LOOPBACK = PRIVATE_HOSTS.slice(0, 11);

describe('the way out', () => {
  let hits = 0;
  let canary: Server;
  let port = 0;
  beforeAll(async () => {
    canary = createServer((_request, response) => {
      hits++;
      response.end('inside');
    });
    await new Promise<void>((resolve) => void canary.listen(0, '127.0.0.1', resolve));
    port = (canary.address() as AddressInfo).port;
  });
  beforeEach(() => {
    hits = 0;
  });
  afterAll(async () => {
    await new Promise((resolve) => canary.close(resolve));
  });

  const call = { headers: {}, body: 'x' };
  /** Says what it is told, one answer after the other, to whoever asks for any name. */
  const names = (...answers: readonly string[]): Resolve => {
    let asked = 0;
    const resolve = (_name: string, _options: object, done: (error: null, all: object[]) => void): void => {
      const address = answers[Math.min(asked++, answers.length - 1)] ?? '';
      done(null, [{ address, family: address.includes(':') ? 6 : 4 }]);
    };
    return resolve as unknown as typeof lookup;
  };

  it.each([
    ['plain', '127.0.0.1', false],
    ['sealed', '127.0.0.1', true],
    ['plain', 'live.twitch.example', false],
    ['sealed', 'live.twitch.example', true],
  ])('opens no %s line to %s, which leads inside', async (_, host, isSealed) => {
    let isOpen = false;
    const socket = lineOut(names('127.0.0.1'))({ host, port, isSealed }, () => (isOpen = true));
    const [error] = await once(socket, 'error');
    expect((error as Error).message).toBe('the endpoint is not of the open internet');
    expect([isOpen, socket.destroyed]).toEqual([false, true]);
  });

  it('reaches a canary inside by none of forty spellings', async () => {
    expect(PRIVATE_HOSTS.length).toBeGreaterThanOrEqual(40);
    for (const host of PRIVATE_HOSTS) {
      const text = `http://${host}:${port}/`;
      if (!URL.canParse(text)) continue;
      await expect(callOut(undefined, 2_000)(new URL(text), call), host).rejects.toThrow(
        /open internet|ENOTFOUND|EAI_AGAIN/,
      );
    }
    expect(hits).toBe(0);
  });

  it('is what keeps them out: without it the canary is reached', async () => {
    for (const host of LOOPBACK)
      await new Promise<void>((resolve, reject) => {
        const plain = request(new URL(`http://${host}:${port}/`), (response) => {
          response.resume();
          response.on('end', resolve);
        });
        plain.on('error', reject);
        plain.end();
      });
    expect(hits).toBe(LOOPBACK.length);
  });

  it('is closed to every name that means an address inside when the line is opened', async () => {
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.1', '169.254.169.254'])
      await expect(callOut(names(address))(new URL(`http://hooks.example:${port}/`), call), address).rejects.toThrow(
        'not of the open internet',
      );
    expect(hits).toBe(0);
  });

  it('is closed to a name that changes between the check and the line (DNS rebinding)', async () => {
    const resolve = names('8.8.8.8', '127.0.0.1');
    await new Promise<void>((checked) => publicLookup(resolve)('hooks.example', {}, () => checked()));
    await expect(callOut(resolve)(new URL(`http://hooks.example:${port}/`), call)).rejects.toThrow(
      'not of the open internet',
    );
    expect(hits).toBe(0);
  });

  it('is closed to a name with one address outside and one inside', async () => {
    const both = ((_name: string, _options: object, done: (error: null, all: object[]) => void) =>
      done(null, [
        { address: '8.8.8.8', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ])) as unknown as typeof lookup;
    await expect(callOut(both)(new URL(`http://hooks.example:${port}/`), call)).rejects.toThrow(
      'not of the open internet',
    );
    expect(hits).toBe(0);
  });
});

it('takes no address to begin with that is not https at its usual port, under a public name', () => {
  for (const host of PRIVATE_HOSTS) expect(endpointOf(`https://${host}/`), host).toBeNull();
  for (const text of [
    'http://hooks.example.com/',
    'https://hooks.example.com:8443/',
    'https://user:word@hooks.example.com/',
    'ftp://hooks.example.com/',
    'https://hooks/',
    'hooks.example.com',
    '',
  ])
    expect(endpointOf(text), text).toBeNull();
});

it.each([
  ['hooks', 'no-address'],
  ['http://hooks.example.com/', 'not-https'],
  ['https://user:word@hooks.example.com/', 'with-password'],
  ['https://hooks.example.com:8443/', 'other-port'],
  ['https://localhost/', 'own-network'],
  ['https://10.0.0.1/', 'own-network'],
  ['https://hooks/', 'no-public-name'],
  ['https://hooks.example.com/', null],
])('says of %s what is wrong with it: %s', (text, fault) => expect(faultOfEndpoint(text)).toBe(fault));

it.each([
  ['changes the protocol unasked', 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'],
  ['breaks off within its answer', 'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf'],
  ['hangs up', ''],
])('a receiver that %s keeps nobody waiting: the call fails', async (_what, said) => {
  const line = createLine((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(said));
  });
  await new Promise<void>((resolve) => void line.listen(0, '127.0.0.1', resolve));
  const { port } = line.address() as AddressInfo;
  const call = request({ host: '127.0.0.1', port, method: 'POST', agent: false });
  call.end('x');
  await expect(answerOf(call)).rejects.toThrow(/no answer|aborted|hang up/);
  await new Promise((resolve) => line.close(resolve));
});
