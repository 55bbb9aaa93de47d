import { wishlistPath } from '../store/store.paths.ts';
import { noticeOf, noticeRule } from './notification.ts';

const COINS = new Intl.NumberFormat('en-US');
const coinsIn = (coins: number): string => `${COINS.format(coins)} BC`;

export const storeRules = [
  noticeRule(['wish.cheaper'], (event, t) => {
    const { userId, productId, name, coins, beforeCoins } = event.data;
    return [
      noticeOf(event, {
        userId,
        title: t.nameCostsLessNow({ name }),
        message: t.itIsOnYourWishlist({ price: coinsIn(coins), priceBefore: coinsIn(beforeCoins) }),
        link: wishlistPath,
        topics: ['marketing'],
        // A price that goes up and comes down again is no news.
        uniqueKey: `cheaper:${productId}:${coins}`,
      }),
    ];
  }),
  noticeRule(['wish.on-sale'], (event, t) => {
    const { userId, productId, name, from } = event.data;
    return [
      noticeOf(event, {
        userId,
        title: t.nameIsOnSaleNow({ name }),
        message: t.itIsOnYourWishlistAndCanBeBought(),
        link: wishlistPath,
        topics: ['marketing'],
        // What is taken off sale and put on again is no news.
        uniqueKey: `on-sale:${productId}:${from ?? 'now'}`,
      }),
    ];
  }),
];
