import { withQuery } from '../shared/path-to.ts';

export const storePath = '/store';
export const storeTabPath = (tab: string): string => withQuery(storePath, { tab });
export const cartPath = '/store/cart';
/** What the player wishes for. */
export const wishlistPath = withQuery(storePath, { wishlist: 'yes' });
/** What crates state and what came of them. */
export const oddsPath = '/store/odds';
/** Where the link of a gift leads. */
export const giftPath = '/gift';
/** That link. What opens the gift stands behind the hash: no server, no log and no other site is told of it. */
export const giftLink = (token: string): string => `${giftPath}#${new URLSearchParams({ token }).toString()}`;
/** The battle pass of the season. */
export const passPath = '/store/pass';
export const inventoryPath = '/inventory';
/** The gifts that wait for a player. */
export const giftsPath = withQuery(inventoryPath, { tab: 'gifts' });
/** The receipts of a player. */
export const ordersPath = withQuery(inventoryPath, { tab: 'purchases' });
/** One of them. */
export const orderPath = (id: string): string => withQuery(inventoryPath, { tab: 'purchases', receipt: id });
/** An opening of a player, with its proof. */
export const openingPath = (crateId: string): string => withQuery(inventoryPath, { tab: 'crates', opening: crateId });
