import { cartPath, inventoryPath, oddsPath, passPath } from '../../domain/store/store.paths.ts';
import { definePalette } from '../parts/define-room.ts';
import * as t from './__generated__/messages.ts';

export const palette = definePalette({
  entries: [
    { order: 61, to: cartPath, label: t.cart(), words: [t.checkout(), t.promoCode()] },
    {
      order: 62,
      to: inventoryPath,
      label: t.inventory(),
      words: [t.items(), t.equip(), t.frame(), t.title()],
    },
    { order: 64, to: passPath, label: t.battlePass2(), words: [t.season(), t.tiers(), t.rewards()] },
    { order: 63, to: oddsPath, label: t.crateOdds(), words: [t.dropRates(), t.fair()] },
  ],
});
