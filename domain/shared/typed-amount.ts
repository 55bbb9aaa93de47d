import { plainDigits } from './digits.ts';
import { AMOUNT_MAX, type Currency } from './money.ts';

/** How a language writes numbers, as far as it decides what an amount means that could be read in two ways. */
export interface NumberMarks {
  readonly decimal: string;
  /** Between thousands. */
  readonly group: string;
  /** Whether all groups but the last have two digits, as in India: `12,34,567`. */
  readonly hasPairs: boolean;
}

/**
 * Why a text is no amount: nothing stands there, it means nothing, it is below zero, it has a power of ten, more
 * decimals than the currency, another currency's sign, a mark that may be one of thousands or of decimals, or it is
 * more than any amount may be.
 */
export type AmountFault =
  | 'empty'
  | 'nonsense'
  | 'negative'
  | 'exponent'
  | 'decimals'
  | 'currency'
  | 'unclear'
  | 'large';

/** Units are cents or whole BattleCoin. */
type AmountReading =
  | { readonly units: number; readonly fault: null }
  | { readonly units: null; readonly fault: AmountFault };

/** Digits of a currency behind its decimal mark. */
const DECIMALS: Readonly<Record<Currency, number>> = { USD: 2, BC: 0 };

const SIGNS: Readonly<Record<Currency, string>> = {
  USD: String.raw`US\s?\$|\$\s?US|USD|\$`,
  BC: 'BattleCoins?|BC',
};

/** Marks that are typed for another, by the one that they stand for; what the eye does not see stands for nothing. */
const SAME_MARKS: readonly (readonly [RegExp, string])[] = [
  [/[\u200b-\u200f\u061c\u202a-\u202e\u2060-\u2069\ufeff]/g, ''],
  [/\s/g, ' '],
  [/[’‘ʼ＇]/g, "'"],
  [/[，﹐،、]/g, ','],
  [/[．﹒。｡]/g, '.'],
  [/[＄﹩]/g, '$'],
  [/[−－﹣‐‑–—]/g, '-'],
];

const withPlainMarks = (text: string): string =>
  SAME_MARKS.reduce((plain, [marks, same]) => plain.replace(marks, same), plainDigits(text));

/** @param locale a BCP 47 tag @throws RangeError for what is no tag */
export function numberMarksOf(locale: string): NumberMarks {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(12_345_678.5);
  const markOf = (type: 'decimal' | 'group') =>
    withPlainMarks(parts.find((part) => part.type === type)?.value ?? '') || '.';
  const groups = parts.filter(({ type }) => type === 'integer').map(({ value }) => [...value].length);
  return { decimal: markOf('decimal'), group: markOf('group'), hasPairs: groups.at(-2) === 2 };
}

/** Marks that are never one of decimals, and the one that always is. */
const ONLY_GROUPS = " '٬";
const ONLY_DECIMAL = '٫';

/** Without the marks between its thousands; null where they stand in wrong places. */
function ungrouped(text: string, { hasPairs }: NumberMarks): string | null {
  if (/^\d*$/.test(text)) return text;
  const isGrouped =
    /^[1-9]\d{0,2}(?:(\D)\d{3})(?:\1\d{3})*$/.test(text) ||
    (hasPairs && /^[1-9]\d?(?:(\D)\d\d)(?:\1\d\d)*\1\d{3}$/.test(text));
  return isGrouped ? text.replaceAll(/\D/g, '') : null;
}

/** Where the decimal mark stands, the length of the text where it has none; null where its language does not say. */
function decimalPlace(text: string, marks: NumberMarks): number | null {
  const place = Math.max(...['.', ',', ONLY_DECIMAL, ...ONLY_GROUPS].map((mark) => text.lastIndexOf(mark)));
  if (place === -1) return text.length;
  const mark = text.charAt(place);
  if (ONLY_GROUPS.includes(mark)) return text.length;
  const others = text.replaceAll(/\d/g, '');
  if (mark === ONLY_DECIMAL || [...others].some((other) => other !== mark)) return place;
  if (others.length > 1) return text.length;
  if (!/^[1-9]\d{0,2}\D\d{3}$/.test(text) || mark === marks.decimal) return place;
  return mark === marks.group ? text.length : null;
}

const refused = (fault: AmountFault): AmountReading => ({ units: null, fault });

/** The text without one sign of the currency before it and one behind it, and without spaces around. */
function withoutSigns(text: string, currency: Currency): string {
  const signs = SIGNS[currency];
  return text.replace(new RegExp(`^ *(?:${signs})? *`, 'i'), '').replace(new RegExp(` *(?:${signs})? *$`, 'i'), '');
}

/**
 * Reads an amount as people type it: with digits of any script, a sign of the currency on either side, and the marks of
 * any language. What a mark means is told by where it stands; only `1,234`, where it may be either, goes by the
 * writer's language. Nothing is rounded, cut or guessed.
 */
export function readAmount(text: string, currency: Currency, marks: NumberMarks): AmountReading {
  const plain = withPlainMarks(text).trim();
  if (plain === '') return refused('empty');
  const body = withoutSigns(plain, currency);
  if (/^-|-$|^\(.*\)$/.test(body) || plain.startsWith('-')) return refused(/\d/.test(body) ? 'negative' : 'nonsense');
  if (/^[\d.,]+ ?(?:e[+-]?\d+|[×x*] ?10\D.*)$/i.test(body)) return refused('exponent');
  if (/\p{Sc}/u.test(body) && /\d/.test(body)) return refused('currency');
  if (!/^[\d., '٬٫]+$/.test(body) || !/\d/.test(body)) return refused('nonsense');
  const place = decimalPlace(body, marks);
  if (place === null) return refused('unclear');
  const whole = ungrouped(body.slice(0, place), marks);
  const rest = body.slice(place + 1);
  if (whole === null || !/^\d*$/.test(rest)) return refused('nonsense');
  if (rest.length > DECIMALS[currency]) return refused('decimals');
  const units = Number(whole + rest.padEnd(DECIMALS[currency], '0'));
  return units > AMOUNT_MAX ? refused('large') : { units, fault: null };
}
