import { type Graph, type Part, item } from '../../domain/tournaments/graph.ts';

/** Where a match stands, in columns and half rows; a view multiplies. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

export interface Layout {
  readonly boxes: ReadonlyMap<number, Place>;
  /** The lines between them. */
  readonly joints: readonly { readonly from: number; readonly to: number }[];
  readonly columns: number;
  /** Half rows. */
  readonly rows: number;
}

/** A match takes two half rows; so many stay free between the two brackets, for the heading of the lower one. */
const GAP = 3;

const isBracket = (part: Part): boolean => part !== 'group' && part !== 'swiss';

/**
 * Where the matches of a bracket stand: each in the middle of those that feed it within its own bracket; one that only
 * takes losers keeps its line. The lower bracket is below, the final to the right of both.
 * @param isShown leaves out what nobody plays, such as byes
 */
export function layoutOf(graph: Graph, isShown: (match: number) => boolean): Layout {
  const boxes = new Map<number, Place>();
  const joints: { from: number; to: number }[] = [];
  const firsts = graph.matches.filter(({ part, round }) => part === 'upper' && round === 1).length;
  const below = 2 * firsts + GAP;
  const startOf = (part: Part): number => (part === 'lower' || part === 'third' ? below : 0);
  const placeOf = (match: number): Place => boxes.get(match) ?? { column: 0, row: 0 };

  graph.matches.forEach((plan, id) => {
    const { part, round, spot, slots } = plan;
    if (!isBracket(part)) return;
    const fed = slots.flatMap((slot) => {
      if (slot.from === 'again') return [slot.match];
      if (slot.from !== 'winner') return [];
      return item(graph.matches, slot.match).part === part || part === 'final' ? [slot.match] : [];
    });
    const before = [...new Set(fed)];
    const feeding = before.map(placeOf);
    const middle = feeding.reduce((sum, { row }) => sum + row, 0) / Math.max(1, feeding.length);
    const after = 1 + Math.max(-1, ...feeding.map(({ column }) => column));
    boxes.set(id, {
      column: part === 'final' ? after : part === 'third' ? lastColumn(boxes) : round - 1,
      row: feeding.length > 0 ? middle : startOf(part) + 2 * spot,
    });
    for (const from of before) joints.push({ from, to: id });
  });

  const shown = new Map([...boxes].filter(([id]) => isShown(id)));
  const places = [...shown.values()];
  return {
    boxes: shown,
    joints: joints.filter(({ from, to }) => shown.has(from) && shown.has(to)),
    columns: 1 + Math.max(-1, ...places.map(({ column }) => column)),
    rows: 2 + Math.max(-2, ...places.map(({ row }) => row)),
  };
}

const lastColumn = (boxes: ReadonlyMap<number, Place>): number =>
  Math.max(0, ...[...boxes.values()].map(({ column }) => column));
