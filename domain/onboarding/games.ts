/** The games that a newcomer chooses favourites from (EN-17). Battles are played in a list of their own (C-26). */
export const GAME_CATALOGUE = [
  { id: 'apex', name: 'Apex Legends', category: 'Battle Royale' },
  { id: 'valorant', name: 'Valorant', category: 'FPS' },
  { id: 'fortnite', name: 'Fortnite', category: 'Battle Royale' },
  { id: 'warzone', name: 'Call of Duty: Warzone', category: 'Battle Royale' },
  { id: 'cs2', name: 'Counter-Strike 2', category: 'FPS' },
  { id: 'overwatch', name: 'Overwatch 2', category: 'FPS' },
  { id: 'league', name: 'League of Legends', category: 'MOBA' },
  { id: 'dota2', name: 'Dota 2', category: 'MOBA' },
  { id: 'minecraft', name: 'Minecraft', category: 'Sandbox' },
  { id: 'rocketleague', name: 'Rocket League', category: 'Sports' },
  { id: 'hearthstone', name: 'Hearthstone', category: 'Card Game' },
  { id: 'amongus', name: 'Among Us', category: 'Social' },
] as const;

/** The chosen games in the order of the catalogue, each once; null when there is none or one that is not in it. */
export function favoritesOf(ids: readonly string[]): string[] | null {
  const known = GAME_CATALOGUE.map(({ id }) => id as string).filter((id) => ids.includes(id));
  return known.length > 0 && known.length === new Set(ids).size ? known : null;
}
