import { base58check, bech32, bech32m } from '@scure/base';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { isValidIBAN } from 'ibantools';
import { isEmail } from '../accounts/email.ts';

/** The ways to pay in and out (EN-24, WA-16, C-14). */
export const METHOD_KINDS = ['credit', 'paypal', 'apple', 'google', 'venmo', 'bank', 'crypto', 'stripe'] as const;
export type MethodKind = (typeof METHOD_KINDS)[number];

export const CRYPTO_NETWORKS = ['btc', 'eth', 'usdc', 'doge'] as const;
export type CryptoNetwork = (typeof CRYPTO_NETWORKS)[number];

/** What is offered only where it is switched on: cryptocurrency, and accounts of players at the provider. */
export interface Offer {
  readonly crypto: boolean;
  readonly accounts: boolean;
}

/** The ways that are offered. */
export const offeredKinds = ({ crypto, accounts }: Offer): readonly MethodKind[] =>
  METHOD_KINDS.filter((kind) => (crypto || kind !== 'crypto') && (accounts || kind !== 'stripe'));

/** Money goes back only where a payout can be addressed; the phones' wallets and cards take refunds, not payouts. */
export const PAYOUT_KINDS: readonly MethodKind[] = ['paypal', 'venmo', 'bank', 'crypto', 'stripe'];

/** A player's account at the provider is there to be paid out to, and for nothing else. */
export const takesDeposits = (kind: MethodKind): boolean => kind !== 'stripe';

/** What a player tells of a method. Card numbers are never among it: a card is a token of the provider. */
export interface MethodTerms {
  readonly kind: MethodKind;
  /** The provider's token of a card, Apple Pay or Google Pay; empty for the others. */
  readonly token: string;
  /** IBAN or `routing/account` of a bank, address of a coin, e-mail of PayPal, @handle of Venmo, id of an account at Stripe; empty for the others. */
  readonly destination: string;
  readonly network: CryptoNetwork | null;
}

export const NEEDS_TOKEN: readonly MethodKind[] = ['credit', 'apple', 'google'];

const TOKEN = /^[A-Za-z0-9_-]{4,100}$/;
const VENMO = /^@[A-Za-z0-9_-]{5,30}$/;

/** Weights 3, 7, 1 over the nine digits of an American bank's routing number. */
export function isRoutingNumber(digits: string): boolean {
  if (!/^\d{9}$/.test(digits) || digits === '000000000') return false;
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * ([3, 7, 1][place % 3] ?? 0), 0);
  return sum % 10 === 0;
}

/** `routing/account`, both of digits, or an IBAN. */
export function isBankAccount(text: string): boolean {
  const ach = /^(\d{9})\/(\d{4,17})$/.exec(text);
  return ach ? isRoutingNumber(ach[1] ?? '') : isValidIBAN(text);
}

const base58 = base58check(sha256);

function isBase58Address(text: string, versions: readonly number[]): boolean {
  if (text.length > 40) return false;
  try {
    const bytes = base58.decode(text);
    return bytes.length === 21 && versions.includes(bytes[0] ?? -1);
  } catch {
    return false;
  }
}

/** A native address of Bitcoin: version 0 by bech32, later ones by bech32m, programs of the lengths they may have. */
function isSegwitAddress(text: string): boolean {
  for (const [coder, isOwn] of [
    [bech32, (version: number) => version === 0],
    [bech32m, (version: number) => version > 0 && version <= 16],
  ] as const) {
    try {
      const { prefix, words } = coder.decode(text as `${string}1${string}`, 90);
      const [version = -1, ...rest] = words;
      const { length } = coder.fromWords(rest);
      const fits = version === 0 ? length === 20 || length === 32 : length >= 2 && length <= 40;
      if (prefix === 'bc' && isOwn(version) && fits) return true;
    } catch {
      // Not of this coding; perhaps of the other.
    }
  }
  return false;
}

/** Forty hex digits; when letters of both cases are used, their case must be the checksum of EIP-55. */
function isEthereumAddress(text: string): boolean {
  const hex = /^0x([0-9a-fA-F]{40})$/.exec(text)?.[1];
  if (hex === undefined) return false;
  if (hex === hex.toLowerCase() || hex === hex.toUpperCase()) return true;
  const digest = bytesToHex(keccak_256(utf8ToBytes(hex.toLowerCase())));
  return [...hex].every((digit, place) => {
    const isHigh = Number.parseInt(digest[place] ?? '0', 16) >= 8;
    return digit === (isHigh ? digit.toUpperCase() : digit.toLowerCase());
  });
}

export function isCoinAddress(network: CryptoNetwork, text: string): boolean {
  switch (network) {
    case 'btc':
      return isBase58Address(text, [0x00, 0x05]) || isSegwitAddress(text);
    case 'doge':
      return isBase58Address(text, [0x1e, 0x16]);
    case 'eth':
    case 'usdc':
      return isEthereumAddress(text);
  }
}

/** The field that is not usable; null when the terms are. */
export function faultOfMethod({ kind, token, destination, network }: MethodTerms): keyof MethodTerms | null {
  if (!METHOD_KINDS.includes(kind)) return 'kind';
  if ((kind === 'crypto') !== (network !== null)) return 'network';
  if (network !== null && !CRYPTO_NETWORKS.includes(network)) return 'network';
  if (NEEDS_TOKEN.includes(kind)) {
    if (!TOKEN.test(token)) return 'token';
    return destination === '' ? null : 'destination';
  }
  if (token !== '') return 'token';
  return isDestination(kind, destination, network) ? null : 'destination';
}

function isDestination(kind: MethodKind, text: string, network: CryptoNetwork | null): boolean {
  switch (kind) {
    case 'paypal':
      return isEmail(text);
    case 'venmo':
      return VENMO.test(text);
    case 'bank':
      return isBankAccount(text);
    case 'crypto':
      return network !== null && isCoinAddress(network, text);
    case 'credit':
    case 'apple':
    case 'google':
      return false;
    // Opened at the provider by ourselves: an account that somebody names might be anybody's.
    case 'stripe':
      return false;
  }
}

const KIND_NAMES = {
  credit: 'Card',
  paypal: 'PayPal',
  apple: 'Apple Pay',
  google: 'Google Pay',
  venmo: 'Venmo',
  bank: 'Bank account',
  crypto: 'Crypto wallet',
  stripe: 'Stripe',
} as const satisfies Readonly<Record<MethodKind, string>>;

/** What methods are called whose owners have not named them. */
export type KindName = (typeof KIND_NAMES)[MethodKind];

export const kindName = (kind: MethodKind): KindName => KIND_NAMES[kind];

/**
 * What is the same for one place that payouts go to, however it was written; null where none can go. A card is a token
 * of its own each time, and takes no payouts.
 */
export function destinationKey({ kind, destination, network }: Omit<MethodTerms, 'token'>): string | null {
  if (!PAYOUT_KINDS.includes(kind) || destination === '') return null;
  // One address is the same account for every coin of its chain.
  if (network === 'eth' || network === 'usdc') return `evm:${destination.toLowerCase()}`;
  if (network !== null) return `${network}:${/^bc1/i.test(destination) ? destination.toLowerCase() : destination}`;
  return `${kind}:${kind === 'stripe' ? destination : destination.toLowerCase()}`;
}

/** Of a Venmo handle, which its owner reads in full, as much as others may see. */
export const maskedHandle = (handle: string): string => `${handle.slice(0, 3)}•••`;

/** As much of a destination as may be shown: its beginning for addresses, its end for numbers. */
export function maskedDestination({ kind, destination }: Pick<MethodTerms, 'kind' | 'destination'>): string {
  if (destination === '') return '';
  if (kind === 'venmo') return destination;
  if (kind === 'paypal') {
    const [name = '', domain = ''] = destination.split('@');
    return `${name.slice(0, 1)}•••@${domain}`;
  }
  return kind === 'crypto' ? `${destination.slice(0, 6)}…${destination.slice(-4)}` : `•••• ${destination.slice(-4)}`;
}
