import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, sourceFiles } from './source-files.ts';

export const CHECKLIST = 'docs/spec/checklist.md';

export interface Row {
  readonly id: string;
  /** The heading it stands under. */
  readonly area: string;
  readonly isTicked: boolean;
}

export function rowsOf(checklist: string): Row[] {
  const rows: Row[] = [];
  let area = '';
  for (const line of checklist.split('\n')) {
    area = /^## (.+)/.exec(line)?.[1] ?? area;
    const [, tick, id] = /^- \[([ x])\] ([A-Z]{2}-\d{2}) /.exec(line) ?? [];
    if (id !== undefined) rows.push({ id, area, isTicked: tick === 'x' });
  }
  return rows;
}

/** The rows in `CH-14, CH-16 to CH-18, BC-01`, ranges written out. */
export function idsIn(text: string): string[] {
  return [...text.matchAll(/\b([A-Z]{2})-(\d{2})\b(?:(?: to |–|…)(?:\1-)?(\d{2})\b)?/g)].flatMap(
    ([, area, first, last]) => {
      const from = Number(first);
      const count = Math.max(Number(last ?? first) - from, 0) + 1;
      return Array.from({ length: count }, (_, step) => `${area}-${String(from + step).padStart(2, '0')}`);
    },
  );
}

/** A row that the title of a test names. */
export interface Named {
  readonly id: string;
  /** Whether that test runs in `npm test`, and not in `npm run test:full` alone. */
  readonly isInGate: boolean;
}

/**
 * The rows that the titles of a test file name in parentheses: `test('pays the winner (CH-14, CH-18)', …)`. A skipped
 * test proves nothing.
 *
 * @param walks the titles of this file that are walks of the gate; null where it is no file of walks
 */
export function provenIn(source: string, walks: ReadonlySet<string> | null = null): Named[] {
  const isFull = /^\/\/ @module-tag full$/m.test(source);
  const titles = source.matchAll(
    /^(?!.*\.(?:skip|todo|fixme)\b).*?(['"`])((?:\\.|(?!\1).)*\([A-Z]{2}-\d{2}.*?)\1(,\s*\{[^}]*\btags: \['full'\])?/gm,
  );
  return [...titles].flatMap(([, , title = '', tag]) => {
    const isInGate = walks === null ? !isFull && tag === undefined : walks.has(title);
    return [...title.matchAll(/\(([A-Z]{2}-\d{2}[^()]*)\)/g)]
      .flatMap(([, ids]) => idsIn(ids ?? ''))
      .map((id) => ({ id, isInGate }));
  });
}

/** The walks of `npm test`, by file. */
function walksOfGate(): Map<string, Set<string>> {
  const walks = new Map<string, Set<string>>();
  for (const line of readFileSync(join(ROOT, 'tests/e2e/gate.txt'), 'utf8').split('\n')) {
    const [name = '', title] = line.split(' › ', 2);
    if (title === undefined) continue;
    const file = `tests/e2e/${name}`;
    walks.set(file, (walks.get(file) ?? new Set()).add(title));
  }
  return walks;
}

export interface Proof {
  readonly rows: readonly Row[];
  /** The rows that some test names. */
  readonly proven: ReadonlySet<string>;
  /** Those of them that `npm test` proves. */
  readonly inGate: ReadonlySet<string>;
  /** Rows that a test names and the checklist does not have, with the file. */
  readonly unknown: readonly string[];
}

/** Holds the tests against the checklist. */
export function readProof(): Proof {
  const rows = rowsOf(readFileSync(join(ROOT, CHECKLIST), 'utf8'));
  const known = new Set(rows.map(({ id }) => id));
  const walks = walksOfGate();
  const named = sourceFiles()
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && file !== 'scripts/spec-rows.test.ts')
    .flatMap((file) => {
      const ofGate = file.endsWith('.spec.ts') ? (walks.get(file) ?? new Set<string>()) : null;
      return provenIn(readFileSync(join(ROOT, file), 'utf8'), ofGate).map((row) => ({ ...row, file }));
    });
  const idsOf = (list: readonly { readonly id: string }[]) =>
    new Set(list.map(({ id }) => id).filter((id) => known.has(id)));
  return {
    rows,
    proven: idsOf(named),
    inGate: idsOf(named.filter(({ isInGate }) => isInGate)),
    unknown: [...new Set(named.filter(({ id }) => !known.has(id)).map(({ id, file }) => `${id} in ${file}`))],
  };
}

/** The checklist with exactly the given rows ticked. */
export const tick = (checklist: string, proven: ReadonlySet<string>): string =>
  checklist.replaceAll(
    /^- \[[ x]\] ([A-Z]{2}-\d{2}) /gm,
    (_line, id: string) => `- [${proven.has(id) ? 'x' : ' '}] ${id} `,
  );
