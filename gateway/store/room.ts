import { DAY } from '../../domain/shared/time.ts';
import { PRODUCT_PICTURE_BYTES_MAX } from '../../domain/store/store.schemas.ts';
import { storeNotices } from '../../domain/store/notices.ts';
import { personal } from '../../db/client/personal-data.ts';
import { storeGifts } from '../../db/store/gift.table.ts';
import { passClaims } from '../../db/store/pass.table.ts';
import { dropPicturesOf } from '../../db/store/product.queries.ts';
import {
  cartLines,
  crateCommitments,
  crateOpenings,
  crates,
  playerItems,
  storeOrderLines,
  storeOrders,
  storePlayers,
  wishes,
  wornItems,
} from '../../db/store/store.table.ts';
import { lockStorePlayer } from '../../db/store/cart.queries.ts';
import { samples } from '../../db/store/samples.ts';
import { pictureRoute } from '../accounts/index.ts';
import type { Room } from '../kernel/manifest/room.ts';
import { CatalogueResolver } from './catalogue.resolver.ts';
import { returnDueGifts } from './gifts/claim-gift.ts';
import { ReturnResolver } from './orders/return.resolver.ts';
import { GiftResolver } from './gifts/gift.resolver.ts';
import { ItemResolver, PlayerLookResolver, ProfileLookResolver } from './item.resolver.ts';
import { OpeningDateResolver } from './crates/opening-date.resolver.ts';
import { OrderResolver } from './orders/order.resolver.ts';
import { openDueSeason } from './passes/open-season.ts';
import { PassResolver } from './passes/pass.resolver.ts';
import { StoreResolver } from './store.resolver.ts';
import { tellWishers } from './tell-wishers.ts';
import { watchOdds } from './crates/watch-odds.ts';
import { storeRefusals } from './refusals.ts';

const BOUGHT = 'kept: what was paid for belongs to the books; it names no person any more';
const DRAWN = 'kept: the realised odds and their proofs count it; it names no person any more';

declare module '../../db/uploads/upload.table.ts' {
  interface UploadPurposes {
    'product-picture': unknown;
  }
}

declare module '../../domain/wallet/alerts.ts' {
  interface AlertKinds {
    odds: 'finance';
  }
}

export const store: Room = {
  name: 'store',
  alerts: {
    odds: 'A crate brings a rarity at another rate than chance explains by its odds, in 9,999 of 10,000 looks.',
  },
  refusals: storeRefusals,
  resolvers: [
    CatalogueResolver,
    GiftResolver,
    PassResolver,
    ReturnResolver,
    StoreResolver,
    ItemResolver,
    OpeningDateResolver,
    OrderResolver,
    PlayerLookResolver,
    ProfileLookResolver,
  ],
  notices: storeNotices,
  routines: { 'odds.watch': { everyMs: DAY, run: watchOdds } },
  tasks: { 'gifts due': returnDueGifts, 'seasons due': openDueSeason },
  jobs: { 'store.tell-wishers': tellWishers, 'store.tell-of-sale': tellWishers },
  topics: ['store'],
  routes: [
    pictureRoute('product-picture', {
      operation: 'uploadProductPicture',
      summary: 'Takes the picture of a product of the store',
      description: 'It is dropped after a day unless a product takes it.',
      access: 'administrator',
      bytesMax: PRODUCT_PICTURE_BYTES_MAX,
    }),
  ],
  uploads: { 'product-picture': 'public, erased' },
  personalData: {
    tables: [
      personal(storePlayers, { fates: { userId: BOUGHT }, archive: { 'store.player': { as: 'row' } } }),
      personal(cartLines, {
        fates: { userId: 'erased' },
        archive: { 'store.cart': { order: ['addedAt', 'productId'] } },
      }),
      personal(wishes, { fates: { userId: 'erased' }, archive: { 'store.wishes': { order: ['at', 'productId'] } } }),
      personal(storeOrders, { fates: { userId: BOUGHT }, archive: { 'store.orders': { order: ['at', 'id'] } } }),
      personal(storeOrderLines, {
        archive: {
          'store.orderLines': {
            of: storeOrders.userId,
            joins: [[storeOrders, storeOrders.id, storeOrderLines.orderId]],
            order: ['orderId', 'productId'],
          },
        },
      }),
      personal(playerItems, { fates: { userId: 'erased' }, archive: { 'store.items': { order: ['at', 'item'] } } }),
      personal(wornItems, { fates: { userId: 'erased' }, archive: { 'store.worn': { order: ['slot'] } } }),
      personal(passClaims, {
        fates: { userId: 'kept: what was given for it belongs to the books' },
        archive: { 'store.passClaims': { order: ['season', 'track', 'tier'] } },
      }),
      personal(storeGifts, {
        fates: { buyerId: BOUGHT, claimedBy: BOUGHT },
        archive: {
          'store.gifts': {
            shows: ({ id, name, state, addressShown, sentAt, endedAt }) => ({
              id,
              name,
              state,
              to: addressShown,
              sentAt,
              endedAt,
            }),
            order: ['sentAt', 'id'],
          },
          'store.claimedGifts': { of: 'claimedBy', shows: ['id', 'name', 'endedAt'], order: ['endedAt', 'id'] },
        },
      }),
      personal(crates, { fates: { userId: BOUGHT }, archive: { 'store.crates': { order: ['id'] } } }),
      // No secret that is not shown yet.
      personal(crateCommitments, {
        fates: { userId: DRAWN },
        archive: { 'store.commitments': { shows: ['nonce', 'commitment', 'at'], order: ['nonce'] } },
      }),
      personal(crateOpenings, { fates: { userId: DRAWN }, archive: { 'store.openings': { order: ['nonce'] } } }),
    ],
    // Whoever buys or opens holds this row before the accounts of the ledger.
    lock: async ({ tx, user }) => void (await lockStorePlayer(tx, user.id)),
    erase: ({ tx, user }) => dropPicturesOf(tx, user.id),
  },
  samples,
};
