import { bech32, bech32m, base58check } from '@scure/base';
import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  METHOD_KINDS,
  PAYOUT_KINDS,
  type CryptoNetwork,
  type MethodKind,
  type MethodTerms,
  destinationKey,
  faultOfMethod,
  isBankAccount,
  isCoinAddress,
  isRoutingNumber,
  kindName,
  maskedDestination,
  maskedHandle,
  offeredKinds,
  takesDeposits,
} from './methods.ts';

const GOOD: readonly MethodTerms[] = [
  { kind: 'credit', token: 'tok_visa_4242', destination: '', network: null },
  { kind: 'apple', token: 'tok_apple', destination: '', network: null },
  { kind: 'google', token: 'tok_google', destination: '', network: null },
  { kind: 'paypal', token: '', destination: 'player@example.com', network: null },
  { kind: 'venmo', token: '', destination: '@player-one', network: null },
  { kind: 'bank', token: '', destination: 'DE89370400440532013000', network: null },
  { kind: 'bank', token: '', destination: '021000021/1234567890', network: null },
  { kind: 'crypto', token: '', destination: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', network: 'btc' },
  { kind: 'crypto', token: '', destination: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', network: 'eth' },
];

describe('faultOfMethod', () => {
  it('takes every supported kind as it is meant (WA-16, C-14)', () => {
    expect(GOOD.map(faultOfMethod)).toEqual(GOOD.map(() => null));
    expect(new Set(GOOD.map(({ kind }) => kind))).toEqual(new Set(METHOD_KINDS.filter(takesDeposits)));
  });

  it('names the field that is wrong', () => {
    const faults = [
      [{ ...GOOD[0], token: '' }, 'token'],
      [{ ...GOOD[0], token: '4242 4242 4242 4242' }, 'token'],
      [{ ...GOOD[0], destination: 'x' }, 'destination'],
      [{ ...GOOD[0], network: 'btc' }, 'network'],
      [{ ...GOOD[3], destination: 'nobody' }, 'destination'],
      [{ ...GOOD[3], token: 'tok_x' }, 'token'],
      [{ ...GOOD[4], destination: 'player' }, 'destination'],
      [{ ...GOOD[4], destination: 'x@player-one' }, 'destination'],
      [{ ...GOOD[4], destination: '@player-one!' }, 'destination'],
      [{ ...GOOD[5], destination: 'DE89370400440532013001' }, 'destination'],
      [{ ...GOOD[7], network: null }, 'network'],
      [{ ...GOOD[7], network: 'eth' }, 'destination'],
      [{ ...GOOD[7], network: 'xmr' }, 'network'],
      [{ ...GOOD[0], kind: 'cheque' }, 'kind'],
    ] as const;
    for (const [terms, field] of faults) expect(faultOfMethod(terms as MethodTerms), JSON.stringify(terms)).toBe(field);
  });
});

describe('coin addresses', () => {
  const known = [
    ['btc', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
    ['btc', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['btc', 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'],
    ['doge', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L'],
    ['eth', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
    ['usdc', '0xd1220a0cf47c7b9be7a2e6ba89f429762e7b9adb'],
  ] as const;

  it.each(known)('takes the %s address %s', (network, address) => {
    expect(isCoinAddress(network, address)).toBe(true);
  });

  it('notices any single wrong character of an address with a checksum', () => {
    const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
    const address = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
    fc.assert(
      fc.property(fc.nat(address.length - 1), fc.constantFrom(...alphabet), (place, character) => {
        const other = address.slice(0, place) + character + address.slice(place + 1);
        expect(isCoinAddress('btc', other)).toBe(other === address);
      }),
    );
  });

  it('refuses a swapped case of an Ethereum checksum, and noise', () => {
    expect(isCoinAddress('eth', '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBe(false);
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), fc.constantFrom('btc', 'eth', 'usdc', 'doge'), (text, network) => {
        expect(isCoinAddress(network as 'btc', text)).toBe(false);
      }),
    );
  });
});

describe('coins never go to an address that their network does not have', () => {
  const base58 = (version: number, length: number) =>
    base58check(sha256).encode(Uint8Array.of(version, ...new Uint8Array(length)));
  const segwit = (coder: typeof bech32, version: number, length: number, prefix = 'bc') =>
    coder.encode(prefix, [version, ...coder.toWords(new Uint8Array(length))], 120);

  it('each version byte belongs to one network, testnets to none, and a hash has twenty bytes', () => {
    const networksOf = (address: string) => (['btc', 'doge'] as const).filter((coin) => isCoinAddress(coin, address));
    expect([0x00, 0x05, 0x1e, 0x16, 0x6f, 0xc4].map((version) => networksOf(base58(version, 20)))).toEqual([
      ['btc'],
      ['btc'],
      ['doge'],
      ['doge'],
      [],
      [],
    ]);
    expect([19, 21].flatMap((length) => networksOf(base58(0x00, length)))).toEqual([]);
    expect(networksOf('')).toEqual([]);
    expect(networksOf('1'.repeat(60))).toEqual([]);
  });

  it('knows the addresses of BIP 173 and BIP 350, good and bad', () => {
    const good = [
      'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
      'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
      'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
      'BC1SW50QGDZ25J',
      'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
    ];
    const bad = [
      'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
      'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R',
      'bc1pw5dgrnzv',
      'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P',
      'bc1gmk9yu',
    ];
    expect(good.map((address) => isCoinAddress('btc', address))).toEqual(good.map(() => true));
    expect(bad.map((address) => isCoinAddress('btc', address))).toEqual(bad.map(() => false));
  });

  it('takes each version in its own coding and length alone', () => {
    const lengths = Array.from({ length: 43 }, (_, length) => length);
    const taken = (coder: typeof bech32, version: number, prefix?: string) =>
      lengths.filter((length) => isCoinAddress('btc', segwit(coder, version, length, prefix)));
    expect(taken(bech32, 0)).toEqual([20, 32]);
    for (const version of [1, 16]) expect(taken(bech32m, version)).toEqual(lengths.slice(2, 41));
    for (const none of [
      taken(bech32m, 0),
      taken(bech32, 1),
      taken(bech32m, 17),
      taken(bech32, 0, 'tb'),
      taken(bech32m, 1, 'tb'),
      taken(bech32m, 1, 'ltc'),
    ])
      expect(none).toEqual([]);
  });

  it('takes an Ethereum address in either case alone, whole and with nothing around it', () => {
    const digits = '52908400098527886e0f7030069857d2e4169ee7';
    expect(isCoinAddress('eth', `0x${digits}`)).toBe(true);
    expect(isCoinAddress('usdc', `0x${digits.toUpperCase()}`)).toBe(true);
    for (const other of [`0x${digits}a`, `x0x${digits}`, `0x${digits.slice(1)}`, digits, `0X${digits}`])
      expect(isCoinAddress('eth', other), other).toBe(false);
  });
});

describe('bank accounts', () => {
  it('knows routing numbers by their checksum', () => {
    expect(['021000021', '011401533', '091000019'].map(isRoutingNumber)).toEqual([true, true, true]);
    expect(['021000022', '000000000', '12345678', 'abcdefghi', '0210000210'].map(isRoutingNumber)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('takes IBANs and routing/account pairs', () => {
    expect(isBankAccount('GB29NWBK60161331926819')).toBe(true);
    expect(isBankAccount('021000021/123')).toBe(false);
    expect(isBankAccount('021000021/12345678901234567')).toBe(true);
    expect(isBankAccount('021000021')).toBe(false);
    for (const other of [
      'x021000021/1234567890',
      '021000021/1234567890x',
      '021000022/1234567890',
      '021000021/123456789012345678',
    ])
      expect(isBankAccount(other), other).toBe(false);
  });
});

it('shows only as much of a destination as its owner needs to know it by', () => {
  expect(GOOD.map(maskedDestination)).toEqual([
    '',
    '',
    '',
    'p•••@example.com',
    '@player-one',
    '•••• 3000',
    '•••• 7890',
    '1A1zP1…vfNa',
    '0x5aAe…eAed',
  ]);
  expect(METHOD_KINDS.map(kindName)).toEqual([
    'Card',
    'PayPal',
    'Apple Pay',
    'Google Pay',
    'Venmo',
    'Bank account',
    'Crypto wallet',
    'Stripe',
  ]);
});

it('offers every kind, but cryptocurrency and accounts at the provider only while those are switched on', () => {
  const without = (...off: readonly MethodKind[]) => METHOD_KINDS.filter((kind) => !off.includes(kind));
  expect(offeredKinds({ crypto: true, accounts: true })).toEqual(METHOD_KINDS);
  expect(offeredKinds({ crypto: false, accounts: true })).toEqual(without('crypto'));
  expect(offeredKinds({ crypto: true, accounts: false })).toEqual(without('stripe'));
});

it('takes no account at the provider from whoever names one, and no deposit from it', () => {
  expect(faultOfMethod({ kind: 'stripe', token: '', destination: 'acct_1', network: null })).toBe('destination');
  expect(METHOD_KINDS.filter((kind) => !takesDeposits(kind))).toEqual(['stripe']);
});

it('pays out only where a payout can be addressed', () => {
  expect(METHOD_KINDS.filter((kind) => PAYOUT_KINDS.includes(kind))).toEqual([
    'paypal',
    'venmo',
    'bank',
    'crypto',
    'stripe',
  ]);
});

describe('where payouts go', () => {
  const key = (kind: MethodKind, destination: string, network: CryptoNetwork | null = null) =>
    destinationKey({ kind, destination, network });

  it('is the same place however an address is written, and on each coin of one chain', () => {
    expect(key('paypal', 'A@example.com')).toBe(key('paypal', 'a@EXAMPLE.com'));
    expect(key('venmo', '@Ada-1')).toBe(key('venmo', '@ada-1'));
    expect(key('bank', 'de89370400440532013000')).toBe(key('bank', 'DE89370400440532013000'));
    expect(key('crypto', '0xAB', 'eth')).toBe(key('crypto', '0xab', 'usdc'));
    expect(key('crypto', 'BC1QA', 'btc')).toBe(key('crypto', 'bc1qa', 'btc'));
  });

  it('is another one for another kind, coin or letter that counts', () => {
    expect(key('crypto', '1AbC', 'btc')).not.toBe(key('crypto', '1abc', 'btc'));
    expect(key('crypto', '1AbC', 'btc')).not.toBe(key('crypto', '1AbC', 'doge'));
    expect(key('venmo', 'ada')).not.toBe(key('paypal', 'ada'));
  });

  it('is nowhere for cards and for what takes no payouts', () => {
    for (const kind of ['credit', 'apple', 'google'] as const) expect(key(kind, '')).toBeNull();
  });

  it('is not shown in full of a handle', () => {
    expect(maskedHandle('@ada-lovelace')).toBe('@ad•••');
  });
});
