import { expect, it } from 'vitest';
import { type Format, buildGraph } from '../../domain/tournaments/graph.ts';
import { layoutOf } from './bracket-layout.ts';

const all = () => true;
const graphOf = (format: Format, entrants: number) => buildGraph({ format, entrants, bestOf: [1] });

const FORMATS: readonly [string, Format][] = [
  ['single elimination', { kind: 'single', third: false }],
  ['single elimination with a third place', { kind: 'single', third: true }],
  ['double elimination', { kind: 'double' }],
];

it.each(FORMATS)('no two matches of a %s share a place, and every line goes right', (_, format) => {
  for (const entrants of [2, 3, 5, 8, 13, 16, 31, 64, 128]) {
    const graph = graphOf(format, entrants);
    const { boxes, joints, columns, rows } = layoutOf(graph, all);
    expect(boxes.size).toBe(graph.matches.length);
    const places = [...boxes.values()];
    for (let column = 0; column < columns; column++) {
      const own = places.filter((place) => place.column === column);
      const sorted = own.map(({ row }) => row).toSorted((a, b) => a - b);
      for (const [n, row] of sorted.entries()) if (n > 0) expect(row - (sorted[n - 1] ?? 0)).toBeGreaterThanOrEqual(2);
    }
    for (const { from, to } of joints)
      expect(boxes.get(to)?.column).toBeGreaterThan(boxes.get(from)?.column ?? Infinity);
    for (const { column, row } of places) {
      expect(column).toBeLessThan(columns);
      expect(row + 2).toBeLessThanOrEqual(rows);
    }
  }
});

it('what is not shown has neither box nor line', () => {
  const graph = graphOf({ kind: 'single', third: false }, 4);
  const { boxes, joints } = layoutOf(graph, (match) => match !== 0);
  expect([...boxes.keys()]).toEqual([1, 2]);
  expect(joints).toEqual([{ from: 1, to: 2 }]);
});

it('tables have no place in a bracket', () => {
  expect(layoutOf(graphOf({ kind: 'robin' }, 6), all)).toMatchObject({ columns: 0, rows: 0 });
});
