/** What a stretch of time brought into the players' hands, and what went out of them for good. In whole BattleCoin. */
export interface CoinFlow {
  readonly minted: number;
  readonly burned: number;
}

/** How far a day may go either way before staff look at it. In whole BattleCoin. */
export interface CoinFlowBand {
  readonly mintedMost: number;
  readonly burnedMost: number;
}

/** What a day added to the coins of all players; below zero where more was burned. */
export const netOf = ({ minted, burned }: CoinFlow): number => minted - burned;

/** Whether a day added no more coins than the band allows, and took no more. */
export const isWithinBand = (flow: CoinFlow, { mintedMost, burnedMost }: CoinFlowBand): boolean =>
  netOf(flow) <= mintedMost && netOf(flow) >= -burnedMost;
