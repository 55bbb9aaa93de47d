import { ADULT_AGE, AGE_MAX, type Ages, agesIn } from './ages.ts';
import { centsOf, decimalOf } from './money.ts';
import { REGIONS, type Region } from './regions.ts';
import { SECOND } from './time.ts';

/** What one value of the system configuration is (EN-65, BC-23). Rooms make theirs of these, in `<room>.settings.ts`. */
export const SETTING_CATEGORIES = ['limits', 'payments', 'security', 'performance'] as const;
export const SETTING_TYPES = ['number', 'text'] as const;

/** What a value may be, as it is typed. */
export interface SettingRange {
  /** Of a number, or of the ages of which it is made; null where it is made of words alone. */
  readonly least: string | null;
  readonly most: string | null;
  /** Of which it is made, beside the ages where there are some. */
  readonly words: readonly string[];
}

interface Told {
  /** What a fresh installation starts with; afterwards the stored value rules. */
  readonly value: string;
  readonly description: string;
  readonly category: (typeof SETTING_CATEGORIES)[number];
}

export interface Setting<K extends string = string, V = unknown> extends Told {
  /** As it is stored and as staff know it. */
  readonly key: K;
  readonly type: (typeof SETTING_TYPES)[number];
  readonly range: SettingRange;
  /** What a text means to the server, whatever its range; null for one that means nothing. */
  readonly read: (text: string) => V | null;
  /** Whether a text lies in the range. */
  readonly accepts: (text: string) => boolean;
  /** Whether another value holds less money back, so that two administrators are needed. */
  readonly isLooser: (from: string, to: string) => boolean;
  /** Whether it is an amount in USD. */
  readonly isMoney?: true;
  /** The key of an amount of money that this one may not be above. */
  readonly atMost?: string;
}

interface NumberTold extends Told {
  /** Least and most: cents for amounts of money, else as it is named. */
  readonly bounds: readonly [least: number, most: number];
  /** Whether more of it holds less money back. */
  readonly isGuard?: boolean;
  readonly atMost?: string;
}

function number<K extends string>(
  key: K,
  { bounds, isGuard = false, ...told }: NumberTold,
  read: (text: string) => number | null,
  typed: (bound: number) => string,
) {
  const [least, most] = bounds;
  return {
    ...told,
    key,
    type: 'number' as const,
    bounds,
    range: { least: typed(least), most: typed(most), words: [] },
    read,
    accepts: (text: string) => {
      const value = read(text);
      return value !== null && value >= least && value <= most;
    },
    isLooser: (from: string, to: string) => isGuard && (read(to) ?? 0) > (read(from) ?? 0),
  };
}

const wholeOf = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null);

/** An amount in USD; the server has it in cents. */
export const money = <K extends string>(key: K, told: NumberTold) => ({
  ...number(key, told, centsOf, decimalOf),
  isMoney: true as const,
});

/** A number that is no amount of money. */
export const count = <K extends string>(key: K, told: NumberTold) => number(key, told, wholeOf, String);

/** A time in seconds; the server has it in milliseconds. */
export function seconds<K extends string>(key: K, told: NumberTold) {
  const setting = count(key, told);
  const read = (text: string): number | null => {
    const value = setting.read(text);
    return value === null ? null : value * SECOND;
  };
  return { ...setting, read };
}

const namesIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((name) => name !== '');

/** Regions in which something is switched off: fewer of them hold less back. */
export const regionsOff = <K extends string>(key: K, told: Told) => ({
  ...told,
  key,
  type: 'text' as const,
  range: { least: null, most: null, words: REGIONS },
  read: (text: string): readonly Region[] => REGIONS.filter((region) => namesIn(text).includes(region)),
  // A region that is misspelled would be one in which nothing is switched off.
  accepts: (text: string) => namesIn(text).every((name) => REGIONS.some((region) => region === name)),
  isLooser: (from: string, to: string) => namesIn(from).some((name) => !namesIn(to).includes(name)),
});

const DEFAULT_AGES: Ages = { elsewhere: ADULT_AGE, byRegion: {} };

/** The least age for something, by region: a younger one holds less back. */
export const leastAges = <K extends string>(key: K, told: Told) => ({
  ...told,
  key,
  type: 'text' as const,
  range: { least: String(ADULT_AGE), most: String(AGE_MAX), words: REGIONS },
  read: agesIn,
  accepts: (text: string) => agesIn(text) !== null,
  isLooser: (from: string, to: string) => {
    const [was, is] = [agesIn(from) ?? DEFAULT_AGES, agesIn(to) ?? DEFAULT_AGES];
    const ageIn = (ages: Ages, region: Region) => ages.byRegion[region] ?? ages.elsewhere;
    return is.elsewhere < was.elsewhere || REGIONS.some((region) => ageIn(is, region) < ageIn(was, region));
  },
});

/** One word of some, one of which holds less back than the others. */
export const oneOf = <K extends string, const W extends string>(
  key: K,
  { words, loose, ...told }: Told & { readonly words: readonly W[]; readonly loose: NoInfer<W> },
) => ({
  ...told,
  key,
  type: 'text' as const,
  range: { least: null, most: null, words },
  read: (text: string): W | null => words.find((one) => one === text) ?? null,
  accepts: (text: string) => words.some((one) => one === text),
  isLooser: (_from: string, to: string) => to === loose,
});
