import { wishlistPath } from '../store/store.paths.ts';
import { noticeOf, noticeRule } from './notification.ts';

const COINS = new Intl.NumberFormat('en-US');
const coinsIn = (coins: number): string => `${COINS.format(coins)} BC`;

export const storeRules = [
  noticeRule(['wish.cheaper'], (event) => {
    const { userId, productId, name, coins, beforeCoins } = event.data;
    return [
      noticeOf(event, {
        userId,
        title: `${name} costs less now`,
        message: `It is on your wishlist: ${coinsIn(coins)} instead of ${coinsIn(beforeCoins)}.`,
        link: wishlistPath,
        topics: ['marketing'],
        // A price that goes up and comes down again is no news.
        uniqueKey: `cheaper:${productId}:${coins}`,
      }),
    ];
  }),
];
