import { expect, it } from 'vitest';
import { type Graph, packModules } from './pack-modules.ts';

const SIZE = 20_000;

/** Modules by what they import, and what the start fetches; all of one size but for those whose size is given. */
function graphOf(imports: Record<string, string[]>, fetches: string[], sizes: Record<string, number> = {}): Graph {
  const known = new Map(
    Object.entries(imports).map(([id, importedIds]) => [
      id,
      {
        code: 'x'.repeat(sizes[id] ?? SIZE),
        importedIds,
        dynamicallyImportedIds: id === 'start' ? fetches : [],
      },
    ]),
  );
  return { getModuleInfo: (id) => known.get(id) ?? null };
}
const isPage = (id: string): boolean => id.startsWith('page');

it('what the same pages need lies in one file, and nobody fetches what is large and not needed', () => {
  const packs = packModules(
    graphOf(
      {
        start: [],
        'page one': ['a', 'b', 'all', 'own'],
        'page two': ['a', 'b', 'all'],
        'page three': ['all'],
        a: [],
        b: [],
        all: [],
        own: [],
      },
      ['page one', 'page two', 'page three'],
    ),
    ['start'],
    isPage,
  );
  expect(packs.get('a')).toBe(packs.get('b'));
  expect(packs.get('all')).not.toBe(packs.get('a'));
  // What one place alone needs lies in the file of that place.
  expect(packs.has('own')).toBe(false);
});

it('what is small lies with others, but not where its users would fetch what those need', () => {
  const others = ['page four', 'page five', 'page six', 'page seven'];
  const imports = {
    start: [],
    'page one': ['small', 'other'],
    'page two': ['small', 'user'],
    'page three': ['other', 'user'],
    ...Object.fromEntries(others.map((page) => [page, ['heavy']])),
    user: ['heavy'],
    heavy: [],
    small: [],
    other: [],
  };
  const pages = ['page one', 'page two', 'page three', ...others];
  const packs = packModules(graphOf(imports, pages, { small: 10, other: 10, user: 2000 }), ['start'], isPage);
  expect(packs.get('small')).toBe(packs.get('other'));
  // The first page needs the small ones, and nothing heavy.
  expect(packs.get('user')).not.toBe(packs.get('small'));
});

it('files are the same in whichever order the modules were read, so that a build can be made again', () => {
  const pages = ['page one', 'page two', 'page three', 'page four'];
  const imports: Record<string, string[]> = {
    start: [],
    'page one': ['a', 'b'],
    'page two': ['b', 'c', 'a'],
    'page three': ['c', 'd'],
    'page four': ['d', 'e', 'f'],
    a: [],
    b: ['e'],
    c: ['f'],
    d: [],
    e: [],
    f: [],
  };
  const backwards = Object.fromEntries(Object.entries(imports).map(([id, needed]) => [id, needed.toReversed()]));
  const packs = packModules(graphOf(imports, pages), ['start'], isPage);
  const again = packModules(graphOf(backwards, pages.toReversed()), ['start'], isPage);
  expect(Object.fromEntries(again)).toEqual(Object.fromEntries(packs));
  expect(new Set(packs.values()).size).toBeGreaterThan(1);
});
