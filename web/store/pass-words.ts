import { type PassReward, claimableTiers, passReward, rewardFor } from '../../domain/store/battle-pass.ts';
import { findItem } from '../../domain/store/items.ts';
import { formatCoins } from '../format/format.ts';
import { itemWords } from './item-words.ts';
import { listWords } from './list-words.ts';
import type { PassFieldsFragment } from './operations/__generated__/pass.gql.ts';
import * as t from './__generated__/messages.ts';

/** What is reached and not claimed. */
export const openRewards = ({ id, xp, hasPaid, claimed, had }: PassFieldsFragment): PassReward[] =>
  claimableTiers({ seasonXp: xp, hasPaid, claimed: new Set(claimed) }).map(({ track, tier }) =>
    rewardFor(passReward(id, track, tier), new Set(had)),
  );

/** What a tier brings, as players read it. */
export function rewardWords({ coins, credits, item }: PassReward): string {
  const known = item === null ? undefined : findItem(item);
  return listWords([
    ...(known ? [known.slot === 'title' ? t.titleName({ name: itemWords(known.name) }) : itemWords(known.name)] : []),
    ...(coins > 0 ? [formatCoins(coins)] : []),
    ...(credits > 0 ? [t.countCredits({ credits })] : []),
  ]);
}

/** '40 BC, 75 credits and 1 item', without what is none. */
export function sumWords(rewards: readonly PassReward[]): string {
  const sumOf = (of: 'coins' | 'credits') => rewards.reduce((sum, reward) => sum + reward[of], 0);
  const items = rewards.filter(({ item }) => item !== null).length;
  const parts = [
    ...(sumOf('coins') > 0 ? [formatCoins(sumOf('coins'))] : []),
    ...(sumOf('credits') > 0 ? [t.countCredits({ credits: sumOf('credits') })] : []),
    ...(items > 0 ? [t.countItems({ count: items })] : []),
  ];
  return listWords(parts);
}
