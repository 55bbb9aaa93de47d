import { expect, test } from 'vitest';
import { SHAPES } from '../../../domain/arcade/games/stray-glyph.1.ts';
import { GLYPHS } from './glyphs.ts';

type Turn = (x: number, y: number) => readonly [number, number];

const QUARTERS: readonly Turn[] = [(x, y) => [x, y], (x, y) => [-y, x], (x, y) => [-x, -y], (x, y) => [y, -x]];

/** The lines of a shape in an order that does not depend on how they are drawn. */
const linesOf = (shape: (typeof GLYPHS)[number], turn: Turn): string =>
  shape
    .flatMap((stroke) =>
      stroke.slice(1).map((end, n) =>
        [stroke[n] ?? end, end]
          .map(([x, y]) =>
            turn(x, y)
              .map((value) => value + 0)
              .join(),
          )
          .toSorted()
          .join(' to '),
      ),
    )
    .toSorted()
    .join('; ');

test('there is a shape for each number of the rules, and no two are the same however they are turned', () => {
  expect(GLYPHS).toHaveLength(SHAPES);
  const all = GLYPHS.flatMap((shape) => [...new Set(QUARTERS.map((turn) => linesOf(shape, turn)))]);
  expect(new Set(all).size).toBe(all.length);
});

test('no shape is its own mirror image, however it is turned', () => {
  const mirrored = GLYPHS.map((shape) => linesOf(shape, (x, y) => [-x, y]));
  const turned = GLYPHS.map((shape) => QUARTERS.map((turn) => linesOf(shape, turn)));
  expect(mirrored.filter((lines, n) => turned[n]?.includes(lines))).toEqual([]);
});
