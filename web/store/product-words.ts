import { knownWords } from '../format/known-words.ts';
import type { ProductRowFragment } from './operations/__generated__/store.gql.ts';
import { productName } from './product-names.ts';
import * as t from './__generated__/messages.ts';

/** What the store says of what it has sold from the beginning, by how the server says it: staff may say it otherwise. */
export const PRODUCT_DESCRIPTIONS: Readonly<Record<string, string>> =
  import.meta.env.VITE_LANGUAGE === 'en'
    ? {}
    : {
        'BattleCoin for your wallet, at a cent each.': t.battlecoinAtACentEach(),
        'Your wins burst in neon.': t.yourWinsBurstInNeon(),
        'A laurel around your face, wherever players meet.': t.aLaurelAroundYourFace(),
        'The word Champion beside your name.': t.championWordBesideYourName(),
        'A season of rewards that playing moves you through.': t.aSeasonOfRewards(),
        'One cosmetic that you do not have yet, drawn so that you can check it.': t.oneCosmeticThatYouCanCheck(),
        'One cosmetic that you do not have yet, with three times the odds of a legendary.':
          t.oneCosmeticWithOddsOfALegendary(),
        'A start for somebody whom you bring along.': t.aStartForSomebody(),
      };

/** A product as the store shows it. */
export const inWords = (product: ProductRowFragment): ProductRowFragment => ({
  ...product,
  name: productName(product.name),
  description: knownWords(PRODUCT_DESCRIPTIONS, product.description),
});
