import type { ComponentType, ReactElement } from 'react';
import type { GameId } from '../../domain/arcade/games.ts';
import type { Press } from './press.ts';
import type { ShownRun } from './shown-run.ts';

export interface BoardProps<S extends object> {
  readonly run: ShownRun<S>;
  /** Null where a run is only watched. */
  readonly press: Press | null;
}

/** For the sentences of the how-to, each drawn on 120 by 80. */
export type Pictures = readonly [ReactElement, ReactElement, ReactElement];

/** How a game looks and is played in a browser; its rules stand in `domain/arcade/games`. */
export interface Board<S extends object = object> {
  readonly Surface: ComponentType<BoardProps<S>>;
  readonly pictures: Pictures;
  /** The keys that play it, as a sentence. */
  readonly keys: string;
  /** What screen readers hear when it changes. Short: it has to be over before the next one. */
  readonly say: (state: S, at: number) => string;
  /** Whether it can be played by what is heard. */
  readonly isHeard: boolean;
}

// Which state a board draws is known where it is loaded together with the rules of its game, and nowhere else.
const board = (loaded: unknown): Board => loaded as Board;

/** Each is fetched when its game is played. */
export const BOARDS: Readonly<Record<GameId, () => Promise<Board>>> = {
  'spark-line': async () => board((await import('./boards/spark-line.tsx')).sparkLineBoard),
  turncoat: async () => board((await import('./boards/turncoat.tsx')).turncoatBoard),
  'echo-vault': async () => board((await import('./boards/echo-vault.tsx')).echoVaultBoard),
  'fuse-box': async () => board((await import('./boards/fuse-box.tsx')).fuseBoxBoard),
  'copy-desk': async () => board((await import('./boards/copy-desk.tsx')).copyDeskBoard),
  'stray-glyph': async () => board((await import('./boards/stray-glyph.tsx')).strayGlyphBoard),
  'letter-forge': async () => board((await import('./boards/letter-forge.tsx')).letterForgeBoard),
  'bank-shot': async () => board((await import('./boards/bank-shot.tsx')).bankShotBoard),
  'plumb-line': async () => board((await import('./boards/plumb-line.tsx')).plumbLineBoard),
  counterweight: async () => board((await import('./boards/counterweight.tsx')).counterweightBoard),
};
