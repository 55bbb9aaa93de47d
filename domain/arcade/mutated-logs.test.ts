import { expect, it } from 'vitest';
import { playRun } from '../../tests/support/arcade-hands.ts';
import { seededRandom } from '../shared/random.ts';
import { courseOf } from './course.ts';
import type { Game } from './game.ts';
import { readLog, writeLog } from './log.ts';
import { replay } from './run.ts';
import { VERSIONS } from './versions.ts';
import { runsOf } from '../../tests/support/runs.ts';

const LOGS = runsOf({ gate: 500, full: 5_000, deep: 100_000 });
/** The most numbers that any course needs for a stage, with room for those that are passed over. */
const DRAWS_MAX = 1_000;

const versions = await Promise.all(Object.values(VERSIONS).flatMap((loaders) => loaders.map((load) => load())));

type Below = (below: number) => number;

/** Bytes that were changed, taken out, put in, cut off or repeated elsewhere. */
function mutateBytes(log: Uint8Array, below: Below): Uint8Array {
  const bytes = [...log];
  for (let times = 1 + below(3); times > 0; times--) {
    const at = below(bytes.length + 1);
    const ways = [
      () => bytes.splice(at, 1, below(256)),
      () => bytes.splice(at, 1, (bytes[at] ?? 0) ^ (1 << below(8))),
      () => bytes.splice(at, 1 + below(4)),
      () => bytes.splice(at, 0, below(256), below(256)),
      () => bytes.splice(at),
      () => bytes.splice(below(bytes.length + 1), 0, ...bytes.slice(at, at + below(40))),
    ];
    ways[below(ways.length)]?.();
  }
  return Uint8Array.from(bytes);
}

/** Other inputs that a log can hold, so that the rules meet them and not the reader alone. */
function mutateInputs(game: Game, log: Uint8Array, below: Below): Uint8Array {
  const drawn = () => game.fields.map(({ least, most }) => least + below(most - least + 1));
  const stages = (readLog(game, log) ?? []).map((inputs) =>
    inputs
      .map(({ at, values }) => ({
        at: below(4) === 0 ? below(game.stageTicks) : at,
        values: below(3) === 0 ? drawn() : values,
      }))
      .toSorted((one, other) => one.at - other.at),
  );
  return writeLog(game, below(3) === 0 ? stages.toReversed() : stages);
}

it.each(versions.map((game) => [`${game.id} ${game.version}`, game] as const))(
  `${LOGS} mutated logs of %s are refused or played to a whole score, within the ticks, inputs and numbers of a run`,
  (_name, game) => {
    const below = seededRandom(LOGS + game.id.length);
    let work = { ticks: 0, inputs: 0, draws: 0 };
    const counted: Game = {
      ...game,
      open: (state, stage, random) =>
        game.open(state, stage, (limit) => {
          work.draws++;
          return random(limit);
        }),
      tick: (state, at) => {
        work.ticks++;
        game.tick(state, at);
      },
      apply: (state, at, input) => {
        work.inputs++;
        game.apply(state, at, input);
      },
    };
    const runs = Array.from({ length: 10 }, (_, n) => {
      const course = courseOf(new Uint8Array(32).fill(n), game.stages);
      return { course, log: writeLog(game, playRun(game, course, below)) };
    });
    let played = 0;
    for (let n = 0; n < LOGS; n++) {
      const { course, log } = runs[n % runs.length] as (typeof runs)[number];
      const mutated = n % 2 === 0 ? mutateBytes(log, below) : mutateInputs(game, log, below);
      work = { ticks: 0, inputs: 0, draws: 0 };
      const result = replay(counted, course, mutated);
      const isSound = result === null || (Number.isSafeInteger(result.score) && result.score >= 0);
      const isBounded =
        work.ticks <= game.stages * game.stageTicks &&
        work.inputs <= mutated.length &&
        work.draws <= game.stages * DRAWS_MAX;
      if (!isSound || !isBounded) throw new Error(JSON.stringify({ result, work, log: [...mutated] }));
      if (result) played++;
    }
    expect(played).toBeGreaterThan(LOGS / 5);
    expect(played).toBeLessThan(LOGS);
  },
);
