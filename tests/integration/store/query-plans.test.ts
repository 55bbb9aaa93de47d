// @module-tag engines
import {
  findOrder,
  listOrders,
  listWishers,
  lockStorePlayer,
  readCart,
  readOrder,
  readOrderLines,
  readUsedCodes,
  readWishes,
} from '../../../db/store/cart.queries.ts';
import {
  countClosedCrates,
  listClosedCrates,
  listOpenings,
  readCommitment,
  readCrate,
  readOddsCounts,
  readOpening,
} from '../../../db/store/crate.queries.ts';
import {
  findGift,
  listDueGifts,
  listGiftsOf,
  listGiftsTo,
  lockGift,
  readGift,
} from '../../../db/store/gift.queries.ts';
import { readItems, readSourcedItems, readWorn } from '../../../db/store/item.queries.ts';
import { listPaidClaims, readPassClaims } from '../../../db/store/pass.queries.ts';
import { lockProduct, readProduct, readProducts } from '../../../db/store/product.queries.ts';
import { readReturned } from '../../../db/wallet/purchases.ts';
import { readCoinSpending, readCoinSpendingSince } from '../../../db/wallet/wallet.queries.ts';
import { checkPlans, pk } from '../../support/query-plans.ts';

checkPlans([
  { name: 'store, a gift', run: ({ db }) => readGift(db.read, 'x'), uses: [pk('store_gifts')] },
  {
    name: 'store, a gift locked',
    run: ({ db }) => db.transact((tx) => lockGift(tx, 'x')),
    uses: [pk('store_gifts')],
  },
  { name: 'store, a gift by its link', run: ({ db }) => findGift(db.read, ['x', 'y']), uses: ['store_gifts_token'] },
  {
    name: 'store, gifts to an address',
    run: ({ db }) => listGiftsTo(db.read, 'x', 5, 10),
    uses: ['store_gifts_address'],
    isInOrder: true,
  },
  { name: 'store, gifts of orders', run: ({ db }) => listGiftsOf(db.read, ['x', 'y']), uses: ['store_gifts_order'] },
  {
    name: 'store, gifts that are due',
    run: ({ db }) => listDueGifts(db.read, 5, 10),
    uses: ['store_gifts_due'],
    isInOrder: true,
  },
  { name: 'store, an order of anybody', run: ({ db }) => findOrder(db.read, 'x'), uses: [pk('store_orders')] },
  {
    name: 'store, closed crates of orders',
    run: ({ db }) => countClosedCrates(db.read, 'x', ['y', 'z']),
    uses: ['crates_closed'],
  },
  {
    name: 'store, what came back',
    run: ({ db }) => readReturned(db.read, 'store-return', ['x', 'y']),
    uses: ['transfers_op_key', pk('entries')],
  },
  { name: 'store, a product', run: ({ db }) => readProduct(db.read, 'x'), uses: [pk('products')] },
  {
    name: 'store, a product locked',
    run: ({ db }) => db.transact((tx) => lockProduct(tx, 'x')),
    uses: [pk('products')],
  },
  { name: 'store, some products', run: ({ db }) => readProducts(db.read, ['x', 'y']), uses: [pk('products')] },
  {
    name: 'store, the player locked',
    run: async (world) => {
      const { userId } = await world.player();
      await world.db.transact((tx) => lockStorePlayer(tx, userId));
    },
    uses: [pk('store_players')],
  },
  { name: 'store, a cart', run: ({ db }) => readCart(db.read, 'x'), uses: [pk('cart_lines')] },
  {
    name: 'store, who wishes',
    run: ({ db }) => listWishers(db.read, 'x', 'y', 200),
    uses: ['wishes_product'],
    isInOrder: true,
  },
  { name: 'store, a wishlist', run: ({ db }) => readWishes(db.read, 'x'), uses: [pk('wishes')] },
  { name: 'store, used codes', run: ({ db }) => readUsedCodes(db.read, 'x'), uses: ['store_orders_code'] },
  {
    name: 'store, orders',
    run: ({ db }) => listOrders(db.read, 'x', 20, [5, 'y']),
    uses: ['store_orders_user'],
    isInOrder: true,
  },
  { name: 'store, an order', run: ({ db }) => readOrder(db.read, 'x', 'y'), uses: [pk('store_orders')] },
  { name: 'store, lines', run: ({ db }) => readOrderLines(db.read, ['x', 'y']), uses: [pk('store_order_lines')] },
  { name: 'store, items', run: ({ db }) => readItems(db.read, 'x'), uses: [pk('player_items')] },
  {
    name: 'store, items with what brought them',
    run: ({ db }) => readSourcedItems(db.read, 'x'),
    uses: [pk('player_items'), pk('store_orders'), pk('crates'), pk('store_gifts')],
  },
  { name: 'store, claims of a pass', run: ({ db }) => readPassClaims(db.read, 'x', 'y'), uses: [pk('pass_claims')] },
  {
    name: 'store, passes of which the paid track was claimed',
    run: ({ db }) => listPaidClaims(db.read, 'x', ['y', 'z']),
    uses: [pk('pass_claims')],
  },
  { name: 'store, worn items', run: ({ db }) => readWorn(db.read, ['x', 'y']), uses: [pk('worn_items')] },
  {
    name: 'store, closed crates',
    run: ({ db }) => listClosedCrates(db.read, 'x', 20),
    uses: ['crates_closed'],
    isInOrder: true,
  },
  { name: 'store, a crate', run: ({ db }) => readCrate(db.read, 'x', 'y'), uses: [pk('crates')] },
  { name: 'store, a commitment', run: ({ db }) => readCommitment(db.read, 'x', 1), uses: [pk('crate_commitments')] },
  { name: 'store, an opening', run: ({ db }) => readOpening(db.read, 'x', 'y'), uses: [pk('crate_openings')] },
  {
    name: 'store, openings',
    run: ({ db }) => listOpenings(db.read, 'x', 20, 5),
    uses: ['crate_openings_nonce'],
    isInOrder: true,
  },
  { name: 'store, realised odds', run: ({ db }) => readOddsCounts(db.read, 'x', 1), uses: [pk('odds_counts')] },
  { name: 'wallet, spent on coins', run: ({ db }) => readCoinSpending(db.read, 'x'), uses: ['entries_coins_bought'] },
  {
    name: 'wallet, spent on coins since',
    run: ({ db }) => readCoinSpendingSince(db.read, 'x', 5),
    uses: ['entries_coins_bought'],
  },
]);
