import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** EN-49 */
export const RARITIES = ['common', 'rare', 'epic', 'legendary'] as const;
export type Rarity = (typeof RARITIES)[number];

/** Odds are shares of so many. */
export const SHARES = 10_000;

/** What a crate holds and how often. A change is another version with a hash of its own. */
export interface OddsTable {
  readonly id: string;
  readonly version: number;
  /** In the order of the rolls; they sum to `SHARES`. */
  readonly odds: readonly { readonly rarity: Rarity; readonly share: number }[];
}

/** SO-09; of one crate all versions, the newest last. */
export const ODDS_TABLES: readonly OddsTable[] = [
  {
    id: 'mystery-chest',
    version: 1,
    odds: [
      { rarity: 'legendary', share: 100 },
      { rarity: 'epic', share: 500 },
      { rarity: 'rare', share: 1_500 },
      { rarity: 'common', share: 7_900 },
    ],
  },
  {
    id: 'premium-loot-crate',
    version: 1,
    odds: [
      { rarity: 'legendary', share: 300 },
      { rarity: 'epic', share: 1_500 },
      { rarity: 'rare', share: 2_500 },
      { rarity: 'common', share: 5_700 },
    ],
  },
];

export const isSoundTable = ({ version, odds }: OddsTable): boolean =>
  Number.isInteger(version) &&
  version > 0 &&
  odds.every(({ share }) => Number.isInteger(share) && share > 0) &&
  new Set(odds.map(({ rarity }) => rarity)).size === odds.length &&
  odds.reduce((sum, { share }) => sum + share, 0) === SHARES;

/** Hex; it goes into the draw, so that a table cannot be exchanged afterwards. */
export const tableHash = ({ id, version, odds }: OddsTable): string =>
  bytesToHex(
    sha256(
      utf8ToBytes(JSON.stringify(['gauntlet/odds/1', id, version, odds.map(({ rarity, share }) => [rarity, share])])),
    ),
  );

/** What a roll brings, 0 to 9,999. */
export function rarityAt({ id, odds }: OddsTable, roll: number): Rarity {
  let end = 0;
  for (const { rarity, share } of odds) {
    end += share;
    if (roll < end) return rarity;
  }
  throw new Error(`the odds of ${id} do not reach ${roll}`);
}

/** How many standard deviations an interval is wide to each side: shown to players, and for the alert to staff. */
export const Z_99 = 2.5758;
export const Z_99_9 = 3.2905;
export const Z_99_99 = 3.8906;

/** Realised shares are shown from so many openings on; fewer say nothing. */
export const OPENINGS_SHOWN_FROM = 500;

/** Wilson's interval of the true share, from 0 to 1, after so many hits among so many openings. */
export function wilsonInterval(hits: number, count: number, z: number): readonly [least: number, most: number] {
  if (count === 0) return [0, 1];
  const share = hits / count;
  const scale = 1 + z ** 2 / count;
  const centre = (share + z ** 2 / (2 * count)) / scale;
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / count + z ** 2 / (4 * count ** 2));
  // Fractions would leave a trace of nothing at the ends.
  return [hits === 0 ? 0 : centre - half, hits === count ? 1 : centre + half];
}

/** What came of a table beside what it states. */
export interface RealisedOdds {
  readonly rarity: Rarity;
  /** Shares from 0 to 1. */
  readonly stated: number;
  readonly realised: number;
  readonly least: number;
  readonly most: number;
  readonly isWithin: boolean;
}

/** `openings` counts what each rarity came to. */
export function realisedOdds({ odds }: OddsTable, openings: ReadonlyMap<Rarity, number>, z: number): RealisedOdds[] {
  const count = [...openings.values()].reduce((sum, hits) => sum + hits, 0);
  return odds.map(({ rarity, share }) => {
    const hits = openings.get(rarity) ?? 0;
    const [least, most] = wilsonInterval(hits, count, z);
    const stated = share / SHARES;
    return {
      rarity,
      stated,
      realised: count === 0 ? 0 : hits / count,
      least,
      most,
      isWithin: least <= stated && stated <= most,
    };
  });
}
