import { describe, expect, it } from 'vitest';
import { addressIn, isOwnMachine, networkOf } from './network.ts';

describe('40.6: the address of a hop is one, however it is written', () => {
  it.each([
    ['203.0.113.8', '203.0.113.8'],
    ['203.0.113.8:50001', '203.0.113.8'],
    [' 203.0.113.8 ', '203.0.113.8'],
    ['"203.0.113.8:1"', '203.0.113.8'],
    ['[203.0.113.8]', '203.0.113.8'],
    ['::ffff:203.0.113.8', '203.0.113.8'],
    ['::FFFF:cb00:7108', '203.0.113.8'],
    ['[::ffff:203.0.113.8]:443', '203.0.113.8'],
    ['2001:db8::1', '2001:db8::1'],
    ['2001:0DB8:0:0:0:0:0:0001', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['"[2001:db8::1]:65535"', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['[fe80::1%25eth0]:80', 'fe80::1'],
    ['::1', '::1'],
  ])('%s', (hop, address) => {
    expect(addressIn(hop)).toBe(address);
  });

  it.each([
    '',
    'unknown',
    '_hidden',
    '_SEVKISEK',
    '203.0.113.8:',
    '203.0.113.8:port',
    '203.0.113.256',
    '203.0.113.8.',
    '0203.0.113.8',
    '2001:db8::1:50001:x',
    '[2001:db8::1',
    '2001:db8:::1',
    'localhost',
    '203.0.113.8 198.51.100.1',
    'for=203.0.113.8',
  ])('%j names none', (hop) => {
    expect(addressIn(hop)).toBeNull();
  });
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['not an address', 'not an address'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('a loopback address is the machine itself, and no other is', () => {
  for (const address of ['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1', '[::1]:80'])
    expect(isOwnMachine(networkOf(address))).toBe(true);
  for (const address of ['128.0.0.1', '10.0.0.1', '2001:db8::1', 'unknown'])
    expect(isOwnMachine(networkOf(address))).toBe(false);
});
