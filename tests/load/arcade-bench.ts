/** How many runs of the arcade a core plays again in a second, game by game in one process, as a gateway does. */
import { courseOf } from '../../domain/arcade/course.ts';
import { GAME_IDS } from '../../domain/arcade/games.ts';
import { writeLog } from '../../domain/arcade/log.ts';
import { randomOf } from '../../domain/arcade/random.ts';
import { replay } from '../../domain/arcade/run.ts';
import { loadGame } from '../../domain/arcade/versions.ts';
import { playRun } from '../support/arcade-hands.ts';
import { median } from './stage.ts';

/** Runs a second that a core has to play again of each game. */
export const REPLAYS_AIM = 1_000;

const RUNS = 40;
const WARM_UP_MS = 300;

/** Of this process, whatever others do on the machine. */
const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

export interface ReplayFigure {
  readonly game: string;
  readonly perSecond: number;
  /** Of the logs of average hands. */
  readonly medianBytes: number;
  readonly mostBytes: number;
}

export async function measureReplays(seconds: number): Promise<ReplayFigure[]> {
  const figures: ReplayFigure[] = [];
  for (const id of GAME_IDS) {
    const game = await loadGame(id);
    if (!game) throw new Error(`${id} has no rules`);
    const random = randomOf(Uint8Array.of(1, 2, 3));
    const runs = Array.from({ length: RUNS }, (_, n) => {
      const course = courseOf(new Uint8Array(32).fill(n), game.stages);
      return { course, log: writeLog(game, playRun(game, course, random)) };
    });
    // Whole rounds, because to read the processor's time costs a fifth of a short run.
    const playFor = (ms: number): number => {
      const begun = cpuMs();
      let [count, spent] = [0, 0];
      for (; spent < ms; count += RUNS, spent = cpuMs() - begun)
        for (const { course, log } of runs)
          if (!replay(game, course, log)) throw new Error(`a hand's run of ${id} is refused`);
      return (1_000 * count) / spent;
    };
    playFor(WARM_UP_MS);
    const sizes = runs.map(({ log }) => log.length);
    figures.push({
      game: id,
      perSecond: playFor(1_000 * seconds),
      medianBytes: median(sizes),
      mostBytes: Math.max(...sizes),
    });
  }
  return figures;
}
