import { type Bytes, bytesOfHex, hexOf, utf8 } from './bytes.ts';
import type { Checked } from './faults.ts';
import { hmacSha256, sha256 } from './hash.ts';
import { isCount, isHash, isRecord, jsonText, readFields } from './json-file.ts';

/** The file of an opening: docs/formats/crates.md. */
const VERSION = 'gauntlet/crate/1';
const SHARES = 10_000;
/** Words of 32 bits from here on are passed over, so that each roll is as likely. */
const FAIR = 2 ** 32 - (2 ** 32 % SHARES);
const SEED_MAX = 64;

type Share = readonly [rarity: string, share: number];

export interface Crate {
  readonly table: { readonly id: string; readonly version: number; readonly odds: readonly Share[] };
  /** SHA-256 of the table, 64 hex digits; it goes into the draw. */
  readonly tableHash: string;
  /** SHA-256 of the secret, 64 hex digits: what was shown before the price was confirmed. */
  readonly commitment: string;
  readonly serverSecret: string;
  readonly clientSeed: string;
  /** Which opening of the player it is, from 0. */
  readonly nonce: number;
  /** 0 to 9,999. */
  readonly roll: number;
  readonly rarity: string;
}

/** Shares that are whole, above nothing, each rarity once, and all of them together everything. */
function isOdds(value: unknown): value is readonly Share[] {
  if (!Array.isArray(value)) return false;
  const odds: unknown[] = value;
  const isShare = (one: unknown): one is Share =>
    Array.isArray(one) && one.length === 2 && typeof one[0] === 'string' && isCount(one[1]) && one[1] > 0;
  if (!odds.every(isShare)) return false;
  return (
    new Set(odds.map(([rarity]) => rarity)).size === odds.length &&
    odds.reduce((sum, [, share]) => sum + share, 0) === SHARES
  );
}

const isSeed = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= SEED_MAX && !/\p{Surrogate}/u.test(value);

const crateText = ({ table: { id, version, odds }, ...opening }: Crate): string =>
  jsonText({
    format: VERSION,
    table: { id, version, odds },
    tableHash: opening.tableHash,
    commitment: opening.commitment,
    serverSecret: opening.serverSecret,
    clientSeed: opening.clientSeed,
    nonce: opening.nonce,
    roll: opening.roll,
    rarity: opening.rarity,
  });

function readCrate(text: string): Crate | null {
  const file = readFields(text, VERSION);
  if (!file || !isRecord(file['table'])) return null;
  const { tableHash, commitment, serverSecret, clientSeed, nonce, roll, rarity } = file;
  const { id, version, odds } = file['table'];
  if (typeof id !== 'string' || !isCount(version) || !isOdds(odds) || typeof rarity !== 'string') return null;
  if (!isHash(tableHash) || !isHash(commitment) || !isHash(serverSecret) || !isSeed(clientSeed)) return null;
  if (!isCount(nonce) || !isCount(roll) || roll >= SHARES) return null;
  const table = { id, version, odds };
  const crate: Crate = { table, tableHash, commitment, serverSecret, clientSeed, nonce, roll, rarity };
  return crateText(crate) === text ? crate : null;
}

const hashOfTable = async ({ id, version, odds }: Crate['table']): Promise<string> =>
  hexOf(await sha256(utf8(JSON.stringify(['gauntlet/odds/1', id, version, odds]))));

async function rollOf(secret: Bytes, { clientSeed, nonce, tableHash }: Crate): Promise<number> {
  for (let round = 0; ; round++) {
    const words = await hmacSha256(secret, utf8(JSON.stringify([VERSION, clientSeed, nonce, tableHash, round])));
    const view = new DataView(words.buffer);
    for (let at = 0; at < words.length; at += 4) {
      const word = view.getUint32(at);
      if (word < FAIR) return word % SHARES;
    }
  }
}

function rarityAt({ odds }: Crate['table'], roll: number): string | undefined {
  let end = 0;
  return odds.find(([, share]) => {
    end += share;
    return roll < end;
  })?.[0];
}

/**
 * What an opening comes to by its own secret, seed and odds. `commitment` is what the player was shown before paying,
 * from wherever it was noted; without it the file is only at one with itself.
 */
export async function checkCrate(text: string, commitment?: string): Promise<Checked<Crate>> {
  const crate = readCrate(text);
  const secret = crate && bytesOfHex(crate.serverSecret);
  if (!crate || !secret) return { fault: 'no-crate' };
  if (commitment !== undefined && commitment !== crate.commitment) return { fault: 'other-commitment' };
  if (hexOf(await sha256(secret)) !== crate.commitment) return { fault: 'other-secret' };
  if ((await hashOfTable(crate.table)) !== crate.tableHash) return { fault: 'other-odds' };
  if ((await rollOf(secret, crate)) !== crate.roll) return { fault: 'other-roll' };
  if (rarityAt(crate.table, crate.roll) !== crate.rarity) return { fault: 'other-rarity' };
  return { found: crate };
}
