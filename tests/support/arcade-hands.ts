/** Made-up players of the arcade, for tests and measurements only: they use fractions, which rules may not. */
import type { Course } from '../../domain/arcade/course.ts';
import { type Game, TICK_MS } from '../../domain/arcade/game.ts';
import type { Input } from '../../domain/arcade/log.ts';
import type { Random } from '../../domain/arcade/random.ts';
import { Run } from '../../domain/arcade/run.ts';
import { type BankShot, PUSHES, PUSH_MAX } from '../../domain/arcade/games/bank-shot.1.ts';
import { type CopyDesk, keyOf } from '../../domain/arcade/games/copy-desk.1.ts';
import { type Counterweight, WEIGH, WEIGHTS } from '../../domain/arcade/games/counterweight.1.ts';
import { type EchoVault, PADS, answersFrom } from '../../domain/arcade/games/echo-vault.1.ts';
import { type FuseBox, wiresAt } from '../../domain/arcade/games/fuse-box.1.ts';
import { HAND_IN, type LetterForge } from '../../domain/arcade/games/letter-forge.1.ts';
import { DROPS, type PlumbLine, bobAt } from '../../domain/arcade/games/plumb-line.1.ts';
import { LAMPS, type SparkLine } from '../../domain/arcade/games/spark-line.1.ts';
import type { StrayGlyph } from '../../domain/arcade/games/stray-glyph.1.ts';
import { type Turncoat, WAYS, answerTo } from '../../domain/arcade/games/turncoat.1.ts';
import { ENGLISH_WORDS } from '../../domain/arcade/words/english-words.1.ts';

/** `human` is spread and errs; `script` has a fixed pause and never errs; `mimic` is spread and never errs. */
export const KINDS = ['human', 'script', 'mimic'] as const;
export type Kind = (typeof KINDS)[number];

/** How one of them plays. */
class Hand {
  constructor(
    readonly kind: Kind,
    /** 1 is an average hand. */
    readonly skill: number,
    readonly random: Random,
  ) {}

  unit(): number {
    return (this.random(2 ** 31) + 0.5) / 2 ** 31;
  }

  normal(): number {
    return Math.sqrt(-2 * Math.log(this.unit())) * Math.cos(2 * Math.PI * this.unit());
  }

  /** Ticks of a pause around a middle in milliseconds, skewed as people are; always the same for a script. */
  pause(middleMs: number, spread: number, scriptMs: number): number {
    const ms = this.kind === 'script' ? scriptMs : (middleMs / this.skill) * Math.exp(spread * this.normal());
    return Math.max(1, Math.round(ms / TICK_MS));
  }

  /** Whether it goes wrong this time, in so many of a thousand. */
  errs(inThousand: number): boolean {
    return this.kind === 'human' && this.random(1_000) < inThousand;
  }
}

type Play<S> = (state: S, hand: Hand, game: Game<S & object>) => Input[];

const playSparkLine: Play<SparkLine> = ({ sparks }, hand) =>
  sparks.flatMap(({ lamp, from, until, isHollow }) => {
    const at = from + Math.max(34, hand.pause(430, 0.2, 190));
    const errs = hand.errs(40);
    if (at >= until || (isHollow && !errs)) return [];
    return [{ at, values: [errs && !isHollow ? (lamp + 1) % LAMPS : lamp] }];
  });

const playTurncoat: Play<Turncoat> = ({ arrows }, hand) =>
  arrows.flatMap((arrow) => {
    const at = arrow.from + Math.max(44, hand.pause(520, 0.2, 240));
    if (at >= arrow.until) return [];
    return [{ at, values: [hand.errs(60) ? (answerTo(arrow) + 2) % WAYS : answerTo(arrow)] }];
  });

const playEchoVault: Play<EchoVault> = (state, hand) => {
  let at = answersFrom(state);
  return state.path.map((pad, n) => {
    at += n === 0 ? hand.pause(500, 0.3, 100) : Math.max(21, hand.pause(380, 0.3, 120));
    return { at, values: [hand.errs((6 * n * n) / hand.skill) ? (pad + 1) % PADS : pad] };
  });
};

const playFuseBox: Play<FuseBox> = ({ switches, lamps }, hand) => {
  let at = 0;
  const plans = Array.from({ length: 2 ** switches.length }, (_, bits) =>
    switches.map((_switch, n) => Math.floor(bits / 2 ** n) % 2 === 1),
  );
  const plan = plans.find((isCrossing) => wiresAt(switches, isCrossing).join() === lamps.join()) ?? [];
  at += hand.pause(1_200 * switches.length, 0.3, 400);
  return plan.flatMap((isSet, n) => {
    if (!isSet) return [];
    const inputs: Input[] = [];
    // A wrong switch is set back.
    for (let wrong = hand.errs(80) ? 2 : 0; wrong > 0; wrong--) {
      at += Math.max(40, hand.pause(500, 0.3, 200));
      inputs.push({ at, values: [(n + 1) % switches.length] });
    }
    at += Math.max(40, hand.pause(400, 0.3, 200));
    inputs.push({ at, values: [n] });
    return inputs;
  });
};

const playCopyDesk: Play<CopyDesk> = ({ line }, hand) => {
  const pause = () => Math.max(8, hand.pause(210, 0.35, 60));
  let at = pause();
  return [...line].flatMap((letter) => {
    const inputs: Input[] = [];
    if (hand.errs(40)) {
      at += 2 * pause();
      inputs.push({ at, values: [(keyOf(letter) + 1) % 27] });
    }
    at += pause();
    inputs.push({ at, values: [keyOf(letter)] });
    return inputs;
  });
};

const playStrayGlyph: Play<StrayGlyph> = ({ side, grids }, hand) => {
  let at = 0;
  return grids.flatMap(({ odd }) => {
    const inputs: Input[] = [];
    if (hand.errs(60)) {
      at += Math.max(45, hand.pause(400 + 40 * side * side, 0.4, 300));
      inputs.push({ at, values: [(odd + 1) % (side * side)] });
    }
    at += Math.max(45, hand.pause(500 + 55 * side * side, 0.4, 300));
    inputs.push({ at, values: [odd] });
    return inputs;
  });
};

/** The tiles that spell a word; null where they do not. */
function tilesFor(text: string, tiles: string): number[] | null {
  const laid: number[] = [];
  for (const letter of text) {
    let tile = tiles.indexOf(letter);
    while (laid.includes(tile)) tile = tiles.indexOf(letter, tile + 1);
    if (tile < 0) return null;
    laid.push(tile);
  }
  return laid;
}

const playLetterForge: Play<LetterForge> = ({ tiles }, hand) => {
  let at = 0;
  // What nobody knows is handed in too, and is worth nothing.
  const known = [...ENGLISH_WORDS].map((text) => tilesFor(text, tiles)).filter((laid) => laid !== null);
  const spelt = known.filter(() => hand.random(known.length) < 26 * hand.skill);
  return spelt.flatMap((laid) => {
    at += hand.pause(900, 0.5, 300);
    const swapped = hand.errs(100) ? laid.toReversed() : laid;
    return [...swapped, HAND_IN].map((key) => {
      at += Math.max(12, hand.pause(220, 0.3, 100));
      return { at, values: [key] };
    });
  });
};

const playBankShot: Play<BankShot> = (given, hand, game) => {
  const state = structuredClone(given);
  const inputs: Input[] = [];
  let at = hand.pause(1_400, 0.3, 300);
  const roll = (from: BankShot, values: readonly number[], start: number): number => {
    game.apply(from, start, values);
    let tick = start;
    while (from.isRolling && tick < game.stageTicks) game.tick(from, ++tick);
    return tick;
  };
  for (let push = 0; push < PUSHES && state.best < 130; push++) {
    let best = { values: [0, -80], worth: -1 };
    for (let tried = hand.kind === 'human' ? Math.round(12 * hand.skill) : 60; tried > 0; tried--) {
      const values = [hand.random(141) - 70, hand.random(141) - 70];
      const trial = { ...structuredClone(state), best: 0 };
      roll(trial, values, 0);
      if (trial.best > best.worth) best = { values, worth: trial.best };
    }
    const shake = hand.kind === 'human' ? 3 / hand.skill : 0;
    const values = best.values.map((value) =>
      Math.max(-PUSH_MAX, Math.min(PUSH_MAX, Math.round(value + shake * hand.normal()))),
    );
    inputs.push({ at, values });
    at = roll(state, values, at) + Math.max(50, hand.pause(700, 0.3, 250));
  }
  return inputs;
};

const playPlumbLine: Play<PlumbLine> = (state, hand, { stageTicks }) => {
  const inputs: Input[] = [];
  const far = (at: number) => Math.abs(bobAt(state, at) - state.line);
  for (let at = 60; at < stageTicks && inputs.length < DROPS; at++) {
    if (far(at) > far(at - 1) || far(at) > far(at + 1) || far(at) > 20) continue;
    const off = hand.kind === 'human' ? Math.round((5 / hand.skill) * hand.normal()) : 0;
    inputs.push({ at: Math.max(inputs.at(-1)?.at ?? 0, at + off, 0), values: [] });
    at += hand.kind === 'mimic' ? Math.max(80, hand.pause(500, 0.3, 500)) : 100;
  }
  return inputs;
};

/** Every choice of weights. */
const WEIGHINGS = Array.from({ length: 2 ** WEIGHTS }, (_, bits) =>
  Array.from({ length: WEIGHTS }, (_weight, n) => n).filter((n) => Math.floor(bits / 2 ** n) % 2 === 1),
);

const playCounterweight: Play<Counterweight> = ({ scales }, hand) => {
  let at = 0;
  return scales.flatMap(({ load, weights }) => {
    const plan = WEIGHINGS.find((on) => on.reduce((sum, n) => sum + (weights[n] ?? 0), 0) === load) ?? [];
    at += hand.pause(2_200, 0.4, 400);
    // A wrong weighing first, with nothing on.
    const keys = [...(hand.errs(120) ? [WEIGH] : []), ...plan, WEIGH];
    return keys.map((key) => {
      at += Math.max(25, hand.pause(350, 0.3, 150));
      return { at, values: [key] };
    });
  });
};

const PLAYS: Readonly<Record<string, Play<never>>> = {
  'spark-line': playSparkLine,
  turncoat: playTurncoat,
  'echo-vault': playEchoVault,
  'fuse-box': playFuseBox,
  'copy-desk': playCopyDesk,
  'stray-glyph': playStrayGlyph,
  'letter-forge': playLetterForge,
  'bank-shot': playBankShot,
  'plumb-line': playPlumbLine,
  counterweight: playCounterweight,
};

/** A whole run as such a player hands it in. */
export function playRun(game: Game, { secrets }: Course, random: Random, kind: Kind = 'human', skill = 1): Input[][] {
  const run = new Run(game);
  const hand = new Hand(kind, skill, random);
  const play = PLAYS[game.id];
  if (!play) throw new Error(`nobody plays ${game.id}`);
  return secrets.map((secret) => {
    run.open(secret);
    const inputs = play(structuredClone(run.state) as never, hand, game as never)
      .filter(({ at }) => at < game.stageTicks)
      .toSorted((one, other) => one.at - other.at);
    // What follows is decided by the state that the stage leaves behind.
    for (const { at, values } of inputs) {
      run.advance(at);
      run.apply(values);
    }
    run.advance(game.stageTicks);
    return inputs;
  });
}
