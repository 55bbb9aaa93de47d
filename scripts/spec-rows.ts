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

/**
 * The rows that the titles of a test file name in parentheses: `test('pays the winner (CH-14, CH-18)', …)`. A skipped
 * test proves nothing.
 */
export function provenIn(source: string): string[] {
  const titles = source.matchAll(/^(?!.*\.(?:skip|todo|fixme)\b).*?(['"`])((?:\\.|(?!\1).)*\([A-Z]{2}-\d{2}.*?)\1/gm);
  return [...titles].flatMap(([, , title]) =>
    [...(title ?? '').matchAll(/\(([A-Z]{2}-\d{2}[^()]*)\)/g)].flatMap(([, ids]) => idsIn(ids ?? '')),
  );
}

export interface Proof {
  readonly rows: readonly Row[];
  /** The rows that some test names. */
  readonly proven: ReadonlySet<string>;
  /** Rows that a test names and the checklist does not have, with the file. */
  readonly unknown: readonly string[];
}

/** Holds the tests against the checklist. */
export function readProof(): Proof {
  const rows = rowsOf(readFileSync(join(ROOT, CHECKLIST), 'utf8'));
  const known = new Set(rows.map(({ id }) => id));
  const named = sourceFiles()
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && file !== 'scripts/spec-rows.test.ts')
    .flatMap((file) => provenIn(readFileSync(join(ROOT, file), 'utf8')).map((id) => ({ id, file })));
  return {
    rows,
    proven: new Set(named.map(({ id }) => id).filter((id) => known.has(id))),
    unknown: [...new Set(named.filter(({ id }) => !known.has(id)).map(({ id, file }) => `${id} in ${file}`))],
  };
}

/** The checklist with exactly the given rows ticked. */
export const tick = (checklist: string, proven: ReadonlySet<string>): string =>
  checklist.replaceAll(
    /^- \[[ x]\] ([A-Z]{2}-\d{2}) /gm,
    (_line, id: string) => `- [${proven.has(id) ? 'x' : ' '}] ${id} `,
  );
