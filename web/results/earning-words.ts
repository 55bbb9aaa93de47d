import { sumsOf } from '../../domain/results/result-sums.ts';
import { resultWords } from '../format/result-words.ts';
import type { ListEarningsQuery } from './operations/__generated__/earning.gql.ts';

type Earning = Pick<ListEarningsQuery['earnings']['edges'][number]['node'], 'amountCents' | 'feeCents' | 'type'>;

/** How the amount of a battle of two players comes about; null of anything else, which has other parts. */
export function earningWords({ amountCents, feeCents, type }: Earning): string | null {
  if (feeCents === null) return null;
  return resultWords(sumsOf({ stakeCents: Math.abs(amountCents + feeCents), feeCents }, type === 'BATTLE_WIN'));
}
