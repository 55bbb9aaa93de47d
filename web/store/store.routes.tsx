import { cartPath, giftPath, inventoryPath, oddsPath, passPath, storePath } from '../../domain/store/store.paths.ts';
import { defineRoom, page } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';

declare module '../parts/part.tsx' {
  interface Parts {
    'store.catalogue': object;
    'store.loyalty': object;
  }
}

const storeScreen = async () => (await import('./screens/store-screen.tsx')).StoreScreen;

export const store = defineRoom({
  pages: [
    page('member', storePath, storeScreen),
    page('member', cartPath, storeScreen),
    page('member', passPath, async () => (await import('./screens/pass-screen.tsx')).PassScreen),
    page('open', giftPath, async () => (await import('./screens/gift-screen.tsx')).GiftScreen),
    page('public', oddsPath, async () => (await import('./screens/odds-screen.tsx')).OddsScreen),
    page('member', inventoryPath, async () => (await import('./screens/inventory-screen.tsx')).InventoryScreen),
  ],
  menu: [
    {
      place: 'navigation',
      order: 60,
      to: storePath,
      label: 'Store',
      icon: 'store',
      words: ['shop', 'buy', 'cosmetics'],
    },
    { place: 'palette', order: 61, to: cartPath, label: 'Cart', words: ['checkout', 'promo code'] },
    {
      place: 'palette',
      order: 62,
      to: inventoryPath,
      label: 'Inventory',
      words: ['items', 'equip', 'frame', 'title'],
    },
    { place: 'palette', order: 64, to: passPath, label: 'Battle pass', words: ['season', 'tiers', 'rewards'] },
    { place: 'palette', order: 63, to: oddsPath, label: 'Crate odds', words: ['drop rates', 'fair'] },
  ],
  parts: {
    'store.catalogue': part(async () => (await import('./components/catalogue-desk.tsx')).CatalogueDesk),
    'store.loyalty': part(async () => (await import('./components/loyalty-card.tsx')).LoyaltyCard),
  },
});
