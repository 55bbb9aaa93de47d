import { ADULT_AGE, AGE_MAX, type Ages, agesIn } from './ages.ts';
import { centsOf, decimalOf } from './money.ts';
import { type Ruling, allow, refuse } from './refusals.ts';
import { REGIONS, type Region } from './regions.ts';
import { type SettingKey, SETTING_DEFAULTS } from './setting-defaults.ts';
import { SECOND } from './time.ts';

/** What the system configuration means (EN-65, BC-23). */

/**
 * What the games' word does to a battle: nothing is taken in; it is shown and the money follows the reports; what both
 * clients agree on is both players' report.
 */
export const PROOF_MODES = ['off', 'show', 'settle'] as const;
export type ProofMode = (typeof PROOF_MODES)[number];

/** The configuration as the server uses it. */
export interface Settings {
  readonly maxStakeCents: number;
  readonly minStakeCents: number;
  readonly withdrawalFeeCents: number;
  /** From this amount on a withdrawal needs two administrators. */
  readonly doubleApprovalFromCents: number;
  readonly sessionTimeoutMs: number;
  readonly maxConcurrentStreams: number;
  readonly cratesOffRegions: readonly Region[];
  readonly arcadeCashOffRegions: readonly Region[];
  readonly cratesAges: Ages;
  readonly arcadeCashAges: Ages;
  /** Whole BattleCoin of a UTC day, on balance; beyond it staff are alerted. */
  readonly coinMintedMost: number;
  readonly coinBurnedMost: number;
  /** Above this pool a case has no jury. */
  readonly juryMaxPoolCents: number;
  /** Who was paid out as much or as often in a calendar year stands on the tax list. */
  readonly taxListCents: number;
  readonly taxListPayouts: number;
  /** What the house dares in a new market between experienced players: in all, and in one bet. */
  readonly marketCapCents: number;
  readonly marketWinCents: number;
  /** Wins above it, of somebody who has something in common with a player of the battle, wait for staff. */
  readonly betHoldAboveCents: number;
  readonly proofCs2: ProofMode;
}

/** Settings that are lists of regions. */
const REGIONS_KEYS = ['crates_off_regions', 'arcade_cash_off_regions'] as const satisfies readonly SettingKey[];
type RegionsKey = (typeof REGIONS_KEYS)[number];
/** Settings that are ages by region. */
const AGES_KEYS = ['crates_min_age', 'arcade_cash_min_age'] as const satisfies readonly SettingKey[];
type AgesKey = (typeof AGES_KEYS)[number];
const DEFAULT_AGES: Ages = { elsewhere: ADULT_AGE, byRegion: {} };

const namesIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((name) => name !== '');

/** Reads stored values; one that is missing or does not parse falls back to its default. */
export function settingsOf(stored: Readonly<Partial<Record<string, string>>>): Settings {
  const text = (key: SettingKey) => stored[key] ?? SETTING_DEFAULTS.find((seed) => seed.key === key)?.value ?? '';
  const fallback = (key: SettingKey) => SETTING_DEFAULTS.find((seed) => seed.key === key)?.value ?? '';
  const cents = (key: SettingKey) => centsOf(text(key)) ?? centsOf(fallback(key)) ?? 0;
  const whole = (key: SettingKey) => (/^\d{1,9}$/.test(text(key)) ? Number(text(key)) : Number(fallback(key)));
  const regions = (key: RegionsKey) => REGIONS.filter((region) => namesIn(text(key)).includes(region));
  const ages = (key: AgesKey) => agesIn(text(key)) ?? DEFAULT_AGES;
  return {
    maxStakeCents: cents('max_battle_wager'),
    minStakeCents: cents('min_battle_wager'),
    withdrawalFeeCents: cents('withdrawal_fee'),
    doubleApprovalFromCents: cents('double_approval_from'),
    sessionTimeoutMs: whole('session_timeout') * SECOND,
    maxConcurrentStreams: whole('max_concurrent_streams'),
    coinMintedMost: whole('coin_minted_most'),
    coinBurnedMost: whole('coin_burned_most'),
    juryMaxPoolCents: cents('jury_max_pool'),
    taxListCents: cents('tax_list_sum'),
    taxListPayouts: whole('tax_list_payouts'),
    marketCapCents: cents('market_cap'),
    marketWinCents: cents('market_win'),
    betHoldAboveCents: cents('bet_hold_above'),
    proofCs2: PROOF_MODES.find((mode) => mode === text('proof_cs2')) ?? 'show',
    cratesOffRegions: regions('crates_off_regions'),
    arcadeCashOffRegions: regions('arcade_cash_off_regions'),
    cratesAges: ages('crates_min_age'),
    arcadeCashAges: ages('arcade_cash_min_age'),
  };
}

/** Characters of a value. */
export const SETTING_VALUE_MAX = 200;

/** Least and most of each number: cents for amounts of money, else as it is named. */
export const SETTING_BOUNDS: Partial<Readonly<Record<SettingKey, readonly [least: number, most: number]>>> = {
  max_battle_wager: [1_00, 100_000_00],
  min_battle_wager: [1_00, 100_000_00],
  withdrawal_fee: [0, 100_00],
  double_approval_from: [1_00, 1_000_000_00],
  session_timeout: [60, 30 * 24 * 3_600],
  max_concurrent_streams: [0, 1_000_000],
  coin_minted_most: [0, 999_999_999],
  coin_burned_most: [0, 999_999_999],
  jury_max_pool: [0, 100_000_00],
  tax_list_sum: [1_00, 1_000_000_00],
  tax_list_payouts: [1, 10_000],
  market_cap: [10_00, 10_000_00],
  market_win: [5_00, 10_000_00],
  bet_hold_above: [0, 10_000_00],
};

/** Numbers that are no amounts of money. */
const COUNTS: ReadonlySet<SettingKey> = new Set([
  'session_timeout',
  'max_concurrent_streams',
  'tax_list_payouts',
  'coin_minted_most',
  'coin_burned_most',
]);
const isMoney = (key: SettingKey): boolean => !COUNTS.has(key);

/** What a value may be, as it is typed. */
export interface SettingRange {
  /** Of a number, or of the ages of which it is made; null where it is made of words alone. */
  readonly least: string | null;
  readonly most: string | null;
  /** Of which it is made, beside the ages where there are some. */
  readonly words: readonly string[];
}

export function settingRange(key: string): SettingRange {
  const known = SETTING_DEFAULTS.find((seed) => seed.key === key)?.key;
  const bounds = known && SETTING_BOUNDS[known];
  if (bounds) {
    const [least, most] = bounds.map((bound) => (isMoney(known) ? decimalOf(bound) : String(bound)));
    return { least: least ?? null, most: most ?? null, words: [] };
  }
  if (AGES_KEYS.some((one) => one === key)) return { least: String(ADULT_AGE), most: String(AGE_MAX), words: REGIONS };
  const words = key === 'proof_cs2' ? PROOF_MODES : REGIONS_KEYS.some((one) => one === key) ? REGIONS : [];
  return { least: null, most: null, words };
}

/** Says which value it is and what it may be, narrower where another value bounds it. */
function refuseSetting(key: SettingKey, narrower: Partial<Pick<SettingRange, 'least' | 'most'>> = {}) {
  const { least, most, words } = { ...settingRange(key), ...narrower };
  const data = { key, ...(least !== null && { least }), ...(most !== null && { most }) };
  return refuse('SETTING_UNUSABLE', {
    field: key,
    data: words.length > 0 ? { ...data, words: words.join(', ') } : data,
  });
}

/** A value as it is stored; refused where it is none, or lies out of its bounds. */
export function acceptSetting(key: SettingKey, text: string): Ruling<string> {
  const value = text.trim();
  const isNoMode = key === 'proof_cs2' && !PROOF_MODES.some((mode) => mode === value);
  // A region that is misspelled would be one in which nothing is switched off.
  const isNoRegions =
    REGIONS_KEYS.some((one) => one === key) &&
    namesIn(value).some((name) => REGIONS.every((region) => region !== name));
  const isNoAges = AGES_KEYS.some((one) => one === key) && agesIn(value) === null;
  if (value.length > SETTING_VALUE_MAX || isNoMode || isNoRegions || isNoAges) return refuseSetting(key);
  const bounds = SETTING_BOUNDS[key];
  if (bounds) {
    const number = isMoney(key) ? centsOf(value) : /^\d{1,9}$/.test(value) ? Number(value) : null;
    if (number === null || number < bounds[0] || number > bounds[1]) return refuseSetting(key);
  }
  return allow(value);
}

/** Settings that guard money, whose loosening needs two administrators: the way in which each is looser. */
const GUARDS: Readonly<Partial<Record<SettingKey, 'more' | 'fewer-regions' | 'younger' | 'by-itself'>>> = {
  max_battle_wager: 'more',
  double_approval_from: 'more',
  session_timeout: 'more',
  crates_off_regions: 'fewer-regions',
  arcade_cash_off_regions: 'fewer-regions',
  crates_min_age: 'younger',
  arcade_cash_min_age: 'younger',
  coin_minted_most: 'more',
  coin_burned_most: 'more',
  jury_max_pool: 'more',
  tax_list_sum: 'more',
  tax_list_payouts: 'more',
  market_cap: 'more',
  market_win: 'more',
  bet_hold_above: 'more',
  proof_cs2: 'by-itself',
};

const numberIn = (key: SettingKey, text: string): number => (isMoney(key) ? (centsOf(text) ?? 0) : Number(text));

/** Whether a guard of money would hold less back with another value; both are as they are stored. */
export function isLoosening(key: string, from: string, to: string): boolean {
  const known = SETTING_DEFAULTS.find((seed) => seed.key === key);
  const guard = known && GUARDS[known.key];
  if (!known || from === to) return false;
  switch (guard) {
    case undefined:
      return false;
    case 'more':
      return numberIn(known.key, to) > numberIn(known.key, from);
    case 'fewer-regions':
      return namesIn(from).some((name) => !namesIn(to).includes(name));
    case 'younger': {
      const [was, is] = [agesIn(from) ?? DEFAULT_AGES, agesIn(to) ?? DEFAULT_AGES];
      const ageIn = (ages: Ages, region: Region) => ages.byRegion[region] ?? ages.elsewhere;
      return is.elsewhere < was.elsewhere || REGIONS.some((region) => ageIn(is, region) < ageIn(was, region));
    }
    case 'by-itself':
      return to === 'settle';
  }
}

/** The configuration with some values changed, as text by key; refused where one is none, or a least is above its most. */
export function changeSettings(
  stored: Readonly<Record<string, string>>,
  changes: Readonly<Record<string, string>>,
): Ruling<Readonly<Record<string, string>>> {
  const next: Record<string, string> = { ...stored };
  for (const [key, text] of Object.entries(changes)) {
    const seed = SETTING_DEFAULTS.find((one) => one.key === key);
    if (!seed) return refuse('NOT_FOUND', { field: key });
    const ruling = acceptSetting(seed.key, text);
    if (!ruling.ok) return ruling;
    next[key] = ruling.value;
  }
  const { minStakeCents, maxStakeCents, marketWinCents, marketCapCents } = settingsOf(next);
  const ordered = [
    ['min_battle_wager', minStakeCents, 'max_battle_wager', maxStakeCents],
    ['market_win', marketWinCents, 'market_cap', marketCapCents],
  ] as const;
  for (const [lower, least, upper, most] of ordered)
    if (least > most)
      return upper in changes
        ? refuseSetting(upper, { least: decimalOf(least) })
        : refuseSetting(lower, { most: decimalOf(most) });
  return allow(next);
}
