import { readFileSync, readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface Chunk {
  readonly name: string;
  readonly fileName: string;
  readonly code: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
}

/** The file of a module, given from `web`, and those of all that it imports. */
export function filesOf(module: string, chunks: readonly Chunk[]): string[] {
  const own = chunks.find(({ moduleIds }) => moduleIds.includes(resolve('web', module)));
  if (!own) throw new Error(`The build has no ${module}`);
  const files = new Set([own.fileName]);
  for (const file of files)
    for (const needed of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(needed);
  return [...files];
}

export interface PageFiles {
  /** As the router matches it. */
  readonly path: string;
  /** As `PageGate` of `web/parts/define-room.ts`. */
  readonly gate: string;
  /** Modules, given from `web`. */
  readonly screen: string;
  readonly needs: readonly string[];
}

const PATH = /^export const (\w+(?:Path|Pattern)) = '([^']+)'/gm;
const PAGE =
  /\bpage\(\s*'(\w+)',\s*(\w+),\s*async \(\) => \(await import\('\.\/([^']+)'\)\)\.\w+(?:,\s*\[([^\]]*)\])?/g;
const PART = /'([\w.-]+)': part\(\s*async \(\) => \(await import\('\.\/([^']+)'\)\)/g;

/** The addresses of all rooms by the names of their constants. */
function pathsByName(): Map<string, string> {
  const files = readdirSync('domain', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.paths.ts'),
  );
  const found = files.flatMap((file) => [...readFileSync(resolve('domain', file), 'utf8').matchAll(PATH)]);
  return new Map(found.map(([, name = '', path = '']) => [name, path]));
}

/** The pages of all rooms as their routes files say them. */
export function pagesOf(): PageFiles[] {
  const paths = pathsByName();
  const routes = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.routes.tsx'),
  );
  const read = routes.map((file) => ({ room: dirname(file), text: readFileSync(resolve('web', file), 'utf8') }));
  const parts = new Map(
    read.flatMap(({ room, text }) => [...text.matchAll(PART)].map(([, name = '', file]) => [name, `${room}/${file}`])),
  );
  return read.flatMap(({ room, text }) => {
    const pages = [...text.matchAll(PAGE)];
    if (pages.length !== text.split(/\bpage\(/).length - 1) throw new Error(`Not all pages of ${room} were understood`);
    return pages.map(([, gate, name = '', file, needs = '']) => ({
      path: paths.get(name) ?? '',
      gate: gate ?? '',
      screen: `${room}/${file}`,
      needs: [...needs.matchAll(/'([^']+)'/g)].map(([, part = '']) => parts.get(part) ?? part),
    }));
  });
}

/** What the script of each page weighs that it waits for, compressed: bytes by screen. */
export function weighPages(
  chunks: readonly Chunk[],
  start: readonly string[],
  frameOf: (page: PageFiles) => string,
): (Pick<PageFiles, 'gate' | 'screen'> & { readonly bytes: number })[] {
  const weights = new Map(chunks.map(({ fileName, code }) => [fileName, gzipSync(code, { level: 9 }).length]));
  return pagesOf().map((page) => {
    const { gate, screen, needs } = page;
    const modules = [screen, ...needs, frameOf(page)];
    const files = new Set([...start, ...modules.flatMap((module) => filesOf(module, chunks))]);
    return { gate, screen, bytes: [...files].reduce((sum, file) => sum + (weights.get(file) ?? 0), 0) };
  });
}
