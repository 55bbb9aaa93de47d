import { expect, it } from 'vitest';
import { endpointOf, isPublicAddress, publicLookup } from './push-endpoint.ts';

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
      publicLookup(name, {}, (error, address) => done(error ? error.message : address));
    });
  expect(await resolve('localhost')).toBe('the endpoint is not of the open internet');
});
