import type { MotifName } from './game-motifs.tsx';

/** How the art of a game looks: the hue of its ground in degrees, and what is drawn on it. */
export interface GameLook {
  readonly hue: number;
  readonly motif: MotifName;
}

/** The games whose look was chosen, by their ids; any other id grows a look of its own. */
export const GAME_LOOKS: Readonly<Record<string, GameLook>> = {
  valorant: { hue: 14, motif: 'sights' },
  cs2: { hue: 62, motif: 'bars' },
  apex: { hue: 28, motif: 'ridges' },
  chess: { hue: 95, motif: 'blocks' },
  league: { hue: 205, motif: 'lanes' },
  fortnite: { hue: 290, motif: 'facets' },
  rocketleague: { hue: 250, motif: 'arcs' },
  warzone: { hue: 135, motif: 'sights' },
  overwatch: { hue: 50, motif: 'rings' },
  dota2: { hue: 22, motif: 'lanes' },
  minecraft: { hue: 145, motif: 'blocks' },
  hearthstone: { hue: 75, motif: 'cards' },
  amongus: { hue: 0, motif: 'rings' },
  pubg: { hue: 85, motif: 'ridges' },
  rainbowsix: { hue: 235, motif: 'facets' },
  eafc: { hue: 160, motif: 'arcs' },
  nba2k: { hue: 40, motif: 'arcs' },
  streetfighter: { hue: 330, motif: 'chevrons' },
  tekken: { hue: 275, motif: 'chevrons' },
  smash: { hue: 345, motif: 'facets' },
  teamfighttactics: { hue: 310, motif: 'cards' },
  starcraft: { hue: 190, motif: 'bars' },
  halo: { hue: 175, motif: 'rings' },
  'spark-line': { hue: 55, motif: 'bars' },
  turncoat: { hue: 335, motif: 'chevrons' },
  'echo-vault': { hue: 285, motif: 'blocks' },
  'fuse-box': { hue: 150, motif: 'lanes' },
  'copy-desk': { hue: 90, motif: 'cards' },
  'stray-glyph': { hue: 195, motif: 'facets' },
  'letter-forge': { hue: 30, motif: 'blocks' },
  'bank-shot': { hue: 165, motif: 'arcs' },
  'plumb-line': { hue: 225, motif: 'sights' },
  counterweight: { hue: 250, motif: 'ridges' },
};
