import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Game } from '../../domain/arcade/game.ts';

/** A run as a board shows it: one that is being played, or one that is played again. Its state changes in place. */
export interface ShownRun<S extends object = object> {
  readonly game: Game<S>;
  readonly state: S;
  /** −1 before the first. */
  readonly stage: number;
  /** The tick of the stage. */
  readonly at: number;
  /** Told whenever there may be something else to draw. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * What a board draws of a run: plain JSON. The component renders again only when that has changed, not with every tick.
 * @param look is asked again with every frame, so it had better be short
 */
export function useLook<S extends object, Look>(
  run: ShownRun<S>,
  look: (state: S, at: number, stage: number) => Look,
): Look {
  const text = useSyncExternalStore(run.subscribe, () => JSON.stringify(look(run.state, run.at, run.stage)));
  return useMemo(() => JSON.parse(text) as Look, [text]);
}

/** For what is drawn on a canvas: now, and whenever there may be something else to draw. */
export function useDrawing(run: ShownRun, draw: () => void): void {
  useEffect(() => {
    draw();
    return run.subscribe(draw);
  }, [run, draw]);
}
