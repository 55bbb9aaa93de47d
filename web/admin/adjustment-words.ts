import type { AdjustmentState } from '../data/__generated__/schema-types.ts';
import { formatCoins, formatSignedCents } from '../format/format.ts';
import type { Tone } from '../ui/tokens.ts';
import type { AdjustmentRowFragment } from './operations/__generated__/adjustment-row.gql.ts';

export const STATE_WORDS: Readonly<Record<AdjustmentState, { word: string; tone: Tone }>> = {
  WAITING: { word: 'Waiting', tone: 'warn' },
  BOOKED: { word: 'Booked', tone: 'win' },
  REFUSED: { word: 'Refused', tone: 'neutral' },
};

/** What it does to the balance, with its sign. */
export const amountWords = ({ amount, currency }: Pick<AdjustmentRowFragment, 'amount' | 'currency'>): string =>
  currency === 'USD' ? formatSignedCents(amount) : `${amount > 0 ? '+' : ''}${formatCoins(amount)}`;
