import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { ROOT } from '../../scripts/source-files.ts';

const scripts: Readonly<Record<string, string>> = packageJson.scripts;
const exists = (file: string) => existsSync(join(ROOT, file));

/** What a script refers to that does not exist. */
function missingIn(command: string): string[] {
  return command.split('&&').flatMap((part) => {
    const words = part
      .trim()
      .split(/\s+/)
      .filter((word) => !/^[A-Z_]+=/.test(word));
    const [program = '', ...rest] = words;
    const isKnown = program === 'node' || program === 'npm' || exists(`node_modules/.bin/${program}`);
    const called = [...part.matchAll(/\bnpm(?: run |:)([\w:-]+)/g)].map(([, name]) => name ?? '');
    const named = rest.filter((word) => /\.(ts|mjs|json)$/.test(word));
    return [
      ...(isKnown ? [] : [program]),
      ...called.filter((name) => !(name in scripts)),
      ...named.filter((file) => !exists(file)),
    ];
  });
}

test.each(Object.entries(scripts))('npm run %s refers only to what exists', (_name, command) => {
  expect(missingIn(command)).toEqual([]);
});

test('a reference to a missing file, script or program is noticed', () => {
  expect(missingIn('tsx gone.ts && npm run nowhere && no-such-program')).toEqual([
    'gone.ts',
    'nowhere',
    'no-such-program',
  ]);
});
