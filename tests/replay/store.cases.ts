import { HOUR } from '../../domain/shared/time.ts';
import { CATALOGUE } from '../../domain/store/catalogue.ts';
import { ITEM_SLOTS } from '../../domain/store/items.ts';
import * as carts from '../../db/store/cart.queries.ts';
import * as opening from '../../db/store/crate.queries.ts';
import * as gifts from '../../db/store/gift.queries.ts';
import { storeGifts } from '../../db/store/gift.table.ts';
import * as items from '../../db/store/item.queries.ts';
import * as passes from '../../db/store/pass.queries.ts';
import { passClaims } from '../../db/store/pass.table.ts';
import * as catalogue from '../../db/store/product.queries.ts';
import { products } from '../../db/store/product.table.ts';
import {
  cartLines,
  crateCommitments,
  crateOpenings,
  crates,
  storeOrderLines,
  storeOrders,
  wishes,
} from '../../db/store/store.table.ts';
import { uploads } from '../../db/uploads/upload.table.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Cast } from './cast.ts';
import { pages, reads, roomCases, writes } from './kit.ts';
import { edgeCrate, edgeGift, edgeOdds, edgeOrder } from './store.rows.ts';
import { EDGES } from './words.ts';

const people = ['1', '2', edgeUser(0), edgeUser(1), edgeUser(2), edgeUser(4), edgeUser(9), 'nobody'];
const each = people.map((id) => [id] as const);
const few = [0, 1, 2, 3, 4, 6];
const limits = [1, 2, 5, 100];
const productIds = [...CATALOGUE.slice(0, 10).map(({ id }) => id), 'nothing'];
const orderIds = [...few.map(edgeOrder), 'nothing'];
const giftIds = ['gift-1', ...[0, 1, 3, 14, 15, 16].map(edgeGift), 'nothing'];
const crateIds = [...few.map(edgeCrate), 'nothing'];
const spans = ({ now }: Cast) => [0, now - HOUR, now, now + HOUR, now + 2 * HOUR].map((at) => [at, 100] as const);

const order = (cast: Cast) => ({ ...cast.row(storeOrders), id: cast.newId(), code: null, at: Number.MAX_SAFE_INTEGER });
const lines = (cast: Cast, orderId: string) => [
  { ...cast.row(storeOrderLines), orderId, name: 'Ж "\\%_' },
  { ...cast.row(storeOrderLines), orderId, productId: 'neon-skin', quantity: 2 ** 40, isMoney: false },
];
const gift = (cast: Cast) => ({ ...cast.row(storeGifts, ({ id }) => id === edgeGift(0)), id: cast.newId() });
const crate = (cast: Cast) => ({ ...cast.row(crates), id: cast.newId(), oddsVersion: 2 ** 40, openedAt: null });
const found = (cast: Cast) => ({
  ...cast.row(crateOpenings, ({ crateId }) => crateId === edgeCrate(0)),
  crateId: edgeCrate(2),
  nonce: 2 ** 40,
});
const product = (cast: Cast, id: string) => cast.row(products, (row) => row.id === id);
const fresh = (cast: Cast) => ({
  ...product(cast, 'neon-skin'),
  id: 'fresh',
  components: ['Ж', '"\\'],
  duration: null,
});
const claim = (cast: Cast) => ({ ...cast.row(passClaims), track: 'paid' as const, tier: 100, item: null });

export const cases = roomCases('store', [
  reads(carts.readStorePlayer)(() => each),
  writes(carts.lockStorePlayer)(() => people.slice(0, -1).map((id) => [id])),
  writes(carts.lockStorePlayer)(() => [['nobody']], { refuses: 'there is no such player' }),
  writes(carts.updateStorePlayer)(() => [
    [edgeUser(1), { code: null, orders: Number.MAX_SAFE_INTEGER }],
    [edgeUser(1), { code: 'Ж', nonce: 2 ** 31 }],
    ['nobody', { orders: 1 }],
  ]),
  reads(carts.readCart)(() => each),
  writes(carts.putCartLine)(({ now }) =>
    [0, 1, 99].flatMap((quantity) => [
      [edgeUser(1), { productId: 'neon-skin', quantity }, now] as const,
      ['2', { productId: 'neon-skin', quantity }, now] as const,
    ]),
  ),
  writes(carts.putCartLine)(({ now }) => [['2', { productId: 'neon-skin', quantity: 100 }, now]], {
    refuses: 'it is too many',
  }),
  writes(carts.clearCart)(() => each),
  reads(carts.readWishes)(() => each),
  reads(carts.listWishers)(() =>
    productIds.flatMap((id) =>
      ['', edgeUser(1), edgeUser(2), 'z'].flatMap((past) => [1, 2, 100].map((limit) => [id, past, limit] as const)),
    ),
  ),
  writes(carts.putWish)(({ now }) =>
    ['1', edgeUser(1)].flatMap((id) => [true, false].map((isWished) => [id, 'neon-skin', isWished, now] as const)),
  ),
  reads(carts.readUsedCodes)(() => each, { unordered: { why: 'one of them is looked for' } }),
  writes(carts.insertOrder)((cast) => {
    const bought = order(cast);
    return [[bought, lines(cast, bought.id)]];
  }),
  writes(carts.insertOrder)(
    (cast) => {
      const used = cast.row(storeOrders, ({ code }) => code !== null);
      return [[{ ...used, id: 'fresh' }, lines(cast, 'fresh')]];
    },
    { refuses: 'a code is for one order' },
  ),
  pages(carts.listOrders, ({ at, id }): readonly [number, string] => [at, id])(() =>
    people.map((id) => (limit, past) => [id, limit, past]),
  ),
  reads(carts.readOrder)(() => orderIds.flatMap((id) => [[edgeUser(1), id] as const, ['1', id] as const])),
  reads(carts.findOrder)(() => orderIds.map((id) => [id])),
  reads(carts.readOrderLines)(() => [[[]], [orderIds], ...orderIds.map((id) => [[id]] as const)]),

  writes(opening.insertCrates)((cast) => [[[crate(cast), { ...crate(cast), oddsId: 'Ж' }]]]),
  reads(opening.listClosedCrates)(() => people.flatMap((id) => limits.map((limit) => [id, limit] as const))),
  reads(opening.countClosedCrates)(() => people.flatMap((id) => [[id, []] as const, [id, orderIds] as const]), {
    unordered: { why: 'each names its order and table' },
  }),
  writes(opening.removeClosedCrates)(() =>
    orderIds.flatMap((id) => edgeOdds.map((oddsId) => [edgeUser(1), id, oddsId] as const)),
  ),
  reads(opening.readCrate)(() => crateIds.flatMap((id) => [[edgeUser(1), id] as const, ['1', id] as const])),
  reads(opening.readCommitment)(() =>
    [...EDGES, 2, 4, 5].flatMap((nonce) => [[edgeUser(1), nonce] as const, [edgeUser(7), nonce] as const]),
  ),
  writes(opening.putCommitment)((cast) => [
    [{ ...cast.row(crateCommitments), nonce: Number.MAX_SAFE_INTEGER, commitment: 'fresh', at: cast.now }],
    [{ ...cast.row(crateCommitments), commitment: 'other', sealedSecret: 'sealed:Ж', at: cast.now }],
  ]),
  writes(opening.insertOpening)((cast) => [
    [found(cast)],
    [{ ...found(cast), oddsId: 'fresh', roll: 9999 }],
    [{ ...found(cast), oddsId: edgeOdds[1], oddsVersion: 2, item: null, credits: 2 ** 31 }],
  ]),
  writes(opening.insertOpening)((cast) => [[{ ...found(cast), roll: 10_000 }], [{ ...found(cast), credits: 1 }]], {
    refuses: 'there is no such roll, and it is an item or credits',
  }),
  writes(opening.insertOpening)((cast) => [[{ ...found(cast), nonce: 0 }]], { refuses: 'each number is drawn once' }),
  reads(opening.readOpening)(() => crateIds.flatMap((id) => [[edgeUser(1), id] as const, ['1', id] as const])),
  pages(
    opening.listOpenings,
    ({ nonce }): number => nonce,
  )(() => people.map((id) => (limit, past) => [id, limit, past])),
  reads(opening.readOddsCounts)(() =>
    [...edgeOdds, 'nothing'].flatMap((id) => [0, 1, 2, 2 ** 40].map((version) => [id, version] as const)),
  ),

  writes(gifts.insertGift)((cast) => [
    [{ ...gift(cast), tokenHash: 'fresh', name: 'Ж' }],
    [{ ...gift(cast), tokenHash: null, paidCoins: Number.MAX_SAFE_INTEGER }],
  ]),
  writes(gifts.insertGift)((cast) => [[gift(cast)]], { refuses: 'a link is of one gift' }),
  writes(gifts.insertGift)((cast) => [[{ ...gift(cast), tokenHash: 'fresh', state: 'claimed' }]], {
    refuses: 'it is claimed by nobody',
  }),
  reads(gifts.readGift)(() => giftIds.map((id) => [id])),
  writes(gifts.lockGift)(() => giftIds.map((id) => [id])),
  reads(gifts.findGift)(() => [[[]], [['gift-token-0', 'nothing']], [['gift-token-13']], [['GIFT-TOKEN-0']], [['']]]),
  reads(gifts.listGiftsTo)(
    (cast) =>
      ['address-0', 'address-1', 'ADDRESS-0', ''].flatMap((hash) =>
        spans(cast).map(([at, limit]) => [hash, at, limit] as const),
      ),
    { unordered: { why: 'those of one instant stand anywhere: the index has no more' } },
  ),
  reads(gifts.listGiftsOf)(() => [[[]], [orderIds]], { unordered: { why: 'each is found by its order' } }),
  reads(gifts.listDueGifts)(spans, { unordered: { why: 'each is ended by itself' } }),
  writes(gifts.endGift)(({ now }) =>
    giftIds
      .slice(1, 4)
      .flatMap((id) => [
        [id, 'claimed', edgeUser(1), now] as const,
        [id, 'returned', null, Number.MAX_SAFE_INTEGER] as const,
        [id, 'lapsed', null, now] as const,
      ]),
  ),

  reads(items.readItems)(() => each),
  reads(items.readSourcedItems)(() => each),
  reads(items.readOwned)(() => each),
  writes(items.addItem)(({ now }) => [[{ userId: '1', item: 'Ж "\\%_', source: 'fresh', at: now }]]),
  writes(items.removeItem)(() => [
    [edgeUser(1), 'ÄÖÜ-groß'],
    [edgeUser(1), 'äöü-groß'],
    [edgeUser(4), 'äöü-klein'],
    ['1', 'nothing'],
  ]),
  reads(items.readWorn)(() => [[[]], [people], ...people.map((id) => [[id]] as const)], {
    unordered: { why: 'each names its slot' },
  }),
  writes(items.putWorn)(() =>
    ITEM_SLOTS.flatMap((slot) => [
      [{ userId: edgeUser(1), slot, item: 'Ж' }] as const,
      [{ userId: '1', slot, item: 'Ж' }] as const,
    ]),
  ),
  writes(items.deleteWorn)(() => ITEM_SLOTS.flatMap((slot) => people.map((id) => [id, slot] as const))),

  reads(passes.readPassClaims)(() => people.flatMap((id) => [[id, 'season-1'] as const, [id, 'SEASON-1'] as const])),
  reads(passes.listPaidClaims)(() =>
    people.flatMap((id) => [[id, []] as const, [id, ['season-1', 'season-2']] as const]),
  ),
  writes(passes.insertPassClaims)((cast) => [[[claim(cast)]], [[claim(cast), { ...claim(cast), track: 'free' }]]]),
  writes(passes.insertPassClaims)((cast) => [[[{ ...claim(cast), tier: 101 }]]], { refuses: 'there is no such tier' }),

  writes(catalogue.dropPicturesOf)(() => each, {
    before: (tx, cast) =>
      tx.update(products).set({ pictureId: cast.row(uploads, ({ purpose }) => purpose === 'product-picture').id }),
  }),

  reads(catalogue.listAllProducts)(() => [[]]),
  reads(catalogue.readProduct)(() => productIds.map((id) => [id])),
  reads(catalogue.readProducts)(() => [[[]], [productIds]], { unordered: { why: 'each is found by its id' } }),
  writes(catalogue.putOnSale)(
    ({ now }) => [
      ['season-1', 0, Number.MAX_SAFE_INTEGER],
      ['later', now, now + 1],
    ],
    {
      before: async (tx, cast) => {
        const later = { state: 'scheduled' as const, onSaleFrom: null, onSaleUntil: null, content: 'later' };
        await catalogue.addProduct(tx, { ...fresh(cast), ...later });
      },
    },
  ),
  writes(catalogue.addProduct)((cast) => [[fresh(cast)], [product(cast, 'neon-skin')]]),
  writes(catalogue.addProduct)((cast) => [[{ ...fresh(cast), price: 0 }]], { refuses: 'it costs nothing' }),
  writes(catalogue.lockProduct)(() => productIds.map((id) => [id])),
  writes(catalogue.updateProduct)((cast) => [
    [{ ...product(cast, 'neon-skin'), name: 'Ж', components: [], onSaleUntil: Number.MAX_SAFE_INTEGER }],
    [{ ...product(cast, 'bundle-500'), price: Number.MAX_SAFE_INTEGER, isFeatured: true, pictureId: 'Ж' }],
    [fresh(cast)],
  ]),
  writes(catalogue.seedProducts)(() => [[]], {
    before: async (tx) => {
      for (const rows of [storeOrderLines, cartLines, wishes]) await tx.delete(rows);
      await tx.delete(products);
    },
  }),
]);
