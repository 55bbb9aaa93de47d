import { type PassReward, claimableTiers, passReward, rewardFor } from '../../domain/store/battle-pass.ts';
import { findItem } from '../../domain/store/items.ts';
import { formatCoins } from '../format/format.ts';
import type { PassFieldsFragment } from './operations/__generated__/pass-fields.gql.ts';

/** What is reached and not claimed. */
export const openRewards = ({ id, xp, hasPaid, claimed, had }: PassFieldsFragment): PassReward[] =>
  claimableTiers({ seasonXp: xp, hasPaid, claimed: new Set(claimed) }).map(({ track, tier }) =>
    rewardFor(passReward(id, track, tier), new Set(had)),
  );

/** What a tier brings, as players read it. */
export function rewardWords({ coins, credits, item }: PassReward): string {
  const known = item === null ? undefined : findItem(item);
  return [
    ...(known ? [known.slot === 'title' ? `Title: ${known.name}` : known.name] : []),
    ...(coins > 0 ? [formatCoins(coins)] : []),
    ...(credits > 0 ? [`${credits} credits`] : []),
  ].join(' and ');
}

/** '40 BC, 75 credits and 1 item', without what is none. */
export function sumWords(rewards: readonly PassReward[]): string {
  const sumOf = (of: 'coins' | 'credits') => rewards.reduce((sum, reward) => sum + reward[of], 0);
  const items = rewards.filter(({ item }) => item !== null).length;
  const parts = [
    ...(sumOf('coins') > 0 ? [formatCoins(sumOf('coins'))] : []),
    ...(sumOf('credits') > 0 ? [`${sumOf('credits')} credits`] : []),
    ...(items > 0 ? [items === 1 ? '1 item' : `${items} items`] : []),
  ];
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(parts);
}
