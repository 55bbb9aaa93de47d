import { formatCount } from '../shared/figures.ts';
import type { VerificationStatus } from '../accounts/roles.ts';
import { FIRST_SEASON, seasonNumber } from '../missions/season.ts';
import { type Ages, ageNeeded, hasReached } from '../shared/ages.ts';
import type { Region } from '../shared/regions.ts';
import { mayPlay } from '../wallet/play-pause.ts';
import { findItem } from './items.ts';
import { ODDS_TABLES, type OddsTable } from './odds.ts';
import type { Product } from './products.ts';

/** What a product is to whoever buys it. */
export const PRODUCT_KINDS = ['coins', 'item', 'crate', 'pass', 'gift'] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];

/** A draft is seen by nobody, a scheduled one can be looked at, an archived one stays with whoever has it. */
export const PRODUCT_STATES = ['draft', 'scheduled', 'on-sale', 'archived'] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];

/** A product with what it brings and whether it is sold. */
export interface CatalogueProduct extends Product {
  readonly kind: ProductKind;
  /** The item, the odds table of the crate, or the gift; empty of all others. */
  readonly content: string;
  /** Coins that one brings; 0 of all but bundles. */
  readonly coins: number;
  /** The picture that staff have sent; null for one that is drawn. */
  readonly pictureId: string | null;
  readonly components: readonly string[];
  readonly duration: string | null;
  readonly state: ProductState;
  /** From when a scheduled one is sold; null while that is open. */
  readonly onSaleFrom: number | null;
  /** The first instant at which it is sold no more, such as the end of a season; null without an end. */
  readonly onSaleUntil: number | null;
}

type Sale = Pick<CatalogueProduct, 'state' | 'onSaleFrom'> & Partial<Pick<CatalogueProduct, 'onSaleUntil'>>;

/** How a product stands at an instant: a scheduled one whose time has come is on sale, and archived when it is over. */
export function stateAt({ state, onSaleFrom, onSaleUntil = null }: Sale, now: number): ProductState {
  const begun = state === 'scheduled' && onSaleFrom !== null && onSaleFrom <= now ? 'on-sale' : state;
  return begun === 'on-sale' && onSaleUntil !== null && onSaleUntil <= now ? 'archived' : begun;
}

export const isSold = (product: Sale, now: number): boolean => stateAt(product, now) === 'on-sale';

/** Whether players see a product. */
export const isListed = (product: Sale, now: number): boolean =>
  ['scheduled', 'on-sale'].includes(stateAt(product, now));

/** A cosmetic is had once. */
export const isHadOnce = ({ kind }: Pick<CatalogueProduct, 'kind'>): boolean => kind === 'item' || kind === 'pass';

/** The newest odds of a crate; a crate is opened by those in force when it was bought. */
export const newestTable = (id: string): OddsTable | undefined => ODDS_TABLES.findLast((table) => table.id === id);

export const findTable = (id: string, version: number): OddsTable | undefined =>
  ODDS_TABLES.find((table) => table.id === id && table.version === version);

interface CrateBuyer {
  readonly verification: VerificationStatus;
  readonly region: Region | null;
  /** Until when a break of own choice lasts; null without one. */
  readonly pausedUntil: number | null;
  /** `YYYY-MM-DD`; null where the documents were checked without it. */
  readonly bornOn: string | null;
}

/** Where and from which age crates are sold. */
export interface CrateRules {
  readonly cratesOffRegions: readonly Region[];
  readonly cratesAges: Ages;
}

/** What keeps a player from crates; what is done first before the others. */
export const CRATE_BARS = ['unverified', 'paused', 'region-unknown', 'region-off', 'too-young'] as const;
export type CrateBar = (typeof CRATE_BARS)[number];

/** Crates are paid chance: for players of proven age, old enough for their region, which is not switched off, and in no break. */
export function crateBar(buyer: CrateBuyer, rules: CrateRules, now: number): CrateBar | null {
  const { verification, region, pausedUntil, bornOn } = buyer;
  if (verification !== 'verified') return 'unverified';
  if (!mayPlay(pausedUntil, now).ok) return 'paused';
  // Where a region is switched off, nobody gets around it by naming none.
  if (region === null && rules.cratesOffRegions.length > 0) return 'region-unknown';
  if (region !== null && rules.cratesOffRegions.includes(region)) return 'region-off';
  if (hasReached(ageNeeded(rules.cratesAges, region), bornOn, now)) return null;
  return region === null && hasReached(rules.cratesAges.elsewhere, bornOn, now) ? 'region-unknown' : 'too-young';
}

const common = {
  discount: 0,
  isFeatured: false,
  pictureId: null,
  components: [],
  duration: null,
  content: '',
  coins: 0,
  state: 'on-sale',
  onSaleFrom: null,
  onSaleUntil: null,
} as const;

const bundle = (number: number, coins: number, over: Partial<CatalogueProduct> = {}): CatalogueProduct => ({
  ...common,
  id: `bundle-${coins}`,
  number,
  name: `${formatCount(coins)} BC`,
  description: 'BattleCoin for your wallet, at a cent each.',
  category: 'bundles',
  rarity: 'common',
  currency: 'USD',
  price: coins,
  kind: 'coins',
  coins,
  components: [`${formatCount(coins)} BattleCoin`],
  ...over,
});

const cosmetic = (number: number, id: string, price: number, over: Partial<CatalogueProduct>): CatalogueProduct => ({
  ...common,
  id,
  number,
  name: findItem(id)?.name ?? id,
  description: '',
  category: 'cosmetics',
  rarity: findItem(id)?.rarity ?? 'common',
  currency: 'BC',
  price,
  kind: 'item',
  content: id,
  ...over,
});

/** What a pass costs at the least: its rewards were measured against it (docs/decisions/missions.md). */
export const PASS_PRICE = 1_500;

export const passName = (season: string): string => `Season ${seasonNumber(season)} Battle Pass`;

/** The pass of a season, at the price that its rewards were measured against (docs/decisions/missions.md). */
export const battlePass = (season: string, number: number): CatalogueProduct => ({
  ...common,
  id: `${season}-battle-pass`,
  number,
  name: passName(season),
  description: 'A season of rewards that playing moves you through.',
  category: 'passes',
  rarity: 'epic',
  currency: 'BC',
  price: PASS_PRICE,
  kind: 'pass',
  content: season,
  components: ['100 tiers', 'A free and a paid track'],
  duration: '30 days',
  isFeatured: true,
  state: 'scheduled',
});

/** What a fresh installation sells (SO-07, C-21); afterwards the stored products rule. */
export const CATALOGUE: readonly CatalogueProduct[] = [
  bundle(1, 500),
  bundle(2, 1_000),
  bundle(3, 2_500, { rarity: 'rare', isFeatured: true }),
  cosmetic(4, 'neon-skin', 750, {
    description: 'Your wins burst in neon.',
    components: ['Neon splinters around every win'],
    isFeatured: true,
  }),
  cosmetic(5, 'victory-frame', 500, {
    description: 'A laurel around your face, wherever players meet.',
    components: ['Frame for your face'],
  }),
  cosmetic(6, 'champion-title', 300, {
    name: 'Champion Title',
    description: 'The word Champion beside your name.',
    components: ['Title for your profile and your battles'],
  }),
  battlePass(FIRST_SEASON, 7),
  {
    ...common,
    id: 'mystery-chest',
    number: 8,
    name: 'Mystery Chest',
    description: 'One cosmetic that you do not have yet, drawn so that you can check it.',
    category: 'crates',
    rarity: 'rare',
    currency: 'BC',
    price: 300,
    kind: 'crate',
    content: 'mystery-chest',
    components: ['1 cosmetic'],
  },
  {
    ...common,
    id: 'premium-loot-crate',
    number: 9,
    name: 'Premium Loot Crate',
    description: 'One cosmetic that you do not have yet, with three times the odds of a legendary.',
    category: 'crates',
    rarity: 'epic',
    currency: 'BC',
    price: 800,
    kind: 'crate',
    content: 'premium-loot-crate',
    components: ['1 cosmetic'],
  },
  {
    ...common,
    id: 'friend-starter-gift-pack',
    number: 10,
    name: 'Friend Starter Gift Pack',
    description: 'A start for somebody whom you bring along.',
    category: 'gifts',
    rarity: 'rare',
    currency: 'BC',
    price: 800,
    kind: 'gift',
    content: 'friend-starter',
    components: ['1 title', '1 frame'],
  },
];
