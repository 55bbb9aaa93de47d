import { PASS_TRACKS, passRewards } from '../../domain/store/battle-pass.ts';
import { giftItems } from '../../domain/store/gift.ts';
import { findItem, type Item } from '../../domain/store/items.ts';
import type { ProductRowFragment } from './operations/__generated__/store.gql.ts';
import * as t from './__generated__/messages.ts';

export interface Wearable {
  readonly item: Item;
  /** What has to be reached for it; null where it comes with the product. */
  readonly tier: string | null;
}

const always = (items: readonly Item[]): Wearable[] => items.map((item) => ({ item, tier: null }));

/** Both tracks, as they are reached; the free one comes without the pass. */
const inPass = (season: string): Wearable[] =>
  PASS_TRACKS.flatMap((track) => passRewards(season, track))
    .toSorted((one, other) => one.tier - other.tier)
    .flatMap(({ item: id, tier, track }) => {
      const item = id === null ? undefined : findItem(id);
      return item ? [{ item, tier: track === 'free' ? t.tierNumberFree({ tier }) : t.tierNumber({ tier }) }] : [];
    });

/** What a product brings to wear for certain: crates draw, and coins are not worn. */
export function wearablesOf({ kind, content }: Pick<ProductRowFragment, 'kind' | 'content'>): Wearable[] {
  switch (kind) {
    case 'ITEM': {
      const item = findItem(content);
      return item ? always([item]) : [];
    }
    case 'GIFT':
      return always(giftItems(content) ?? []);
    case 'PASS':
      return inPass(content);
    case 'COINS':
    case 'CRATE':
      return [];
  }
}
