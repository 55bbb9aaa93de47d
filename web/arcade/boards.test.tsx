import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../domain/shared/random.ts';
import { courseOf, stageMs } from '../../domain/arcade/course.ts';
import { GAMES, GAME_IDS, type GameId } from '../../domain/arcade/games.ts';
import { keyOf } from '../../domain/arcade/games/copy-desk.1.ts';
import { HAND_IN, TAKE_BACK } from '../../domain/arcade/games/letter-forge.1.ts';
import { WEIGH } from '../../domain/arcade/games/counterweight.1.ts';
import { TICK_MS } from '../../domain/arcade/game.ts';
import { readLog } from '../../domain/arcade/log.ts';
import { replay } from '../../domain/arcade/run.ts';
import { loadGame } from '../../domain/arcade/versions.ts';
import { playRun } from '../../tests/support/arcade-hands.ts';
import { BOARDS } from './board.ts';
import { PlayFrame } from './components/play-frame.tsx';
import { LiveRun } from './live-run.ts';
import { FakeClock } from './testing/fake-clock.ts';
import { FakePort } from './testing/fake-port.ts';

/** Somebody's hand, at an instant. */
type Give = (values: readonly number[], timeStamp: number) => void;

function fire(target: Element, event: Event, timeStamp: number): void {
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  fireEvent(target, event);
}

const key = (timeStamp: number, init: KeyboardEventInit): void =>
  fire(document.body, createEvent.keyDown(document.body, init), timeStamp);

const touch = (target: Element | null | undefined, timeStamp: number): void => {
  if (!target) throw new Error('there is nothing to press');
  fire(target, createEvent.pointerDown(target, { button: 0, pointerType: 'touch' }), timeStamp);
  fire(target, createEvent.click(target, { detail: 1 }), timeStamp);
};

const letterOf = (input: number | undefined): string =>
  [...'abcdefghijklmnopqrstuvwxyz '].find((letter) => keyOf(letter) === input) ?? '';

const nth = (n = 0): Element | undefined => document.querySelectorAll('button')[n];

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const;

/** Arrow keys from one place to another. */
function walk(timeStamp: number, dx: number, dy: number, init: KeyboardEventInit = {}): void {
  for (let n = 0; n < Math.abs(dx); n++) key(timeStamp, { key: dx < 0 ? ARROWS[3] : ARROWS[1], ...init });
  for (let n = 0; n < Math.abs(dy); n++) key(timeStamp, { key: dy < 0 ? ARROWS[0] : ARROWS[2], ...init });
}

const canvas = (): Element | null => document.querySelector('canvas');

/** How each game is played with a finger: most have a button for each number of an input. */
const TOUCHES: Readonly<Partial<Record<GameId, Give>>> = {
  'copy-desk': ([input], timeStamp) =>
    touch(
      [...document.querySelectorAll('button')].find(
        (one) => (one.ariaLabel === 'Space' ? ' ' : one.textContent) === letterOf(input),
      ),
      timeStamp,
    ),
  'plumb-line': (_values, timeStamp) => touch(canvas(), timeStamp),
  'bank-shot'([dx = 0, dy = 0], timeStamp) {
    const table = canvas();
    if (!table) throw new Error('there is no table');
    const pointer = { button: 0, isPrimary: true, pointerId: 1 };
    fire(table, createEvent.pointerDown(table, { ...pointer, clientX: 0, clientY: 0 }), timeStamp);
    // The table has no size here, and two pixels are one unit of a push.
    const to = { ...pointer, clientX: -2 * dx, clientY: -2 * dy };
    fire(table, createEvent.pointerMove(table, to), timeStamp);
    fire(table, createEvent.pointerUp(table, to), timeStamp);
  },
};

/** How each is played with keys; what was aimed at before is kept between two inputs. */
function keysOf(game: GameId, stateOf: () => object): Give {
  let aim = [0, -60];
  let place: readonly [number, number] | null = null;
  const give: Readonly<Record<GameId, Give>> = {
    'spark-line': ([lamp = 0], at) => key(at, { key: `${lamp + 1}` }),
    turncoat: ([way = 0], at) => key(at, { key: ARROWS[way] ?? '' }),
    'echo-vault': ([pad = 0], at) =>
      key(at, {
        code: [...'1234QWERASDFZXCV'].map((name) => (/\d/.test(name) ? `Digit${name}` : `Key${name}`))[pad] ?? '',
      }),
    'fuse-box': ([n = 0], at) => key(at, { key: `${n + 1}` }),
    'copy-desk': ([input], at) => key(at, { key: letterOf(input) }),
    'stray-glyph'([cell = 0], at) {
      const { side } = stateOf() as { side: number };
      // The first arrow only shows the aim, at the first shape.
      if (!place) key(at, { key: 'ArrowLeft' });
      const to = [cell % side, Math.floor(cell / side)] as const;
      walk(at, to[0] - (place?.[0] ?? 0), to[1] - (place?.[1] ?? 0));
      place = to;
      key(at, { key: ' ' });
    },
    'letter-forge'([input = 0], at) {
      const { tiles } = stateOf() as { tiles: string };
      key(at, { key: input === HAND_IN ? 'Enter' : input === TAKE_BACK ? 'Backspace' : (tiles[input] ?? '') });
    },
    'bank-shot'([dx = 0, dy = 0], at) {
      walk(at, dx - (aim[0] ?? 0), dy - (aim[1] ?? 0), { shiftKey: true });
      aim = [dx, dy];
      key(at, { key: ' ' });
    },
    'plumb-line': (_values, at) => key(at, { key: 'Enter' }),
    counterweight: ([input = 0], at) => key(at, { key: input === WEIGH ? 'Enter' : `${input + 1}` }),
  };
  return give[game];
}

beforeAll(() => {
  // jsdom draws nothing; what is drawn is looked at in a browser.
  const context = new Proxy({}, { get: () => () => undefined, set: () => true });
  HTMLCanvasElement.prototype.getContext = (() => context) as never;
});

/** The score that can be read on the screen. */
function shown(title: string): number {
  const figure = within(screen.getByRole('region', { name: title })).getByText(
    (_text, element) => element?.tagName === 'SPAN' && /^[\d,]+ points$/.test(element.textContent),
  );
  return parseInt(figure.textContent.replaceAll(',', ''), 10);
}

describe.each(GAME_IDS)('%s', (id) => {
  it.each(['touch', 'keys'] as const)(
    'played to its end by %s shows the score that its log comes to, and logs every input on its tick',
    async (hand) => {
      const [game, board] = [await loadGame(id), await BOARDS[id]()];
      if (!game) throw new Error('its rules are gone');
      const course = courseOf(new Uint8Array(32).fill(hand === 'touch' ? 21 : 22), game.stages);
      const clock = new FakeClock();
      const port = new FakePort(game, course, clock);
      const run = new LiveRun(game, course.commitment, port, clock);
      render(<PlayFrame game={id} run={run} board={board} press={(...input) => run.press(...input)} />);
      const start = clock.now();
      run.start({ elapsedMs: 0, secrets: course.secrets.slice(0, 1) });
      const give: Give =
        hand === 'keys' ? keysOf(id, () => run.state) : (TOUCHES[id] ?? (([n], timeStamp) => touch(nth(n), timeStamp)));
      const played = playRun(game, course, seededRandom(5));
      for (const [stage, inputs] of played.entries()) {
        const from = start + stage * stageMs(game);
        await clock.goTo(from);
        for (const { at, values } of inputs) {
          clock.jumpTo(from + at * TICK_MS + 2);
          give(values, from + at * TICK_MS + 1);
        }
      }
      await clock.goTo(start + game.stages * stageMs(game));
      const result = replay(game, course, port.log());
      expect(result?.score).toBeGreaterThan(0);
      expect(shown(GAMES[id].title)).toBe(result?.score);
      expect(result).toEqual(replay(game, course, run.log()));
      expect(readLog(game, port.log())?.map((inputs) => inputs.map(({ at }) => at))).toEqual(
        played.map((inputs) => inputs.map(({ at }) => at)),
      );
    },
  );
});
