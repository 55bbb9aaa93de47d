import { expect, test } from 'vitest';
import { courseOf } from '../../domain/arcade/course.ts';
import { turncoat } from '../../domain/arcade/games/turncoat.1.ts';
import { playStages } from '../../domain/arcade/run.ts';
import { seededRandom } from '../../domain/shared/random.ts';
import { playRun } from '../../tests/support/arcade-hands.ts';
import { ReplayRun } from './replay-run.ts';
import { FakeClock } from './testing/fake-clock.ts';

const course = courseOf(new Uint8Array(32).fill(3), turncoat.stages);
const stages = playRun(turncoat, course, seededRandom(2));
const { score } = playStages(turncoat, course.secrets, stages);

function replayed() {
  const clock = new FakeClock();
  return { clock, run: new ReplayRun(turncoat, course.secrets, stages, clock) };
}

test('a run that is played again comes to what it came to, at any speed', async () => {
  for (const speed of [0.5, 1, 4]) {
    const { clock, run } = replayed();
    run.setSpeed(speed);
    run.play();
    for (let second = 1; second <= 60 / speed; second++) await clock.goTo(1_000 + 1_000 * second);
    expect([run.isOver, run.isPlaying, turncoat.score(run.state)]).toEqual([true, false, score]);
  }
});

test('wherever it is sought, forward or back, it stands as it stood when it was gone through', () => {
  const { run } = replayed();
  const seen = new Map<string, string>();
  const places = [0, 3, 7, 9].flatMap((stage) => [0, 250, 1_199].map((at) => [stage, at] as const));
  for (const [stage, at] of places) {
    run.seek(stage, at);
    seen.set(`${stage} ${at}`, JSON.stringify(run.state));
  }
  for (const [stage, at] of places.toReversed()) {
    run.seek(stage, at);
    expect([run.stage, run.at, JSON.stringify(run.state)]).toEqual([stage, at, seen.get(`${stage} ${at}`)]);
  }
});

test('it stands still while it is paused, and begins anew after its end', async () => {
  const { clock, run } = replayed();
  run.play();
  await clock.goTo(3_000);
  run.pause();
  const at = run.at;
  await clock.goTo(9_000);
  expect([run.at, run.isPlaying]).toEqual([at, false]);
  run.seek(9, 1_199);
  run.play();
  await clock.goTo(12_000);
  run.play();
  expect([run.stage, run.isPlaying]).toEqual([0, true]);
});
