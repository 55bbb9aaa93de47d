import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DIRECTIONS, LANGUAGES } from '../domain/shared/languages.ts';
import { PUBLIC, fileIn, sayHere } from './own-messages.ts';
import { readCatalog } from './message-rooms.ts';

const CATALOG = {
  plain: 'It’s “yours”',
  filled: 'You pay {amount} to {name}',
  twice: '{name} and {name}',
  counted: '{count, plural, one {# win} other {# wins}}',
  marked: 'Read <link>the rules</link>',
};
const said = (source: string): string => sayHere(source, 'x.tsx', CATALOG);

it('a text that is only put together stands where it is said', () => {
  expect(said('const a = t.plain();')).toBe('const a = "It’s “yours”";');
  expect(said('f(<p title={t.plain()}>{t.filled({ amount, name: nameOf(user) })}</p>)')).toBe(
    'f(<p title={"It’s “yours”"}>{`You pay ${_apart(amount)} to ${_apart(nameOf(user))}`}</p>)',
  );
});

it('a figure is said as it is, and what may be a name is set apart', () => {
  expect(said('t.filled({ amount: formatCents(cents), name: user.name })')).toBe(
    '`You pay ${formatCents(cents)} to ${_apart(user.name)}`',
  );
});

it('also within another', () => {
  expect(said('t.filled({ amount: t.plain(), name: isOn ? t.plain() : name })')).toBe(
    '`You pay ${"It’s “yours”"} to ${_apart(isOn ? "It’s “yours”" : name)}`',
  );
});

it.each([
  't.counted({ count: 3 })',
  't.marked({ link: (inside) => <a>{inside}</a> })',
  't.twice({ name: next() })',
  'rows.map(t.counted)',
  '(isOn ? t.filled : t.twice)({ amount, name })',
  't.filled(words)',
  't.filled({ ...words })',
  'other.t.plain',
])('%s is left to be called', (source) => {
  expect(said(source)).toBe(source);
});

it.each(Object.entries(PUBLIC))('%s is there in every language, all of what it says', (name, names) => {
  const english = readFileSync(`web/public/${name}`, 'utf8');
  for (const language of LANGUAGES) {
    const catalog = readCatalog('web/app/messages', language);
    const file = fileIn(language, english, names);
    for (const text of names) expect(file).toContain(catalog[text]);
    if (language === LANGUAGES[0]) expect(file).toBe(english);
    else if (/lang/.test(english)) {
      expect(file).toMatch(new RegExp(`lang"?(=|: )"${language}"`));
      expect(file).toMatch(new RegExp(`dir"?(=|: )"${DIRECTIONS[language]}"`));
    }
  }
});

it('a file that says something else than the catalog is not built', () => {
  expect(() => fileIn('es', 'You are online', ['offlineTitle'])).toThrow('The file does not say You’re offline');
});
