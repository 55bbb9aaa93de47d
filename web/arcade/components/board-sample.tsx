import { useState } from 'react';
import { courseOf } from '../../../domain/arcade/course.ts';
import type { Game } from '../../../domain/arcade/game.ts';
import { isGameId } from '../../../domain/arcade/games.ts';
import type { Input } from '../../../domain/arcade/log.ts';
import { Button } from '../../ui/form/button.tsx';
import type { Board } from '../board.ts';
import { PAGE_CLOCK } from '../clock.ts';
import { LiveRun } from '../live-run.ts';
import { ReplayRun } from '../replay-run.ts';
import { PlayFrame } from './play-frame.tsx';
import * as t from '../__generated__/messages.ts';

interface BoardSampleProps<S extends object> {
  readonly game: Game<S>;
  readonly board: Board<S>;
  readonly stage?: number;
  readonly at: number;
  /** What was given in that stage. */
  readonly inputs?: readonly Input[];
}

const LAST_SECRET = new Uint8Array(32).fill(1);

/** A board as it stands on a tick of a run that is always the same, and what plays that run; for the catalogue. */
export function BoardSample<S extends object>({ game, board, stage = 0, at, inputs }: BoardSampleProps<S>) {
  const [course] = useState(() => courseOf(LAST_SECRET, game.stages));
  const [still] = useState(() => {
    const stages = course.secrets.map((_secret, n) => (n === stage ? (inputs ?? []) : []));
    const run = new ReplayRun(game, course.secrets, stages, PAGE_CLOCK);
    run.seek(stage, at);
    return run;
  });
  const [live, setLive] = useState<LiveRun<S> | null>(null);
  if (!isGameId(game.id)) return null;
  const play = (): void => {
    const port = { reveal: async (n: number) => course.secrets[n] ?? LAST_SECRET, handIn: async () => {} };
    const run = new LiveRun(game, course.commitment, port, PAGE_CLOCK);
    run.start({ elapsedMs: 0, secrets: course.secrets.slice(0, 1) });
    setLive(run);
  };
  return (
    <PlayFrame
      game={game.id}
      run={live ?? still}
      board={board as unknown as Board}
      press={live && ((...input) => live.press(...input))}
      aside={live === null && <Button onClick={play}>{t.play({ what: 'game' })}</Button>}
    />
  );
}
