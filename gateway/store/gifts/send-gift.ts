import { emailKeyOf, emailOf, maskEmail } from '../../../domain/accounts/email.ts';
import type { CatalogueProduct } from '../../../domain/store/catalogue.ts';
import type { CartTotals } from '../../../domain/store/cart.ts';
import { GIFTS_PER_DAY, GIFT_LIFE, giftItems, paidFor } from '../../../domain/store/gift.ts';
import { priceOf } from '../../../domain/store/products.ts';
import { giftLink } from '../../../domain/store/store.paths.ts';
import { LANGUAGES } from '../../../domain/shared/languages.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { DAY } from '../../../domain/shared/time.ts';
import type { User } from '../../../db/accounts/index.ts';
import type { Tx } from '../../../db/client/database.ts';
import { insertGift } from '../../../db/store/gift.queries.ts';
import { chargeAttempt } from '../../kernel/charge-attempt.ts';
import type { Deps } from '../../kernel/deps.ts';
import { keyedHash } from '../../kernel/sealed.ts';
import { orderMail } from '../../mail/mail.ts';

const TOKEN_BYTES = 32;

/** What the database knows of a link. */
export const hashOfToken = (deps: Deps, token: string): string => keyedHash(deps, 'gift link', token);
/** What the database knows of an address, by which its owner finds the gift. */
export const hashOfAddress = (deps: Deps, email: string): string => keyedHash(deps, 'gift address', emailKeyOf(email));

/** The address as it is written to. @throws Refused BAD_INPUT, RATE_LIMITED */
export async function requireGiftAddress(deps: Deps, userId: string, typed: string): Promise<string> {
  const address = emailOf(typed.trim());
  if (address === null) throw new Refused('BAD_INPUT', { field: 'giftTo' });
  await chargeAttempt(deps, `gift:${userId}`, GIFTS_PER_DAY, DAY);
  return address;
}

interface Sending {
  readonly buyer: User;
  readonly orderId: string;
  readonly to: string;
  readonly gifts: readonly CatalogueProduct[];
  readonly totals: CartTotals;
  readonly at: number;
}

/**
 * Sends the gifts of an order by e-mail. Whether the address is one of an account is not asked here: everything is the
 * same for the buyer either way, and whoever owns the address finds the gift in the own inventory. So it is English.
 */
export async function sendGifts(deps: Deps, tx: Tx, { buyer, orderId, to, gifts, totals, at }: Sending): Promise<void> {
  for (const product of gifts) {
    if (!giftItems(product.content)) throw new Error(`${product.id} has nothing in it`);
    const token = deps.randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = at + GIFT_LIFE;
    await insertGift(tx, {
      id: deps.newId(),
      orderId,
      buyerId: buyer.id,
      content: product.content,
      name: product.name,
      paidCoins: paidFor(priceOf(product), totals.coins, totals.payCoins),
      state: 'sent',
      addressHash: hashOfAddress(deps, to),
      addressShown: maskEmail(to),
      tokenHash: hashOfToken(deps, token),
      claimedBy: null,
      sentAt: at,
      expiresAt,
      endedAt: null,
    });
    const url = `${deps.config.publicUrl}${giftLink(token)}`;
    const mail = { kind: 'gift', from: buyer.username, name: product.name, url, expiresAt } as const;
    await orderMail(deps, tx, { to, language: LANGUAGES[0], mail });
  }
}
