/** The games of the Create Battle form (BG-13, C-26). */
export const BATTLE_GAMES = ['valorant', 'cs2', 'apex', 'league'] as const;
export type BattleGame = (typeof BATTLE_GAMES)[number];
export const GAME_TITLES: Readonly<Record<BattleGame, string>> = {
  valorant: 'Valorant',
  cs2: 'CS2',
  apex: 'Apex Legends',
  league: 'League of Legends',
};
