/** The games of teams, tournaments and the queue, and of every battle unless more are offered (BG-13, C-26). */
export const TEAM_GAMES = ['valorant', 'cs2', 'apex', 'league'] as const;

/** All games of battles. Chess is a duel on Lichess, offered where the operator has switched it on. */
export const BATTLE_GAMES = [...TEAM_GAMES, 'chess'] as const;
export type BattleGame = (typeof BATTLE_GAMES)[number];
export const GAME_TITLES: Readonly<Record<BattleGame, string>> = {
  valorant: 'Valorant',
  cs2: 'CS2',
  apex: 'Apex Legends',
  league: 'League of Legends',
  chess: 'Chess',
};
