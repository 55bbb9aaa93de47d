/** A player's running figures, one row per player, moved in the settling transaction (EN-04, RE-08). */
export interface PlayerStats {
  readonly battles: number;
  readonly wins: number;
  /** Sum of the stakes of all counted battles; the average wager is this by `battles`. */
  readonly stakedCents: number;
  /** Wins in a row up to the latest battle. */
  readonly streak: number;
  readonly bestStreak: number;
}

export const NO_STATS: PlayerStats = { battles: 0, wins: 0, stakedCents: 0, streak: 0, bestStreak: 0 };

export function countBattle(stats: PlayerStats, won: boolean, stakeCents: number): PlayerStats {
  const streak = won ? stats.streak + 1 : 0;
  return {
    battles: stats.battles + 1,
    wins: stats.wins + (won ? 1 : 0),
    stakedCents: stats.stakedCents + stakeCents,
    streak,
    bestStreak: Math.max(stats.bestStreak, streak),
  };
}

/** Rounded percent; 0 when there are no battles (BG-11). */
export const winRateOf = (stats: Pick<PlayerStats, 'battles' | 'wins'>): number =>
  stats.battles === 0 ? 0 : Math.round((stats.wins / stats.battles) * 100);

/** Rounded half up to the cent; 0 when there are no battles. */
export const averageStakeOf = (stats: Pick<PlayerStats, 'battles' | 'stakedCents'>): number =>
  stats.battles === 0 ? 0 : Math.floor(stats.stakedCents / stats.battles + 0.5);
