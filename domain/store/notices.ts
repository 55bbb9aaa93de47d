import { formatCount } from '../shared/figures.ts';
import { TEXTS } from './__generated__/texts.ts';
import { giftsPath, ordersPath, wishlistPath } from './store.paths.ts';
import { dollars, noticeOf, noticeRules } from '../shared/notice.ts';

const coinsIn = (coins: number): string => `${formatCount(coins)} BC`;

const rule = noticeRules(TEXTS);

export const storeNotices = [
  rule(['wish.cheaper'], (event, t) => {
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
  rule(['wish.on-sale'], (event, t) => {
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
  rule(['store.returned'], (event, t) => {
    const { userId, name, coins, cents, reason } = event.data;
    return [
      noticeOf(event, {
        userId,
        title: t.nameWasTakenBack({ name }),
        message: cents
          ? t.amountCameBackWithoutItsCoins({ amount: dollars(cents), reason })
          : t.coinsCameBackToYou({ coins, reason }),
        link: ordersPath,
        mail: 'at-once',
      }),
    ];
  }),
  rule(['gift.ended'], (event, t) => {
    const { userId, name, state, coins, days, isDeclined } = event.data;
    const about = { userId, link: ordersPath };
    if (state === 'claimed')
      return [
        noticeOf(event, { ...about, title: t.giftWasClaimed({ name }), message: t.yourGiftHasReachedSomebody() }),
      ];
    const unclaimed = (): string =>
      days === undefined
        ? t.coinsAreYoursAgainNobodyClaimedIt({ coins })
        : t.coinsAreYoursAgainAfterDays({ coins, days });
    const message = isDeclined ? t.coinsAreYoursAgainItWasDeclined({ coins }) : unclaimed();
    return [noticeOf(event, { ...about, title: t.giftCameBack({ name }), message })];
  }),
  rule(['gift.declined'], (event, t) => [
    noticeOf(event, {
      userId: event.data.userId,
      title: t.youDeclinedName({ name: event.data.name }),
      message: t.itWentBackToWhoeverSentIt(),
      link: giftsPath,
    }),
  ]),
];
