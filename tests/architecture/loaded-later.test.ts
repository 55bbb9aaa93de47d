import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { files, read } from './source.ts';

/** Large, and needed by a part of the calls or by few gateways alone. */
const LATER = [
  '@react-email/components',
  '@react-email/render',
  '@simplewebauthn/server',
  '@tus/server',
  '@zxcvbn-ts/language-common',
  'ioredis',
  'nodemailer',
  'oidc-provider',
  'pdfkit',
  'pg',
  'react',
  'sharp',
  'stripe',
  'web-push',
];

/** An import or export from elsewhere that is there when the program runs; what is of types alone is not. */
const NEEDED = /^(?:import|export)\s+(?!type\b)(?:[\w*{}\s,]+?\sfrom\s+)?'([^']+)';$/gm;

const packageIn = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The packages that are loaded with a file, each with the file that asks for it. */
function loadedWith(entry: string, readFile: (file: string) => string = read): Map<string, string> {
  const packages = new Map<string, string>();
  const reached = new Set([entry]);
  for (const file of reached)
    for (const [, specifier = ''] of readFile(file).matchAll(NEEDED)) {
      if (!specifier.startsWith('.')) packages.set(packageIn(specifier), file);
      else if (/\.tsx?$/.test(specifier)) reached.add(posix.join(posix.dirname(file), specifier));
    }
  return packages;
}

test('a gateway starts without the packages that a part of the calls needs', () => {
  const loaded = loadedWith('gateway/main.ts');
  // What is looked at is the whole of the gateway.
  expect([...loaded.keys()]).toEqual(expect.arrayContaining(['@apollo/server', 'drizzle-orm', 'type-graphql', 'ws']));
  expect(LATER.filter((name) => loaded.has(name)).map((name) => `${loaded.get(name)} needs ${name}`)).toEqual([]);
});

test('each of them is used', () => {
  const texts = files.filter((file) => /^(db|gateway)\/.*\.tsx?$/.test(file)).map(read);
  expect(LATER.filter((name) => !texts.some((text) => text.includes(`'${name}'`)))).toEqual([]);
});

test('a package is found over several files and lines; types and what is fetched later are not', () => {
  const texts: Readonly<Record<string, string>> = {
    'a.ts': "import type { T } from 'types';\nimport {\n  type U,\n  b,\n} from './b.ts';\nawait import('later');\n",
    'b.ts': "export { c } from '@scope/c/deep';\nimport 'effect';\n",
  };
  expect([...loadedWith('a.ts', (file) => texts[file] ?? '')]).toEqual([
    ['@scope/c', 'b.ts'],
    ['effect', 'b.ts'],
  ]);
});
