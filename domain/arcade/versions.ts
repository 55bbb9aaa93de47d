import type { Game } from './game.ts';
import { GAMES, GAME_IDS, type GameId } from './games.ts';

type Loader = () => Promise<Game>;

/**
 * The rules of every version that a stored run may ask for. None is ever changed or taken out; each is fetched when it is
 * needed, so that whoever plays one game does not load the others.
 */
export const VERSIONS: Readonly<Record<GameId, readonly Loader[]>> = {
  'spark-line': [async () => (await import('./games/spark-line.1.ts')).sparkLine],
  turncoat: [async () => (await import('./games/turncoat.1.ts')).turncoat],
  'echo-vault': [async () => (await import('./games/echo-vault.1.ts')).echoVault],
  'fuse-box': [async () => (await import('./games/fuse-box.1.ts')).fuseBox],
  'copy-desk': [async () => (await import('./games/copy-desk.1.ts')).copyDesk],
  'stray-glyph': [async () => (await import('./games/stray-glyph.1.ts')).strayGlyph],
  'letter-forge': [async () => (await import('./games/letter-forge.1.ts')).letterForge],
  'bank-shot': [async () => (await import('./games/bank-shot.1.ts')).bankShot],
  'plumb-line': [async () => (await import('./games/plumb-line.1.ts')).plumbLine],
  counterweight: [async () => (await import('./games/counterweight.1.ts')).counterweight],
};

/** The newest version of each game that this build has; it has all before as well. */
export const LAST_VERSIONS = Object.fromEntries(GAME_IDS.map((id) => [id, VERSIONS[id].length])) as Readonly<
  Record<GameId, number>
>;

/** The rules of a version, the present one unless another is asked for; null where this build has not got it. */
export async function loadGame(id: GameId, version = GAMES[id].version): Promise<Game | null> {
  const load = VERSIONS[id][version - 1];
  return load ? load() : null;
}
