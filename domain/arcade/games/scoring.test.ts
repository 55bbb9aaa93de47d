import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../shared/random.ts';
import type { Game } from '../game.ts';
import { Run } from '../run.ts';
import { type BankShot, FINE, PUSHES, RINGS, bankShot } from './bank-shot.1.ts';
import { copyDesk, keyOf } from './copy-desk.1.ts';
import { WEIGH, WEIGHTS, counterweight } from './counterweight.1.ts';
import { answersFrom, echoVault } from './echo-vault.1.ts';
import { fuseBox, wiresAt } from './fuse-box.1.ts';
import { HAND_IN, TAKE_BACK, letterForge } from './letter-forge.1.ts';
import { DROPS, REACH, bobAt, plumbLine } from './plumb-line.1.ts';
import { sparkLine } from './spark-line.1.ts';
import { strayGlyph, turnAt } from './stray-glyph.1.ts';
import { answerTo, turncoat } from './turncoat.1.ts';

/** A run in its first stage. */
function begin<S extends object>(game: Game<S>, secret = 1): Run<S> {
  const run = new Run(game);
  run.open(new Uint8Array(32).fill(secret));
  return run;
}

/** What inputs on ticks bring: the score after each. */
const scores = <S extends object>(run: Run<S>, inputs: readonly (readonly [at: number, ...values: number[]])[]) =>
  inputs.map(([at, ...values]) => {
    run.advance(at);
    run.apply(values);
    return run.game.score(run.state);
  });

describe('Spark Line', () => {
  /** A course whose first spark is full, or hollow, with that spark. */
  const startWith = (isHollow: boolean) => {
    for (let secret = 1; ; secret++) {
      const run = begin(sparkLine, secret);
      const [spark] = run.state.sparks;
      if (spark?.isHollow === isHollow) return { run, spark };
    }
  };

  it('pays 140 less a point a tick waited, 20 at least and 120 at most, once', () => {
    for (const [waited, points] of [
      [20, 120],
      [50, 90],
      [179, 20],
    ] as const) {
      const { run, spark } = startWith(false);
      expect(scores(run, [[spark.from + waited, spark.lamp]])).toEqual([points]);
      expect(scores(run, [[spark.from + waited, spark.lamp]])).toEqual([Math.max(0, points - 30)]);
    }
  });

  it('takes 30 for a guess, another lamp or none, and 60 for a hollow spark', () => {
    const { run, spark } = startWith(false);
    const other = (spark.lamp + 1) % 5;
    run.advance(spark.from - 1);
    for (const [at, lamp] of [
      [spark.from - 1, spark.lamp],
      [spark.from + 19, spark.lamp],
      [spark.from + 30, other],
    ] as const)
      scores(run, [[at, lamp]]);
    expect(run.state.points).toBe(-90);
    const hollow = startWith(true);
    scores(hollow.run, [[hollow.spark.from + 40, hollow.spark.lamp]]);
    expect([hollow.run.state.points, hollow.run.game.score(hollow.run.state)]).toEqual([-60, 0]);
  });

  it('counts a spark that went out as waited for in whole, a hollow one not at all', () => {
    const run = begin(sparkLine);
    run.advance(sparkLine.stageTicks);
    const full = run.state.sparks.filter(({ isHollow }) => !isHollow);
    expect(run.state.waited).toBe(full.length * 180);
  });
});

describe('Turncoat', () => {
  it('wants the way of the arrow in a solid frame and its opposite in a dashed one', () => {
    expect([0, 1, 2, 3].map((way) => answerTo({ way, isDashed: false }))).toEqual([0, 1, 2, 3]);
    expect([0, 1, 2, 3].map((way) => answerTo({ way, isDashed: true }))).toEqual([2, 3, 0, 1]);
  });

  it('pays for the right way, takes 60 for a wrong one, and takes one answer to an arrow', () => {
    const run = begin(turncoat);
    const [first, second] = run.state.arrows;
    if (!first || !second) throw new Error('a stage has arrows');
    expect(scores(run, [[first.from + 60, answerTo(first)]])).toEqual([80]);
    expect(scores(run, [[second.from + 60, (answerTo(second) + 1) % 4]])).toEqual([20]);
    expect(scores(run, [[second.from + 61, answerTo(second)]])).toEqual([0]);
    expect(run.state.points).toBe(-10);
  });

  it('changes its frames more often in the last stage than in the first', () => {
    const changes = (stage: number): number => {
      const state = turncoat.init();
      const random = seededRandom(7);
      let sum = 0;
      for (let n = 0; n < 200; n++) {
        turncoat.open(state, stage, random);
        sum += state.arrows.filter(({ isDashed }, m) => m > 0 && isDashed !== state.arrows[m - 1]?.isDashed).length;
      }
      return sum / state.arrows.length;
    };
    expect(changes(9)).toBeGreaterThan(2 * changes(0));
  });
});

describe('Echo Vault', () => {
  it('pays 10 a pad, 50 and the rest of the time for the path, and nothing before the last light has gone', () => {
    const run = begin(echoVault);
    const { path } = run.state;
    const from = answersFrom(run.state);
    expect(scores(run, [[from - 1, path[0] ?? 0]])).toEqual([0]);
    expect(
      scores(
        run,
        path.map((pad) => [from, pad]),
      ),
    ).toEqual([10, 20, 30 + 50 + Math.floor((2_000 - from) / 20)]);
    expect(run.state.answering).toBe(0);
  });

  it('closes at the first wrong pad and keeps what was right', () => {
    const run = begin(echoVault);
    const [first = 0, second = 0] = run.state.path;
    const from = answersFrom(run.state);
    expect(
      scores(run, [
        [from, first],
        [from, (second + 1) % 16],
        [from, second],
      ]),
    ).toEqual([10, 10, 10]);
    expect(run.state.answering).toBe(2_000);
  });
});

describe('Fuse Box', () => {
  it('is dark at first, can be lit with what it was made with, and pays 100 for that', () => {
    const random = seededRandom(3);
    const state = fuseBox.init();
    for (let n = 0; n < 600; n++) {
      fuseBox.open(state, n % 6, random);
      const plans = Array.from({ length: 2 ** state.switches.length }, (_, bits) =>
        state.switches.map((_upper, m) => Math.floor(bits / 2 ** m) % 2 === 1),
      );
      const lit = plans.filter((plan) => wiresAt(state.switches, plan).join() === state.lamps.join());
      expect(wiresAt(state.switches, state.isCrossing)).not.toEqual(state.lamps);
      expect(lit.map((plan) => plan.filter(Boolean).length)).toContain(state.made);
    }
  });

  it('pays 5 more for each switch saved and 5 less for each too many, 20 at least', () => {
    const pay = (made: number, pressed: number): number => {
      const state = { ...fuseBox.init(), switches: [0], isCrossing: [false], lamps: [1, 0, 2, 3, 4, 5], made };
      for (let n = 0; n < pressed; n++) fuseBox.apply(state, n, [0]);
      return state.points;
    };
    expect([pay(1, 1), pay(3, 1), pay(1, 2)]).toEqual([100, 110, 100]);
    const slow = {
      ...fuseBox.init(),
      switches: [0, 1],
      isCrossing: [false, false],
      lamps: [1, 0, 2, 3, 4, 5],
      made: 1,
    };
    for (let n = 0; n < 40; n++) fuseBox.apply(slow, n, [1]);
    fuseBox.apply(slow, 50, [0]);
    expect([slow.isLit, slow.points]).toEqual([true, 20]);
  });
});

describe('Copy Desk', () => {
  it('pays 10 a right key and 10 a word without a mistake, and takes 15 for a wrong one that the caret waits behind', () => {
    const state = { ...copyDesk.init(), line: 'ab c ' };
    const type = (text: string) => [...text].forEach((letter) => copyDesk.apply(state, 0, [keyOf(letter)]));
    type('ab ');
    expect(copyDesk.score(state)).toBe(40);
    type('xc ');
    expect([copyDesk.score(state), copyDesk.tieBreak(state), state.place]).toEqual([45, -1, 5]);
    type('abc');
    expect(copyDesk.score(state)).toBe(45);
  });
});

describe('Stray Glyph', () => {
  it('pays 20 and what is left of two seconds, shows the next grid at once, and takes 20 for a wrong place', () => {
    const run = begin(strayGlyph);
    const odd = run.state.grids.map((grid) => grid.odd);
    expect(
      scores(run, [
        [100, odd[0] ?? 0],
        [100, ((odd[1] ?? 0) + 1) % 9],
        [400, odd[1] ?? 0],
        [900, odd[2] ?? 0],
      ]),
    ).toEqual([35, 15, 40, 60]);
    expect(run.game.tieBreak(run.state)).toBe(-900);
  });

  it('turns shapes by quarters, and all alike in the first three stages', () => {
    expect([0, 1, 5].map((place) => turnAt({ turn: 3, turnMore: 2 }, place))).toEqual([3, 1, 1]);
    const state = strayGlyph.init();
    for (let stage = 0; stage < 10; stage++) {
      strayGlyph.open(state, stage, seededRandom(stage));
      expect(state.grids.every(({ odd }) => odd < state.side ** 2)).toBe(true);
      expect(state.grids.some(({ turnMore }) => turnMore > 0)).toBe(stage >= 3);
    }
    expect(state.side).toBe(6);
  });
});

describe('Letter Forge', () => {
  const spell = (state: ReturnType<typeof letterForge.init>, keys: readonly number[]) => {
    for (const key of keys) letterForge.apply(state, 0, [key]);
    return state.points;
  };

  it('pays the square of the length of a word, once, and nothing for what is none or too short', () => {
    const state = { ...letterForge.init(), tiles: 'catsxxxx' };
    expect(spell(state, [0, 1, 2, HAND_IN])).toBe(9);
    expect(spell(state, [0, 1, 2, 3, HAND_IN])).toBe(25);
    expect(spell(state, [0, 1, 2, HAND_IN])).toBe(25);
    expect(spell(state, [4, 5, 6, HAND_IN])).toBe(25);
    expect(spell(state, [1, 2, HAND_IN])).toBe(25);
    expect([state.found, state.laid]).toEqual([['cat', 'cats'], []]);
  });

  it('lays each tile once and takes the last one back', () => {
    const state = { ...letterForge.init(), tiles: 'catsxxxx' };
    expect(spell(state, [0, 0, 4, TAKE_BACK, 1, 2, HAND_IN])).toBe(9);
    expect(spell(state, [TAKE_BACK, HAND_IN])).toBe(9);
  });

  it('puts longer words first where points are equal', () => {
    const of = (...lengths: number[]) => letterForge.tieBreak({ ...letterForge.init(), lengths });
    expect(of(0, 0, 0, 0, 0, 1)).toBeGreaterThan(of(500, 900, 900, 900, 900, 0));
    expect(of(0, 1, 0, 0, 0, 0)).toBeGreaterThan(of(9, 0, 0, 0, 0, 0));
  });
});

describe('Bank Shot', () => {
  it('can be solved: in each of 48 stages some of 1,500 pushes rest within a ring, nearly always in the inner one', () => {
    const random = seededRandom(11);
    let inner = 0;
    for (let n = 0; n < 48; n++) {
      const opened = bankShot.init();
      bankShot.open(opened, n % 8, random);
      let best = 0;
      for (let tried = 0; tried < 1_500 && best < RINGS[0].points; tried++) {
        const state = structuredClone(opened);
        bankShot.apply(state, 0, [random(141) - 70, random(141) - 70]);
        for (let at = 0; state.isRolling && at < bankShot.stageTicks; at++) bankShot.tick(state, at);
        best = Math.max(best, state.best);
      }
      expect(best).toBeGreaterThan(0);
      if (best >= RINGS[0].points) inner++;
    }
    expect(inner).toBeGreaterThanOrEqual(46);
  });

  const table = (over: Partial<BankShot>): BankShot => {
    const state = { ...bankShot.init(), start: { x: 500, y: 660 }, nearest: 2_000_000, distance: 2_000_000, ...over };
    return { ...state, ball: { x: state.start.x * FINE, y: state.start.y * FINE, vx: 0, vy: 0 } };
  };
  const roll = (state: BankShot, dx: number, dy: number): BankShot => {
    bankShot.apply(state, 0, [dx, dy]);
    for (let at = 0; state.isRolling && at < bankShot.stageTicks; at++) bankShot.tick(state, at);
    return state;
  };

  it('counts nothing without a touch, and the ring where the ball rests after one', () => {
    // A push of 40 rolls 480 units: straight into the open, or off the near cushion.
    const mark = { x: 500, y: 180 };
    expect(roll(table({ mark }), 0, -40).points).toBe(0);
    const off = roll(table({ mark: { x: 0, y: 0 } }), 0, 40);
    expect([off.pushes, off.touches]).toEqual([1, 1]);
    // The squared distance from the corner says where it rests: x never changed.
    const rested = { x: 500, y: Math.round(Math.sqrt(off.distance - 500 ** 2)) };
    expect(roll(table({ mark: rested }), 0, 40).points).toBe(100);
    expect(roll(table({ mark: { ...rested, x: 600 } }), 0, 40).points).toBe(30);
    expect(roll(table({ mark: { ...rested, x: 640 } }), 0, 40).points).toBe(0);
  });

  it('is mirrored by a post, and takes three pushes of which the best counts', () => {
    const state = table({ mark: { x: 500, y: 600 }, posts: [{ x: 500, y: 400 }] });
    for (let n = 0; n < PUSHES + 1; n++) roll(state, 0, -20);
    expect([state.pushes, state.touches]).toEqual([PUSHES, 1]);
    expect(state.points).toBe(state.best);
  });

  it('takes no push beyond its longest, none of nothing, and none while the ball rolls', () => {
    const state = table({});
    bankShot.apply(state, 0, [100, 1]);
    bankShot.apply(state, 0, [0, 0]);
    expect(state.pushes).toBe(0);
    bankShot.apply(state, 0, [0, 100]);
    bankShot.apply(state, 1, [0, 100]);
    expect(state.pushes).toBe(1);
  });
});

describe('Plumb Line', () => {
  it('swings from the middle to its reach and back, on one side after the other', () => {
    const swings = [
      { from: 0, ticks: 300, side: 1 },
      { from: 300, ticks: 200, side: -1 },
    ];
    expect([0, 150, 300, 400, 500].map((at) => bobAt({ swings }, at))).toEqual([0, REACH, 0, -REACH, 0]);
  });

  it('pays 100 less the distance, five times, and nothing until the next bob hangs', () => {
    const swings = [{ from: 0, ticks: 300, side: 1 }];
    const state = { ...plumbLine.init(), line: 290, swings, distance: DROPS * 480 };
    plumbLine.apply(state, 150, []);
    plumbLine.apply(state, 229, []);
    expect([plumbLine.score(state), state.drops, state.distance]).toEqual([90, 1, 4 * 480 + 10]);
    for (const at of [230, 310, 390, 470, 550]) plumbLine.apply(state, at, []);
    expect(state.drops).toBe(DROPS);
  });
});

describe('Counterweight', () => {
  it('pays 40 and what is left of four seconds for an exact balance, and takes 20 for another', () => {
    const scales = [{ load: 7, weights: [1, 2, 3, 4, 5, 6] }];
    const state = { ...counterweight.init(), scales };
    for (const [at, key] of [
      [10, 1],
      [20, 3],
      [30, WEIGH],
      [40, 3],
      [50, 4],
      [100, WEIGH],
      [101, WEIGH],
    ] as const)
      counterweight.apply(state, at, [key]);
    expect([counterweight.score(state), state.next, counterweight.tieBreak(state)]).toEqual([40 + 35 - 20, 1, -100]);
    expect(state.isOn).toEqual(Array.from({ length: WEIGHTS }, () => false));
  });

  it('can always be balanced', () => {
    const state = counterweight.init();
    for (let stage = 0; stage < 8; stage++) {
      counterweight.open(state, stage, seededRandom(stage));
      for (const { load, weights } of state.scales) {
        const sums = Array.from({ length: 2 ** WEIGHTS }, (_, bits) =>
          weights.reduce((sum, weight, n) => sum + (Math.floor(bits / 2 ** n) % 2 === 1 ? weight : 0), 0),
        );
        expect(sums).toContain(load);
        expect(new Set(weights).size).toBe(WEIGHTS);
      }
    }
  });
});
