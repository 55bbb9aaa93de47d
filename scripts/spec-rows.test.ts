import { expect, test } from 'vitest';
import { idsIn, provenIn, rowsOf, tick } from './spec-rows.ts';

test('ranges of rows are written out', () => {
  expect(idsIn('CH-08 to CH-10, BC-01')).toEqual(['CH-08', 'CH-09', 'CH-10', 'BC-01']);
  expect(idsIn('CH-08–10 and AB-04')).toEqual(['CH-08', 'CH-09', 'CH-10', 'AB-04']);
});

test('a row counts as proven by a title that names it in parentheses, and by nothing else', () => {
  const source = [
    `test('holds the stake (CH-14, BC-01)', () => {});`,
    `it.each(cases)("pays %s (HE-08)", () => {});`,
    `  'a title on a line of its own (AB-04)',`,
    `test.skip('is not run (CH-15)', () => {});`,
    `// a comment on the stake (CH-16)`,
    `test('mentions CH-17 in passing', () => {});`,
  ].join('\n');
  expect(provenIn(source).map(({ id }) => id)).toEqual(['CH-14', 'BC-01', 'HE-08', 'AB-04']);
});

const inGateOf = (source: string, walks: ReadonlySet<string> | null = null) =>
  provenIn(source, walks).flatMap(({ id, isInGate }) => (isInGate ? [id] : []));

test('what is tagged as too long, alone or with its file, is not proven by `npm test`', () => {
  const source = [
    `test('short (CH-14)', () => {});`,
    `test('long (BC-01)', { tags: ['full'] }, () => {});`,
    `test('patient (HE-08)', { timeout: 60_000 }, () => {});`,
    `test(\n  'long on lines of its own (AB-04)',\n  { timeout: 60_000, tags: ['full'] },\n  () => {});`,
  ].join('\n');
  expect(provenIn(source)).toHaveLength(4);
  expect(inGateOf(source)).toEqual(['CH-14', 'HE-08']);
  expect(inGateOf(['//', '@module-tag full\n'].join(' ') + source)).toEqual([]);
});

test('of walks those are proven by `npm test` that are in its list', () => {
  const source = `test('pays (CH-14)', () => {});\ntest('refuses (BC-01)', () => {});`;
  expect(inGateOf(source, new Set(['pays (CH-14)']))).toEqual(['CH-14']);
});

test('exactly the proven rows are ticked', () => {
  const checklist = '## 1 Frame\n\n- [x] FR-01 · one\n- [ ] FR-02 · two\n';
  const ticked = tick(checklist, new Set(['FR-02']));
  expect(ticked).toBe('## 1 Frame\n\n- [ ] FR-01 · one\n- [x] FR-02 · two\n');
  expect(rowsOf(ticked)).toEqual([
    { id: 'FR-01', area: '1 Frame', isTicked: false },
    { id: 'FR-02', area: '1 Frame', isTicked: true },
  ]);
});
