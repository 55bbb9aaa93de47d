import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playRun } from '../../tests/support/arcade-hands.ts';
import { courseOf } from './course.ts';
import { TICK_MS, type Game } from './game.ts';
import { GAMES, GAME_IDS } from './games.ts';
import { type Input, readLog, writeLog } from './log.ts';
import { randomOf } from './random.ts';
import { Run, type SavedRun, playStages, replay } from './run.ts';
import { VERSIONS, loadGame } from './versions.ts';

const versions = await Promise.all(Object.values(VERSIONS).flatMap((loaders) => loaders.map((load) => load())));
const cases = versions.map((game) => [`${game.id} ${game.version}`, game] as const);

const lastSecret = fc.uint8Array({ minLength: 32, maxLength: 32 });

/** Any inputs that the log can hold, sensible or not. */
const stagesOf = ({ fields, stages, stageTicks, inputsPerSecond }: Game): fc.Arbitrary<Input[][]> => {
  const values = fc.tuple(...fields.map(({ least, most }) => fc.integer({ min: least, max: most })));
  const input = fc.record({ at: fc.nat(stageTicks - 1), values });
  const inputs = fc
    .array(input, { maxLength: Math.min(inputsPerSecond, 10) })
    .map((list) => list.toSorted((one, other) => one.at - other.at));
  return fc.array(inputs, { minLength: stages, maxLength: stages });
};

/** Whether a value is plain JSON of safe integers, none of them −0, that comes back from JSON as it was. */
const isPlain = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isSafeInteger(value) && !Object.is(value, -0);
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value === 'object' && value !== null)
    return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
  return typeof value === 'string' || typeof value === 'boolean';
};

describe.each(cases)('%s', (_name, game) => {
  it('comes to the same score, tie-break and digest from the bytes of its log as from its inputs, each time', () => {
    fc.assert(
      fc.property(lastSecret, stagesOf(game), (secret, stages) => {
        const course = courseOf(secret, game.stages);
        const played = playStages(game, course.secrets, stages);
        expect(playStages(game, course.secrets, structuredClone(stages))).toEqual(played);
        const log = writeLog(game, stages);
        const read = readLog(game, log);
        // Inputs on both sides of a border may come faster than a hand gives them: such a log is refused as a whole.
        if (read) expect([read, replay(game, course, log)]).toEqual([stages, played]);
        else expect(replay(game, course, log)).toBeNull();
      }),
      { numRuns: 30 },
    );
  });

  it('holds plain JSON of safe integers, none of them −0, after each input and at the end of each stage', () => {
    fc.assert(
      fc.property(lastSecret, stagesOf(game), (secret, stages) => {
        const { secrets } = courseOf(secret, game.stages);
        const run = new Run(game);
        for (const [stage, inputs] of stages.entries()) {
          run.open(secrets[stage] as Uint8Array);
          if (!isPlain(run.state)) throw new Error(`opened: ${JSON.stringify(run.state)}`);
          for (const { at, values } of inputs) {
            run.advance(at);
            run.apply(values);
            if (!isPlain(run.state)) throw new Error(`after an input: ${JSON.stringify(run.state)}`);
          }
          run.advance(game.stageTicks);
          if (!isPlain(run.state)) throw new Error(`at the end: ${JSON.stringify(run.state)}`);
        }
        const { score, tieBreak } = run.result();
        expect([isPlain(score), isPlain(tieBreak), score >= 0]).toEqual([true, true, true]);
      }),
      { numRuns: 20 },
    );
  });

  it('goes on from its own JSON in the middle of any stage to the same digest', () => {
    fc.assert(
      fc.property(lastSecret, stagesOf(game), (secret, stages) => {
        const { secrets } = courseOf(secret, game.stages);
        let run = new Run(game);
        for (const [stage, inputs] of stages.entries()) {
          run.open(secrets[stage] as Uint8Array);
          for (const { at, values } of inputs) {
            run.advance(at);
            run = new Run(game, JSON.parse(JSON.stringify(run.save())) as SavedRun);
            run.apply(values);
          }
          run = new Run(game, JSON.parse(JSON.stringify(run.save())) as SavedRun);
          run.advance(game.stageTicks);
        }
        expect([run.stage, run.at]).toEqual([game.stages - 1, game.stageTicks - 1]);
        expect(run.result()).toEqual(playStages(game, secrets, stages));
      }),
      { numRuns: 20 },
    );
  });

  it('has another course for each secret', () => {
    const courses = Array.from({ length: 40 }, (_, n) => {
      const run = new Run(game);
      return courseOf(new Uint8Array(32).fill(n), game.stages).secrets.map((secret) => {
        run.open(secret);
        return JSON.stringify(run.state);
      });
    });
    expect(new Set(courses.map((course) => course.join('\n'))).size).toBe(40);
  });

  it('is worth more to a better hand, and nothing to nobody', () => {
    const mean = (skill: number): number => {
      const random = randomOf(Uint8Array.of(8));
      const scores = Array.from({ length: 8 }, (_, n) => {
        const course = courseOf(
          Uint8Array.from({ length: 32 }, (_byte, m) => m + n),
          game.stages,
        );
        const result = replay(game, course, writeLog(game, playRun(game, course, random, 'human', skill)));
        if (!result) throw new Error('a hand was refused');
        return result.score;
      });
      return scores.reduce((sum, score) => sum + score, 0) / scores.length;
    };
    expect(mean(1.6)).toBeGreaterThan(1.1 * mean(0.7));
    const idle = Array.from({ length: game.stages }, () => []);
    expect(playStages(game, courseOf(new Uint8Array(32), game.stages).secrets, idle).score).toBe(0);
  });
});

it('ten games, each with the rules of all its versions up to the present one', async () => {
  expect(GAME_IDS).toHaveLength(10);
  for (const id of GAME_IDS) {
    const loaded = await Promise.all(VERSIONS[id].map((load) => load()));
    expect(loaded.map((game) => [game.id, game.version])).toEqual(loaded.map((_game, n) => [id, n + 1]));
    expect(GAMES[id].version).toBe(loaded.length);
    expect(await loadGame(id, loaded.length + 1)).toBeNull();
    const present = await loadGame(id);
    expect((present?.stages ?? 0) * (present?.stageTicks ?? 0) * TICK_MS).toBe(GAMES[id].durationMs);
  }
});
