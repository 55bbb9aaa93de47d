import { COIN_CENTS } from '../shared/money.ts';

/** BattleCoin that is sold for wallet money, at a cent a coin (C-22, BC-19). */
export const COIN_BUNDLES = [500, 1_000, 2_500] as const;
export type CoinBundle = (typeof COIN_BUNDLES)[number];

export const isCoinBundle = (coins: number): coins is CoinBundle => COIN_BUNDLES.some((bundle) => bundle === coins);

export const bundleCents = (coins: CoinBundle): number => coins * COIN_CENTS;
