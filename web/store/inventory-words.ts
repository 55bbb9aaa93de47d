import { formatCount } from '../format/format.ts';
import { itemWords } from './item-words.ts';
import type { CrateOpeningFieldsFragment, InventoryFieldsFragment } from './operations/__generated__/item.gql.ts';
import { productName } from './product-names.ts';
import * as t from './__generated__/messages.ts';

type ItemSource = InventoryFieldsFragment['items'][number]['source'];

/** Where an item came from; `name` is there for all but orders and credits. */
export function sourceWords({ kind, name }: Pick<ItemSource, 'kind' | 'name'>): string {
  switch (kind) {
    case 'ORDER':
      return t.bought();
    case 'CRATE':
      return t.drawnFromName({ name: productName(name ?? '') });
    case 'GIFT':
      return t.givenToYouName({ name: productName(name ?? '') });
    case 'PASS':
      return t.rewardOfTheName({ name: productName(name ?? '') });
    case 'CREDITS':
      return t.boughtWithCredits();
  }
}

/** What an opening brought. */
export const foundWords = ({ itemName, credits }: Pick<CrateOpeningFieldsFragment, 'itemName' | 'credits'>): string =>
  itemName === null ? t.countCredits({ credits: formatCount(credits) }) : itemWords(itemName);
