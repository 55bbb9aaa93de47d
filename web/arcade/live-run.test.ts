import { describe, expect, it, test } from 'vitest';
import { courseOf } from '../../domain/arcade/course.ts';
import { plumbLine } from '../../domain/arcade/games/plumb-line.1.ts';
import { sparkLine } from '../../domain/arcade/games/spark-line.1.ts';
import { readLog, writeStage } from '../../domain/arcade/log.ts';
import { replay } from '../../domain/arcade/run.ts';
import { grainOf, isCoarse } from './clock.ts';
import { LiveRun } from './live-run.ts';
import { FakeClock } from './testing/fake-clock.ts';
import { FakePort } from './testing/fake-port.ts';

const course = courseOf(new Uint8Array(32).fill(7), sparkLine.stages);
const STAGE = 6_000;

/** A run that has just begun, and the instant of it. */
async function begin(lamps = course) {
  const clock = new FakeClock();
  const port = new FakePort(sparkLine, lamps, clock);
  const run = new LiveRun(sparkLine, course.commitment, port, clock);
  const start = clock.now();
  run.start({ elapsedMs: 0, secrets: course.secrets.slice(0, 1) });
  await clock.goTo(start);
  return { clock, port, run, start };
}

describe('a run that is played', () => {
  it('counts an input on the tick of its event, and at the present tick where a frame has gone beyond', async () => {
    const { clock, run, start } = await begin();
    clock.jumpTo(start + 1_000);
    run.press([0], start + 503.9);
    await clock.goTo(start + 1_200);
    run.press([1], start + 900);
    run.press([2], start + 99_000);
    await clock.goTo(start + 10 * STAGE);
    expect(readLog(sparkLine, run.log())?.[0]).toEqual([
      { at: 100, values: [0] },
      { at: 240, values: [1] },
      { at: 240, values: [2] },
    ]);
  });

  it('hands in each stage at its end, drawn or hidden, and is over with the last', async () => {
    const { clock, port, run, start } = await begin();
    clock.isHidden = true;
    run.press([3], start + 100);
    await clock.goTo(start + 10 * STAGE);
    expect(port.handedIn.map(({ stage, at }) => [stage, at])).toEqual(
      Array.from({ length: 10 }, (_, stage) => [stage, (stage + 1) * STAGE]),
    );
    expect(run.phase).toBe('over');
    expect(port.log()).toEqual(run.log());
    expect(replay(sparkLine, course, port.log())?.score).toBe(sparkLine.score(run.state));
  });

  it('steps to the present when a page is seen again', async () => {
    const { clock, run, start } = await begin();
    clock.isHidden = true;
    await clock.goTo(start + 2 * STAGE + 1_000);
    clock.isHidden = false;
    await clock.goTo(start + 2 * STAGE + 1_000);
    expect([run.stage, run.at]).toEqual([2, 200]);
  });

  it('takes no input that is out of range, faster than a hand, or of a stage that is over', async () => {
    const { clock, run, start } = await begin();
    await clock.goTo(start + 1_000);
    expect([run.press([5], start + 1_000), run.press([0.5], start + 1_000), run.press([], start + 1_000)]).toEqual([
      false,
      false,
      false,
    ]);
    const taken = Array.from({ length: 20 }, () => run.press([0], start + 1_000));
    expect(taken.filter(Boolean)).toHaveLength(sparkLine.inputsPerSecond);
    await clock.goTo(start + STAGE + 10);
    expect(run.press([0], start + STAGE - 10)).toBe(false);
    expect(run.press([0], start + STAGE + 10)).toBe(true);
    await clock.goTo(start + 10 * STAGE);
    expect(replay(sparkLine, course, run.log())).not.toBeNull();
  });

  it('plays on what is revealed while the line is down, then waits, and goes on where time is when it is back', async () => {
    const { clock, port, run, start } = await begin();
    port.isUp = false;
    await clock.goTo(start + STAGE - 500);
    run.press([1], start + STAGE - 500);
    expect([run.phase, run.stage]).toEqual(['playing', 0]);
    await clock.goTo(start + 2.5 * STAGE);
    expect([run.phase, run.isLost]).toEqual(['waiting', true]);
    expect(run.press([1], start + 2.5 * STAGE)).toBe(false);
    port.isUp = true;
    await clock.goTo(start + 2.5 * STAGE + 1_000);
    expect([run.phase, run.isLost, run.stage, run.at]).toEqual(['playing', false, 2, 800]);
    await clock.goTo(start + 10 * STAGE);
    expect(port.handedIn.map(({ stage }) => stage)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(replay(sparkLine, course, port.log())?.score).toBe(sparkLine.score(run.state));
  });

  it('hands in the last stage again until the run is over for the server, and is over then in any case', async () => {
    const { clock, port, run, start } = await begin();
    await clock.goTo(start + 9 * STAGE);
    port.isUp = false;
    await clock.goTo(start + 10 * STAGE + 5_000);
    expect(run.phase).toBe('handing-in');
    await clock.goTo(start + 10 * STAGE + 12_000);
    expect(run.phase).toBe('over');
  });

  it('stops where a secret does not belong to the course that was promised', async () => {
    const { clock, port, run, start } = await begin(courseOf(new Uint8Array(32).fill(8), sparkLine.stages));
    await clock.goTo(start + 2 * STAGE);
    expect(run.phase).toBe('changed');
    expect(port.handedIn).toEqual([]);
  });

  it('goes on after the page was loaded anew with what the browser kept', async () => {
    const first = await begin();
    first.run.press([2], first.start);
    await first.clock.goTo(first.start + STAGE + 1_000);
    first.run.press([4], first.start + STAGE + 1_000);
    first.run.stop();
    await first.clock.goTo(first.start + STAGE + 2_000);
    const run = new LiveRun(sparkLine, course.commitment, first.port, first.clock);
    run.start({
      elapsedMs: STAGE + 2_000,
      secrets: course.secrets.slice(0, 2),
      kept: first.run.kept(),
      handedIn: 1,
    });
    expect([run.stage, run.at]).toEqual([1, 400]);
    await first.clock.goTo(first.start + 10 * STAGE);
    expect(readLog(sparkLine, first.port.log())?.slice(0, 2)).toEqual([
      [{ at: 0, values: [2] }],
      [{ at: 200, values: [4] }],
    ]);
    expect(replay(sparkLine, course, first.port.log())?.score).toBe(sparkLine.score(run.state));
  });
});

test('an input without numbers is one of its own', async () => {
  const clock = new FakeClock();
  const drops = courseOf(new Uint8Array(32).fill(1), plumbLine.stages);
  const run = new LiveRun(plumbLine, drops.commitment, new FakePort(plumbLine, drops, clock), clock);
  run.start({ elapsedMs: 0, secrets: drops.secrets.slice(0, 1) });
  clock.jumpTo(1_100);
  expect(run.press([], 1_100)).toBe(true);
  expect(run.kept()).toEqual([writeStage(plumbLine, [{ at: 20, values: [] }])]);
});

test('the grain of a clock is its smallest step, and none where it stands still', () => {
  let reads = 0;
  expect(grainOf(() => Math.floor(reads++ / 50) * 20)).toBe(20);
  expect(grainOf(() => 7)).toBeNull();
  expect([1, 5, 20, null].map(isCoarse)).toEqual([false, false, true, true]);
});
