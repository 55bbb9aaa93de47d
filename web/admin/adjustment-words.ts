import type { AdjustmentState, Currency } from '../data/__generated__/schema-types.ts';
import { formatCoins, formatSignedCents } from '../format/format.ts';
import type { Tone } from '../ui/tokens.ts';
import * as t from './__generated__/messages.ts';

export const STATE_WORDS: Readonly<Record<AdjustmentState, { word: string; tone: Tone }>> = {
  WAITING: { word: t.waiting(), tone: 'warn' },
  BOOKED: { word: t.booked(), tone: 'win' },
  REFUSED: { word: t.refused(), tone: 'neutral' },
};

interface Adjusted {
  readonly sum: { readonly value: number };
  readonly currency: Currency;
}

/** What it does to the balance, with its sign. */
export const amountWords = ({ sum: { value }, currency }: Adjusted): string =>
  currency === 'USD' ? formatSignedCents(value) : `${value > 0 ? '+' : ''}${formatCoins(value)}`;
