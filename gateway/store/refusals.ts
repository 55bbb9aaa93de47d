import type { StoreRefusal } from '../../domain/store/refusals.ts';
import type { PublicRefusals } from '../kernel/refusals.ts';

export const storeRefusals: PublicRefusals<StoreRefusal> = {
  CART_EMPTY: [409, 'The cart is empty'],
  PRODUCT_NOT_SOLD: [409, 'The product `name` is not sold'],
  ITEM_OWNED: [409, 'The player has `name` already, or more than one of it is in the cart'],
  PRICE_CHANGED: [409, 'The cart costs `payCoins` and `payCents` now; nothing was paid'],
  PRODUCT_CHANGED: [409, 'The product has been changed since it was read'],
  PROMO_UNUSABLE: [409, 'The code does not apply; `reason` says why'],
  CRATES_CLOSED: [
    403,
    'Crates are sold to verified players who are old enough and on no break, and not in every region',
  ],
  CRATE_OPENED: [409, 'The crate has been opened already'],
  COMMITMENT_PASSED: [409, 'The commitment is not that of the next opening; ask for it again'],
  GIFT_ADDRESS: [400, 'A gift needs the e-mail address of whoever gets it, and nothing else does'],
  GIFT_SINGLE: [409, 'One gift of a kind is bought at a time'],
  GIFT_GONE: [409, 'The gift has been claimed, or its time is over'],
  GIFT_HAD: [409, 'The player has all that is in the gift'],
  LINE_USED: [409, 'Something of it was opened, claimed or is gone'],
  LINE_MONEY: [409, 'Its coins are not all there any more; an adjustment sets a balance right'],
  LINE_RETURNED: [409, 'It was taken back already'],
  SEASON_OVER: [409, 'No season runs'],
  CREDITS_SHORT: [409, 'The player has `missing` credits too few'],
  PASS_NOTHING: [409, 'Nothing of the battle pass can be claimed'],
};
