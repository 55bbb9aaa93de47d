import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { type Catalog, compileMessages, compileTexts, needsOf, piecesOf } from './compile-messages.ts';
import { apart } from '../domain/shared/apart.ts';

/** What the functions of a catalog answer, beside helpers that show how they were called. */
function speak(catalog: Catalog): Readonly<Record<string, (needs?: unknown) => unknown>> {
  const source = compileMessages(catalog, 'helpers', false)
    .replace(/^import .*$/m, '')
    .replaceAll(/^export \{ (\w+) as (\w+) \};$/gm, 'said.$2 = $1;')
    .replaceAll(/^export const (\w+)/gm, 'said.$1');
  const helpers = {
    apart,
    formatCount: (count: number) => `#${count}`,
    plural: (count: number, forms: Record<string, unknown>) =>
      forms[`=${count}`] ?? forms[count === 1 ? 'one' : 'other'],
    choose: (word: string, forms: Record<string, unknown>) => forms[word] ?? forms['other'],
    rich: (...parts: unknown[]) => parts,
  };
  return runInNewContext(`${source}; said`, { ...helpers, said: {} }) as ReturnType<typeof speak>;
}

describe('a text becomes a function that says it', () => {
  const said = speak({
    plain: 'Pay the fee',
    quoted: "Don't use '{braces}' or `ticks` or $'{'this'}'",
    filled: '{name} won {amount}',
    counted: 'You have {count, plural, =0 {no battles} one {# battle} other {# battles}} left',
    chosen: 'A {period, select, week {week} other {day}}',
    marked: 'Read <link>the {what}</link> first',
    part: 'Updated <time></time>',
    delete: 'Delete',
  });

  it('as it is written', () => {
    expect(said['plain']?.()).toBe('Pay the fee');
    expect(said['quoted']?.()).toBe("Don't use {braces} or `ticks` or ${this}");
    expect(said['delete']?.()).toBe('Delete');
  });
  it('with what it is given', () => {
    expect(said['filled']?.({ name: 'Ada', amount: '$5.00' })).toBe('Ada won $5.00');
    expect(said['filled']?.({ name: 'נועה', amount: '$5.00' })).toBe('\u2068נועה\u2069 won $5.00');
  });
  it('in the form for a number', () => {
    expect([0, 1, 2].map((count) => said['counted']?.({ count }))).toEqual([
      'You have no battles left',
      'You have #1 battle left',
      'You have #2 battles left',
    ]);
  });
  it('in the form that is chosen', () => {
    expect(['week', 'DAY'].map((period) => said['chosen']?.({ period }))).toEqual(['A week', 'A day']);
  });
  it('with parts that are drawn', () => {
    expect(said['marked']?.({ what: 'rules', link: (inside: unknown) => ({ inside }) })).toEqual([
      'Read ',
      { inside: ['the ', 'rules'] },
      ' first',
    ]);
    expect(said['part']?.({ time: 'now' })).toEqual(['Updated ', 'now']);
    expect(said['part']?.({ time: 'עכשיו' })).toEqual(['Updated ', '\u2068עכשיו\u2069']);
  });
});

it('types say what a text needs', () => {
  const source = compileMessages(
    { counted: '{count, plural, one {#} other {#}} of {all}', part: '<time></time>', marked: '<b>{n}</b>' },
    'helpers',
    true,
  );
  expect(source).toContain('({ count, all }: { count: number; all: string | number }): string =>');
  expect(source).toContain('({ time }: { time: ReactNode }): ReactNode =>');
  expect(source).toContain('({ b, n }: { b: (inside: ReactNode) => ReactNode; n: string | number }): ReactNode =>');
});

it('two languages need the same, in whatever order', () => {
  expect(needsOf('{name} of {team}')).toBe(needsOf('{team}: {name}'));
  expect(needsOf('{count, plural, one {a} other {b}}')).toBe(needsOf('{count, plural, one {x} many {y} other {z}}'));
  expect(needsOf('<b>x</b>')).not.toBe(needsOf('x'));
});

it('what needs more than to be put in has no pieces', () => {
  expect(piecesOf('You pay {amount}.')).toEqual(['You pay ', 'amount', '.']);
  expect(piecesOf('{count, plural, one {a} other {b}}')).toBeNull();
  expect(piecesOf('<b>x</b>')).toBeNull();
});

it('figures and times are formatted before they come into a text', () => {
  expect(() => compileMessages({ at: '{at, date, short}' }, 'helpers', true)).toThrow(/formatted before/);
});

it('texts that are written to people are there in every language, the first of which says what they need', () => {
  const source = compileTexts(
    [
      ['en', { won: '{name} won' }],
      ['es', { won: 'Ganó {name}' }],
    ],
    '../../shared',
  );
  expect(source).toContain(
    'const en = {\n  won: ({ name }: { name: string | number }): string => `${apart(name)} won`,\n};',
  );
  expect(source).toContain('const es: Texts = {\n  won: ({ name }) => `Ganó ${apart(name)}`,\n};');
  expect(() => compileTexts([['en', { won: '<b>won</b>' }]], '../../shared')).toThrow(/is plain/);
});

it('no text takes the name of what texts are said with', () => {
  expect(() => compileMessages({ plural: 'Plural' }, 'helpers', true)).toThrow(/called plural/);
});
