import type { GameId } from '../../domain/arcade/games.ts';
import * as t from './__generated__/messages.ts';

/** What each game is about; the rules say the same to programs, in English. */
export const GAME_DESCRIPTIONS: Readonly<Record<GameId, string>> = {
  'spark-line': t.sparkLineAbout(),
  turncoat: t.turncoatAbout(),
  'echo-vault': t.echoVaultAbout(),
  'fuse-box': t.fuseBoxAbout(),
  'copy-desk': t.copyDeskAbout(),
  'stray-glyph': t.strayGlyphAbout(),
  'letter-forge': t.letterForgeAbout(),
  'bank-shot': t.bankShotAbout(),
  'plumb-line': t.plumbLineAbout(),
  counterweight: t.counterweightAbout(),
};

/** One sentence for each of the three pictures of the how-to. */
export const GAME_HOW_TOS: Readonly<Record<GameId, readonly [string, string, string]>> = {
  'spark-line': [t.sparkLineHow1(), t.sparkLineHow2(), t.sparkLineHow3()],
  turncoat: [t.turncoatHow1(), t.turncoatHow2(), t.turncoatHow3()],
  'echo-vault': [t.echoVaultHow1(), t.echoVaultHow2(), t.echoVaultHow3()],
  'fuse-box': [t.fuseBoxHow1(), t.fuseBoxHow2(), t.fuseBoxHow3()],
  'copy-desk': [t.copyDeskHow1(), t.copyDeskHow2(), t.copyDeskHow3()],
  'stray-glyph': [t.strayGlyphHow1(), t.strayGlyphHow2(), t.strayGlyphHow3()],
  'letter-forge': [t.letterForgeHow1(), t.letterForgeHow2(), t.letterForgeHow3()],
  'bank-shot': [t.bankShotHow1(), t.bankShotHow2(), t.bankShotHow3()],
  'plumb-line': [t.plumbLineHow1(), t.plumbLineHow2(), t.plumbLineHow3()],
  counterweight: [t.counterweightHow1(), t.counterweightHow2(), t.counterweightHow3()],
};
