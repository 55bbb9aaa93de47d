import { dirname, resolve } from 'node:path';

/** What the build knows of a module. */
interface Module {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

export interface Graph {
  getModuleInfo(id: string): Module | null;
}

/** What another file costs whoever needs it: a request, and what it compresses worse; in characters before compression. */
const FILE_COST = 3000;
/** Beside a page, what is fetched once something is pressed weighs little. */
const LATER_WEIGHT = 0.1;

/** The icons lie in one index of thousands: only those that an importer names are needed by it. */
const ICON_INDEX = /lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.mjs$/;

function iconFiles(index: string, { code }: Module): Map<string, string> {
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of (code ?? '').matchAll(/export \{([^}]+)\} from ['"]([^'"]+)['"]/g))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, resolve(dirname(index), file));
  return files;
}

function importsIn(graph: Graph): (id: string) => readonly string[] {
  let icons: Map<string, string> | null = null;
  return (id) => {
    const { importedIds = [], code = '' } = graph.getModuleInfo(id) ?? {};
    return importedIds.flatMap((imported) => {
      if (!ICON_INDEX.test(imported)) return [imported];
      const index = graph.getModuleInfo(imported);
      icons ??= index && iconFiles(imported, index);
      const [, names = ''] = /import \{([^}]+)\} from ["']lucide-react["']/.exec(code ?? '') ?? [];
      return names.split(',').flatMap((name) => icons?.get(name.trim().split(' ')[0] ?? '') ?? []);
    });
  };
}

/** Modules that lie in one file. */
interface Pack {
  readonly modules: readonly string[];
  readonly size: number;
  /** Who fetches it: bit by bit, the places that are fetched by themselves. */
  readonly wanted: Uint32Array;
  readonly weight: number;
}

/**
 * Lays the modules that several screens and other parts share into files, so that a page fetches few of them and little
 * that it does not need. Those with the same users lie together; then the two whose union costs least are joined as long
 * as it costs less than a file does. Files never need each other in a circle, in which one would run too soon.
 * @param start what the first load consists of, which lies elsewhere
 * @param isPage whether a page waits for this module
 * @returns the name of the file that a module lies in; null for those that one place alone needs
 */
export function packModules(
  graph: Graph,
  start: readonly string[],
  isPage: (id: string) => boolean,
): Map<string, string> {
  const imports = importsIn(graph);
  const closure = (roots: readonly string[], without?: ReadonlySet<string>): Set<string> => {
    const found = new Set(roots);
    for (const id of found) for (const next of imports(id)) if (!without?.has(next)) found.add(next);
    return found;
  };
  const first = closure(start);
  const places = [...placesIn(graph, start)].filter((id) => !first.has(id)).toSorted();
  const weights = places.map((id) => (isPage(id) ? 1 : LATER_WEIGHT));
  const words = Math.ceil(places.length / 32);

  const wantedBy = new Map<string, Uint32Array>();
  places.forEach((place, at) => {
    for (const id of closure([place], first)) {
      const wanted = wantedBy.get(id) ?? new Uint32Array(words);
      wanted[at >> 5] = (wanted[at >> 5] ?? 0) | (1 << (at & 31));
      wantedBy.set(id, wanted);
    }
  });
  const weigh = (one: Uint32Array, other: Uint32Array): number => {
    let sum = 0;
    for (let word = 0; word < words; word++)
      for (let bits = ((one[word] ?? 0) | (other[word] ?? 0)) >>> 0; bits !== 0; bits = (bits & (bits - 1)) >>> 0)
        sum += weights[word * 32 + 31 - Math.clz32(bits & -bits)] ?? 0;
    return sum;
  };

  // By name: modules come in the order in which they were read, which is another one each time.
  const same = new Map<string, string[]>();
  for (const id of [...wantedBy.keys()].toSorted()) {
    const key = wantedBy.get(id)?.join() ?? '';
    same.set(key, [...(same.get(key) ?? []), id]);
  }
  const sizeOf = (id: string): number => graph.getModuleInfo(id)?.code?.length ?? 0;
  let packs: Pack[] = [...same.values()].flatMap((modules) => {
    const wanted = wantedBy.get(modules[0] ?? '') ?? new Uint32Array(words);
    const isShared = wanted.reduce((sum, word) => sum + word.toString(2).replaceAll('0', '').length, 0) > 1;
    const size = modules.reduce((sum, id) => sum + sizeOf(id), 0);
    return isShared ? [{ modules, size, wanted, weight: weigh(wanted, wanted) }] : [];
  });

  /** What is saved when two are one. */
  const gain = (a: Pack, b: Pack): number =>
    a.weight * (a.size + FILE_COST) +
    b.weight * (b.size + FILE_COST) -
    weigh(a.wanted, b.wanted) * (a.size + b.size + FILE_COST);

  const gains = new Map<Pack, Map<Pack, number>>();
  const compare = (pack: Pack, others: readonly Pack[]): void => {
    gains.set(
      pack,
      new Map(others.map((other) => [other, gain(pack, other)] as const).filter(([, saved]) => saved > 0)),
    );
  };
  packs.forEach((pack, at) => compare(pack, packs.slice(0, at)));
  for (;;) {
    let best: readonly [Pack, Pack] | null = null;
    let most = 0;
    for (const [a, others] of gains)
      for (const [b, saved] of others) {
        if (saved <= most) continue;
        most = saved;
        best = [a, b];
      }
    if (!best) break;
    const [a, b] = best;
    const wanted = a.wanted.map((word, at) => word | (b.wanted[at] ?? 0));
    const needs = needsOf(a, b, packs, imports);
    const extra = [...(needs ?? [])].reduce(
      (sum, pack) => sum + (weigh(wanted, pack.wanted) - pack.weight) * (pack.size + FILE_COST),
      0,
    );
    // What the one needs, the users of the other would fetch too.
    if (needs === null || extra > 0) {
      gains.get(a)?.delete(b);
      continue;
    }
    const joined = {
      modules: [...a.modules, ...b.modules],
      size: a.size + b.size,
      wanted,
      weight: weigh(wanted, wanted),
    };
    packs = [...packs.filter((pack) => pack !== a && pack !== b), joined];
    gains.delete(a);
    gains.delete(b);
    for (const others of gains.values()) {
      others.delete(a);
      others.delete(b);
    }
    compare(joined, packs.slice(0, -1));
  }
  // Short names: the app's list of files has them all.
  return new Map(packs.flatMap(({ modules }, at) => modules.map((id) => [id, `shared-${at}`] as const)));
}

/** Whatever is fetched by itself, from the start or from one of those. */
function placesIn(graph: Graph, start: readonly string[]): Set<string> {
  const places = new Set<string>();
  const seen = new Set(start);
  for (const id of seen) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const next of dynamicallyImportedIds) places.add(next);
    for (const next of [...importedIds, ...dynamicallyImportedIds]) seen.add(next);
  }
  return places;
}

/** What two packs need, whatever lies between; null where one of them needs the other by way of a third. */
function needsOf(
  a: Pack,
  b: Pack,
  packs: readonly Pack[],
  imports: (id: string) => readonly string[],
): Set<Pack> | null {
  const packOf = new Map(packs.flatMap((pack) => pack.modules.map((id) => [id, pack] as const)));
  const direct = (pack: Pack): Pack[] =>
    pack.modules.flatMap((id) => imports(id).flatMap((next) => packOf.get(next) ?? []));
  const needs = new Set([...direct(a), ...direct(b)].filter((pack) => pack !== a && pack !== b));
  for (const pack of needs) {
    for (const next of direct(pack)) {
      if (next === a || next === b) return null;
      needs.add(next);
    }
  }
  return needs;
}
