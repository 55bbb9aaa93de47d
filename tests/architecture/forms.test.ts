import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { files, isProduction, read } from './source.ts';

const web = files.filter((file) => file.startsWith('web/') && isProduction(file));
const screens = web.filter((file) => !file.startsWith('web/ui/') && file.endsWith('.tsx'));

/** `file: text` of what matches, without the lines around it. */
const found = (pattern: RegExp, among: readonly string[]): string[] =>
  among.flatMap((file) => [...read(file).matchAll(pattern)].map(([text]) => `${file}: ${text}`));

test('the form of web/ui is the only one', () => {
  expect(found(/<form\b|as="form"|createElement\('form'/g, web)).toEqual(['web/ui/form/form.tsx: <form']);
});

test('every form is of the kit, so that all are judged, sent and refused alike', () => {
  // A line to talk in: it has no errors, and its refusals are receipts of what was said.
  const others = ['web/chat/components/composer.tsx'];
  const forms = found(/<Form(?:Dialog)?\s+[^>]*/g, screens);
  expect(forms.length).toBeGreaterThan(30);
  const byHand = forms.filter((form) => !form.includes('.wires}')).map((form) => form.split(':')[0]);
  expect([...new Set(byHand)]).toEqual(others);
});

test('how long a text may be is known by domain alone', () => {
  expect(found(/\b(?:max|min)Length(?:=\{|: )\d[^}\n]*/g, screens)).toEqual([]);
  const named = screens.flatMap((file) =>
    [...read(file).matchAll(/\b(?:max|min)Length=\{(\w+)\}/g)].map(([, name = '']) => ({ file, name })),
  );
  expect(named.length).toBeGreaterThan(20);
  const fromDomain = ({ file, name }: { file: string; name: string }) =>
    [...read(file).matchAll(/^import \{([^}]*)\} from '[./]+\/domain\//gm)].some(([, names = '']) =>
      names.split(',').some((imported) => imported.trim() === name),
    );
  expect(named.filter((one) => !fromDomain(one))).toEqual([]);
});

test('no sentence of a screen repeats a limit in figures', () => {
  // What a refusal says is part of the first load, the rules are not; `refusals.test.ts` holds its figures to them.
  const sentences = web.filter((file) => file !== 'web/data/refusals.ts' && !file.endsWith('.catalogue.tsx'));
  expect(found(/\b(?:[Aa]t most|[Uu]p to) \d[^'`<]*/g, sentences)).toEqual([]);
});

/** What a module needs at once: files and packages, without types and without what is fetched later. */
function needsOf(entry: string): string[] {
  const needed = new Set([entry]);
  for (const file of needed) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const [, from = ''] of read(file).matchAll(/^(?:import|export) (?!type\b)[^;]*?from '([^']+)'/gm))
      needed.add(from.startsWith('.') ? posix.join(posix.dirname(file), from) : from);
  }
  return [...needed];
}

test.each([
  'web/accounts/screens/landing-screen.tsx',
  'web/security/screens/sign-in-screen.tsx',
  'web/app/main.tsx',
  'web/app/components/frame.tsx',
  'web/battles/screens/dashboard-screen.tsx',
  'web/battles/screens/challenge-screen.tsx',
  'web/teams/screens/teams-screen.tsx',
  'web/wallet/screens/wallet-screen.tsx',
])('the library of the schemas is no part of %s', (entry) => {
  const needed = needsOf(entry);
  expect(needed.length).toBeGreaterThan(10);
  expect(needed.filter((name) => name.startsWith('zod'))).toEqual([]);
});
