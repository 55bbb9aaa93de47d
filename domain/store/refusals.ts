export type StoreRefusal =
  | 'CART_EMPTY'
  | 'PRODUCT_NOT_SOLD'
  | 'ITEM_OWNED'
  | 'PRICE_CHANGED'
  | 'PRODUCT_CHANGED'
  | 'PROMO_UNUSABLE'
  | 'CRATES_CLOSED'
  | 'CRATE_OPENED'
  | 'COMMITMENT_PASSED'
  | 'GIFT_ADDRESS'
  | 'GIFT_SINGLE'
  | 'GIFT_GONE'
  | 'GIFT_HAD'
  | 'LINE_USED'
  | 'LINE_MONEY'
  | 'LINE_RETURNED'
  | 'SEASON_OVER'
  | 'PASS_NOTHING'
  | 'CREDITS_SHORT';

declare module '../shared/refusals.ts' {
  interface RefusalCodes extends Record<StoreRefusal, unknown> {}
}
