import { FIRST_SEASON } from '../../domain/missions/season.ts';
import { HOUR } from '../../domain/shared/time.ts';
import { PASS_TRACKS } from '../../domain/store/battle-pass.ts';
import { CATALOGUE } from '../../domain/store/catalogue.ts';
import { GIFT_STATES } from '../../domain/store/gift.ts';
import { RARITIES } from '../../domain/store/odds.ts';
import type { Tx } from '../../db/client/database.ts';
import { storeGifts } from '../../db/store/gift.table.ts';
import { passClaims } from '../../db/store/pass.table.ts';
import {
  cartLines,
  crateCommitments,
  crateOpenings,
  crates,
  oddsCounts,
  playerItems,
  storeOrderLines,
  storeOrders,
  storePlayers,
  wishes,
} from '../../db/store/store.table.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Edges } from './data.ts';
import { EDGES, WORDS } from './words.ts';

const nth = <T>(values: readonly T[], n: number): T => values[n % values.length] as T;

export const edgeOrder = (n: number): string => `order-${String(n).padStart(2, '0')}`;
export const edgeGift = (n: number): string => `edge-gift-${String(n).padStart(2, '0')}`;
export const edgeCrate = (n: number): string => `edge-crate-${String(n).padStart(2, '0')}`;
/** The first and the last of its tables have been drawn from. */
export const edgeOdds = ['mystery-chest', 'premium-loot-crate', 'ЖУК'] as const;

/** What was wished for, bought, given and opened, each four of one instant, half of it by one player. */
export async function addRows(tx: Tx, { now }: Edges): Promise<void> {
  for (let n = 0; n < WORDS.length; n++) {
    const userId = edgeUser(n % 2 === 0 ? 1 : n);
    const at = now - Math.floor(n / 4) * HOUR;
    const { id: productId } = nth(CATALOGUE, n);
    await tx.insert(storePlayers).values({
      userId: edgeUser(n),
      code: n % 3 === 0 ? null : nth(WORDS, n),
      orders: nth(EDGES, n),
      nonce: n === 1 ? WORDS.length : nth(EDGES, n),
    });
    for (const who of [1, n]) {
      const own = { userId: edgeUser(who), productId };
      await tx
        .insert(cartLines)
        .values({ ...own, quantity: 1 + (n % 99), addedAt: at })
        .onConflictDoNothing();
      await tx
        .insert(wishes)
        .values({ ...own, at })
        .onConflictDoNothing();
    }
    await tx.insert(storeOrders).values({
      id: edgeOrder(n),
      userId,
      at,
      code: n % 3 === 0 ? null : nth(WORDS, n),
      discountCoins: n % 2,
      paidCoins: nth(EDGES, n),
      paidCents: nth(EDGES, n + 1),
      backCoins: n % 5,
    });
    for (const { id, name, price } of [nth(CATALOGUE, n), nth(CATALOGUE, n + 1)])
      await tx.insert(storeOrderLines).values({
        orderId: edgeOrder(n),
        productId: id,
        name: n % 2 === 0 ? name : nth(WORDS, n),
        quantity: 1 + n,
        price,
        isMoney: n % 3 === 0,
      });
    const state = n < 14 ? 'sent' : nth(GIFT_STATES.slice(1), n);
    const isWaiting = state === 'sent';
    await tx.insert(storeGifts).values({
      id: edgeGift(n),
      orderId: edgeOrder(n),
      buyerId: userId,
      content: 'friend-starter',
      name: nth(WORDS, n),
      paidCoins: nth(EDGES, n),
      state,
      addressHash: isWaiting ? `address-${n % 2}` : null,
      addressShown: isWaiting ? `${nth(WORDS, n)}@…` : null,
      tokenHash: isWaiting ? `gift-token-${n}` : null,
      claimedBy: state === 'claimed' ? edgeUser(2) : null,
      sentAt: at,
      expiresAt: now + ((n % 3) - 1) * HOUR,
      endedAt: isWaiting ? null : at,
    });
    await tx.insert(crates).values({
      id: edgeCrate(n),
      userId,
      orderId: edgeOrder(n - (n % 4)),
      oddsId: nth(edgeOdds, n),
      oddsVersion: 1 + (n % 2),
      boughtAt: at,
      openedAt: n % 3 === 2 ? null : at,
    });
    const proven = { commitment: `commitment-${n}`, at };
    await tx.insert(crateCommitments).values({ userId, nonce: n, sealedSecret: `sealed:${nth(WORDS, n)}`, ...proven });
    if (n % 3 !== 2)
      await tx.insert(crateOpenings).values({
        crateId: edgeCrate(n),
        userId,
        nonce: n,
        serverSecret: nth(WORDS, n),
        clientSeed: nth(WORDS, n + 1),
        oddsId: nth(edgeOdds, n),
        oddsVersion: 1 + (n % 2),
        tableHash: `table-${n}`,
        roll: 370 * n,
        rarity: nth(RARITIES, n),
        item: n % 2 === 0 ? `item-${n}` : null,
        credits: n % 2 === 0 ? 0 : 50,
        ...proven,
      });
    for (const [m, rarity] of RARITIES.entries())
      if (n < 6)
        await tx
          .insert(oddsCounts)
          .values({ oddsId: nth(edgeOdds, n), oddsVersion: 1 + (n % 2), rarity, hits: nth(EDGES, n + m) });
    await tx.insert(playerItems).values({
      userId,
      item: nth(WORDS, n),
      source: nth([edgeOrder(n), edgeCrate(n), edgeGift(n), 'season-1', 'nothing'], Math.floor(n / 2)),
      at,
    });
    await tx.insert(passClaims).values({
      userId,
      season: FIRST_SEASON,
      track: nth(PASS_TRACKS, n),
      tier: 1 + n,
      coins: n,
      credits: n % 3,
      item: n % 3 === 0 ? nth(WORDS, n) : null,
      at,
    });
  }
}
