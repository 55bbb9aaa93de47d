import { DAY } from '../../domain/shared/time.ts';
import { PRODUCT_PICTURE_BYTES_MAX } from '../../domain/store/store.schemas.ts';
import { lockStorePlayer } from '../../db/store/cart.queries.ts';
import { eraseStoreData, readStoreData } from '../../db/store/personal-data.queries.ts';
import { samples } from '../../db/store/samples.ts';
import { pictureRoute } from '../accounts/index.ts';
import type { Room } from '../kernel/room.ts';
import { CatalogueResolver } from './catalogue.resolver.ts';
import { returnDueGifts } from './claim-gift.ts';
import { ReturnResolver } from './return.resolver.ts';
import { GiftResolver } from './gift.resolver.ts';
import { ItemResolver, PlayerLookResolver, ProfileLookResolver } from './item.resolver.ts';
import { OpeningDateResolver } from './opening-date.resolver.ts';
import { OrderResolver } from './order.resolver.ts';
import { openDueSeason } from './open-season.ts';
import { PassResolver } from './pass.resolver.ts';
import { StoreResolver } from './store.resolver.ts';
import { tellWishers } from './tell-wishers.ts';
import { watchOdds } from './watch-odds.ts';
import { storeRefusals } from './refusals.ts';

const BOUGHT = 'exported, kept: what was paid for belongs to the books; it names no person any more';
const DRAWN = 'exported, kept: the realised odds and their proofs count it; it names no person any more';

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
    tables: {
      store_players: BOUGHT,
      cart_lines: 'exported, erased',
      wishes: 'exported, erased',
      store_orders: BOUGHT,
      store_gifts: BOUGHT,
      player_items: 'exported, erased',
      worn_items: 'exported, erased',
      pass_claims: 'exported, kept: what was given for it belongs to the books',
      crates: BOUGHT,
      crate_commitments: DRAWN,
      crate_openings: DRAWN,
    },
    read: async (reader, userId) => ({ store: await readStoreData(reader, userId) }),
    // Whoever buys or opens holds this row before the accounts of the ledger.
    lock: async ({ tx, user }) => void (await lockStorePlayer(tx, user.id)),
    erase: ({ tx, user }) => eraseStoreData(tx, user.id),
  },
  samples,
};
