import { cartPath, giftPath, inventoryPath, oddsPath, passPath, storePath } from '../../domain/store/store.paths.ts';
import { defineRoom, page } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';
import * as t from './__generated__/messages.ts';

declare module '../parts/part.tsx' {
  interface Parts {
    /** What a player has bought, to be taken back. */
    'desk.account.purchases': { readonly accountId: string };
    'desk.content.store': object;
    'store.loyalty': object;
  }
}

export const store = defineRoom({
  pages: [
    page('member', storePath, async () => (await import('./screens/store-screen.tsx')).StoreScreen),
    page('member', cartPath, async () => (await import('./screens/store-screen.tsx')).StoreScreen),
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
      label: t.store(),
      icon: 'store',
      words: [t.shop(), t.buy(), t.cosmetics()],
    },
  ],
  parts: {
    'desk.account.purchases': part(async () => (await import('./desk/account-orders.tsx')).AccountOrders),
    'desk.content.store': part(async () => (await import('./components/catalogue-desk.tsx')).CatalogueDesk),
    'store.loyalty': part(async () => (await import('./components/loyalty-card.tsx')).LoyaltyCard),
  },
});
