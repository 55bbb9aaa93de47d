import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { CREDITS_INSTEAD, findItem } from './items.ts';
import { type OddsTable, type Rarity, SHARES, rarityAt, tableHash } from './odds.ts';

/**
 * Opening a crate so that anybody can check it. The server shows the hash of a secret before the purchase, the browser
 * answers with a seed of its own, and the purchase draws by both and shows the secret. Nobody can choose: the secret was
 * fixed before the seed was there, the seed before the secret was known. One secret is for one opening.
 */
export interface Opening {
  /** SHA-256 of the secret, hex; shown before the price is confirmed. */
  readonly commitment: string;
  /** 32 bytes, hex. */
  readonly serverSecret: string;
  readonly clientSeed: string;
  /** Which opening of this player it is, from 0, without gaps. */
  readonly nonce: number;
  readonly tableHash: string;
  /** 0 to 9,999. */
  readonly roll: number;
  readonly rarity: Rarity;
}

export const CLIENT_SEED_MAX = 64;

/** A lone half of a character would be stored as another one, by which nobody could compute the draw again. */
export const isClientSeed = (text: string): boolean =>
  text.length > 0 && text.length <= CLIENT_SEED_MAX && !/\p{Surrogate}/u.test(text);

/** Words of 32 bits from here on belong to an incomplete stretch of rolls and are passed over. */
const FAIR = 2 ** 32 - (2 ** 32 % SHARES);

export const commitmentOf = (serverSecret: string): string => bytesToHex(sha256(hexToBytes(serverSecret)));

/** Each of 0 to 9,999 is as likely: the first fair one of the words of HMAC-SHA256, round by round. */
export function rollOf(serverSecret: string, clientSeed: string, nonce: number, ofTable: string): number {
  const key = hexToBytes(serverSecret);
  for (let round = 0; ; round++) {
    const message = JSON.stringify(['gauntlet/crate/1', clientSeed, nonce, ofTable, round]);
    const hash = hmac(sha256, key, utf8ToBytes(message));
    const view = new DataView(hash.buffer, hash.byteOffset, hash.length);
    for (let at = 0; at < hash.length; at += 4) {
      const drawn = view.getUint32(at);
      if (drawn < FAIR) return drawn % SHARES;
    }
  }
}

export function openCrate(table: OddsTable, serverSecret: string, clientSeed: string, nonce: number): Opening {
  const ofTable = tableHash(table);
  const roll = rollOf(serverSecret, clientSeed, nonce, ofTable);
  return {
    commitment: commitmentOf(serverSecret),
    serverSecret,
    clientSeed,
    nonce,
    tableHash: ofTable,
    roll,
    rarity: rarityAt(table, roll),
  };
}

/** What the browser kept of an opening from before it was paid for. */
export interface Kept {
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** What an opening is shown to have brought: an item, or credits where the player had all of its rarity. */
export interface Brought {
  readonly itemId: string | null;
  readonly itemName: string | null;
  readonly credits: number;
}

/** Whether something of a rarity can have come to that; which of its items depends on what the player had. */
function mayBring(rarity: Rarity, { itemId, itemName, credits }: Brought): boolean {
  if (itemId === null) return itemName === null && credits === CREDITS_INSTEAD[rarity];
  const item = findItem(itemId);
  return item?.rarity === rarity && item.name === itemName && credits === 0;
}

/** What can be wrong with an opening. */
export const OPENING_FAULTS = ['commitment', 'secret', 'seed', 'nonce', 'table', 'roll', 'rarity', 'find'] as const;
export type OpeningFault = (typeof OPENING_FAULTS)[number];

const isSecret = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/**
 * What is wrong with an opening, by the table that was in force; nothing where all of it holds. Whatever it is given, it
 * throws nothing.
 */
export function verifyOpening(table: OddsTable, opening: Opening & Brought, kept: Kept): OpeningFault[] {
  const { serverSecret, clientSeed, nonce } = opening;
  const ofTable = tableHash(table);
  const hasSecret = isSecret(serverSecret);
  const holds: Readonly<Record<OpeningFault, boolean>> = {
    commitment: opening.commitment === kept.commitment,
    secret: hasSecret && commitmentOf(serverSecret) === kept.commitment,
    seed: clientSeed === kept.clientSeed,
    nonce: nonce === kept.nonce,
    table: opening.tableHash === ofTable,
    roll: hasSecret && rollOf(serverSecret, clientSeed, nonce, ofTable) === opening.roll,
    rarity: opening.roll >= 0 && opening.roll < SHARES && rarityAt(table, opening.roll) === opening.rarity,
    find: mayBring(opening.rarity, opening),
  };
  return OPENING_FAULTS.filter((fault) => !holds[fault]);
}
