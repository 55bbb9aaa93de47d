import type { OwnScreens } from '../gallery/screen.ts';

export const storeScreens: OwnScreens = {
  visitors: ['/store/odds', '/gift'],
  store: [
    '/store',
    '/store?product=mystery-chest',
    { path: '/store?wishlist=yes', empty: ['Your wishlist is empty'] },
    { path: '/store?q=no-such-thing', empty: ['No results'] },
    { path: '/store/cart', empty: ['Your cart is empty'] },
    { path: '/store/pass', absent: ['No season yet'] },
    '/store/odds',
    '/gift#token={gift}',
    { path: '/inventory', empty: ['No items yet'] },
    '/inventory?tab=looks',
    { path: '/inventory?tab=crates', empty: ['No crates', 'All your openings appear here, with proof.'] },
    { path: '/inventory?tab=gifts', empty: ['No gifts wait for you'] },
    { path: '/inventory?tab=purchases', empty: ['No purchases yet'] },
  ],
};
