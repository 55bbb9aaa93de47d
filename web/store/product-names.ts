import { knownWords } from '../format/known-words.ts';
import * as t from './__generated__/messages.ts';

/**
 * What the store has sold from the beginning, by what the server calls it: staff may call it otherwise under the same id,
 * and receipts and gifts keep the name alone. Bundles are called the same in every language.
 */
export const PRODUCT_NAMES: Readonly<Record<string, string>> =
  import.meta.env.VITE_LANGUAGE === 'en'
    ? {}
    : {
        'Neon Skin': t.neonSkin(),
        'Victory Frame': t.victoryFrame(),
        'Champion Title': t.championTitle(),
        'Mystery Chest': t.mysteryChest(),
        'Premium Loot Crate': t.premiumLootCrate(),
        'Friend Starter Gift Pack': t.friendStarterGiftPack(),
      };

/** What a product is called, a pass by its season; what staff have called it stays as they wrote it. */
export function productName(name: string): string {
  const [, season] = /^Season (\d+) Battle Pass$/.exec(name) ?? [];
  return season === undefined ? knownWords(PRODUCT_NAMES, name) : t.seasonNumberBattlePass({ number: season });
}
