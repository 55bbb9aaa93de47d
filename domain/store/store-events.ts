import type { GiftState } from './gift.ts';
import type { Rarity } from './odds.ts';

declare module '../shared/events.ts' {
  interface EventPayloads {
    /** Wakes the player's own screens: cart, wishes or what the player has is another. */
    'store.changed': { readonly userId: string };
    'store.bought': {
      readonly userId: string;
      readonly orderId: string;
      readonly paidCoins: number;
      readonly paidCents: number;
    };
    /** Something on the player's wishlist costs less: `coins` instead of `beforeCoins`. */
    'wish.cheaper': {
      readonly userId: string;
      readonly productId: string;
      readonly name: string;
      readonly coins: number;
      readonly beforeCoins: number;
    };
    /** Something on the player's wishlist can be bought: since `from`, or since staff have put it on sale by hand. */
    'wish.on-sale': {
      readonly userId: string;
      readonly productId: string;
      readonly name: string;
      readonly from: number | null;
    };
    /** A gift has ended: claimed, or returned to its buyer with `coins`. */
    'gift.ended': {
      readonly userId: string;
      readonly giftId: string;
      readonly name: string;
      readonly state: Exclude<GiftState, 'sent'>;
      readonly coins: number;
      /** For how many days it could be claimed; older events say nothing of it. */
      readonly days?: number;
      /** Whether its owner has declined it; events of before say nothing of it. */
      readonly isDeclined?: boolean;
    };
    /** Told to whoever has declined a gift, whom its buyer does not learn. */
    'gift.declined': { readonly userId: string; readonly giftId: string; readonly name: string };
    /** Staff took something back; what was paid for it came back as `coins`, or as money. */
    'store.returned': {
      readonly userId: string;
      readonly orderId: string;
      readonly name: string;
      readonly coins: number;
      /** Of a bundle, whose coins went the other way. */
      readonly cents?: number;
      readonly reason: string;
    };
    /** Rewards of a battle pass were claimed. */
    'pass.claimed': {
      readonly userId: string;
      readonly season: string;
      readonly rewards: number;
      readonly coins: number;
    };
    /** Dates the commitment before anything is paid for it. */
    'crate.committed': { readonly userId: string; readonly nonce: number; readonly commitment: string };
    'crate.opened': {
      readonly userId: string;
      readonly crateId: string;
      readonly nonce: number;
      readonly serverSecret: string;
      readonly rarity: Rarity;
      readonly item: string | null;
    };
  }
}
