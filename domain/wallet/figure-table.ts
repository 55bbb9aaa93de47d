import { dayIn } from '../shared/figures.ts';
import { LANGUAGES, type Language } from '../shared/languages.ts';
import { type Currency, decimalOf } from '../shared/money.ts';
import { TEXTS } from './__generated__/texts.ts';

/** A table has so many rows at the most; a longer one is none that anybody reads. */
export const FIGURE_ROWS_MAX = 2_000;

/** What a column of figures counts: money in the smallest unit of its row's currency, or a plain number. */
export const FIGURE_UNITS = ['money', 'count'] as const;

export interface FigureColumn {
  readonly title: string;
  readonly unit: (typeof FIGURE_UNITS)[number];
}

export interface FigureRow {
  /** As many as the table has labels. */
  readonly labels: readonly string[];
  /** As many as the table has figures; null where there is none. */
  readonly figures: readonly (number | null)[];
  readonly currency: Currency;
  /** Whether it adds up rows above it. */
  readonly isSum: boolean;
}

/** Figures of the books over a period, from which screen, CSV and PDF are made alike. */
export interface FigureTable {
  readonly title: string;
  /** What it covers, in words. */
  readonly period: string;
  /** Whose figures they are; null for those of the platform. */
  readonly subject: string | null;
  /** When the books were read, epoch milliseconds. */
  readonly readAt: number;
  readonly labels: readonly string[];
  readonly columns: readonly FigureColumn[];
  readonly rows: readonly FigureRow[];
  /** What has to be known to read the figures. */
  readonly notes: readonly string[];
}

/** What a row is called that adds up all others. */
export const TOGETHER = 'Together';

/** A figure as a plain decimal number: cents as dollars, everything else as it is; empty where there is none. */
export function plainFigure(figure: number | null, unit: FigureColumn['unit'], currency: Currency): string {
  if (figure === null) return '';
  return unit === 'money' && currency === 'USD' ? decimalOf(figure) : String(figure);
}

/** `Nov 1, 2026 to Nov 30, 2026 (UTC)`; from its first instant to the first one after it. */
export function spanTitle(from: number, until: number, language: Language = LANGUAGES[0]): string {
  const t = TEXTS[language];
  const [first, last] = [dayIn(language, from), dayIn(language, until - 1)];
  return first === last ? t.dayInUtc({ day: first }) : t.spanOfDays({ from: first, until: last });
}
