import { expect, test } from 'vitest';
import { INFRASTRUCTURE, LAYERS, ROOMS } from '../../domain/rooms.ts';
import { sourceFiles } from '../../scripts/source-files.ts';
import { files, isCode, read } from './source.ts';

const isConfig = (file: string) => /^(docs\/developers\/examples\/)?(\w+\.)*config\.ts$|^codegen\.ts$/.test(file);

test.each(LAYERS)('every folder of %s is a room or named infrastructure', (layer) => {
  const folders = files.filter((file) => file.startsWith(`${layer}/`) && file.split('/').length > 2);
  const allowed = new Set<string>([...ROOMS, ...INFRASTRUCTURE[layer]]);
  expect(folders.filter((file) => !allowed.has(file.split('/')[1] ?? ''))).toEqual([]);
});

test('tests stand in a folder with the name of the room or infrastructure that they test', () => {
  const allowed = new Set<string>([...ROOMS, ...Object.values(INFRASTRUCTURE).flat()]);
  const inRooms = files.filter((file) => /^tests\/(integration|e2e)\/.+\/.+\.(test|spec)\.ts$/.test(file));
  expect(inRooms.filter((file) => !allowed.has(file.split('/')[2] ?? ''))).toEqual([]);
});

test('file names are kebab-case, with the kind after a dot', () => {
  const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/;
  expect(files.filter((file) => isCode(file) && !kebab.test(file.split('/').at(-1) ?? ''))).toEqual([]);
});

test('no file is longer than 400 lines', () => {
  const long = files.filter((file) => /\.(ts|tsx|mjs|css|graphql)$/.test(file) && read(file).split('\n').length > 401);
  expect(long).toEqual([]);
});

test('no folder of the gateway holds more than 25 files of code', () => {
  const counts = new Map<string, number>();
  for (const file of files.filter((name) => name.startsWith('gateway/') && isCode(name) && !/\.test\./.test(name))) {
    const folder = file.slice(0, file.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  expect([...counts].filter(([, count]) => count > 25)).toEqual([]);
});

/** What Vitest loads by its name. */
const OF_VITEST = new Set(['scripts/json-reporter.mjs', 'tests/support/setup/one-page.ts']);

test('nothing but configuration files and what Vitest loads by its name has a default export', () => {
  const isLoaded = (file: string) => isConfig(file) || OF_VITEST.has(file);
  const withDefault = files.filter(
    (file) => isCode(file) && !isLoaded(file) && /^export (default\b|\{[^}]*\bas default\b)/m.test(read(file)),
  );
  expect(withDefault).toEqual([]);
});

test('generated operations have their source beside them', () => {
  const operations = new Set(files.filter((file) => file.endsWith('.graphql')));
  const generated = sourceFiles().filter((file) => file.endsWith('.gql.ts'));
  expect(
    generated.filter((file) => !operations.has(file.replace('/__generated__', '').replace(/\.gql\.ts$/, '.graphql'))),
  ).toEqual([]);
});
