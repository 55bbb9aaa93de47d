import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ROOT, isGenerated, sourceFiles } from '../../scripts/source-files.ts';

export const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** Every file of the project but the generated ones. */
export const files = sourceFiles().filter((file) => !isGenerated(file));

export const isCode = (file: string): boolean => /\.(ts|tsx|mjs)$/.test(file);
const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file);

/** What is built or run in production: no tests and nothing that serves tests. */
export const isProduction = (file: string): boolean =>
  /^(addons|domain|db|gateway|web)\//.test(file) && isCode(file) && !isTest(file) && !file.includes('/testing/');

/** How code names a room. */
export const camel = (room: string): string =>
  room.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

export interface Import {
  readonly from: string;
  /** A path from the root; packages are left out. */
  readonly to: string;
}

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)'(\.{1,2}\/[^']+)'/g;

/** The imports of files by files, type imports included. */
export const importsOf = (file: string): Import[] =>
  [...read(file).matchAll(IMPORT)].map(([, path]) => ({ from: file, to: posix.join(posix.dirname(file), path ?? '') }));

export const describeImport = ({ from, to }: Import): string => `${from} imports ${to}`;
