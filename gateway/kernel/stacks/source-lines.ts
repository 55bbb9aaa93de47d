import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A place in a file that was built, as a stack names it. */
const BUILT = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g;

/** The maps are larger than what they tell of: as long as there is room for them. */
const maps = new Map<string, WeakRef<SourceMap>>();

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file)?.deref();
  if (known) return known;
  try {
    const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload);
    maps.set(file, new WeakRef(map));
    return map;
  } catch {
    return null; // a package's file, or sources that run as they are
  }
}

/**
 * A stack whose places are those of the sources, where the build has left maps. Node's own way, `--enable-source-maps`, keeps
 * every map from the start: 60 MB for stacks that hardly ever come.
 * @returns paths from the working directory
 */
export const inSources = (stack: string): string =>
  stack.replaceAll(BUILT, (place, url: string, line: string, column: string) => {
    const file = fileURLToPath(url);
    const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
    if (!origin || !('fileName' in origin)) return place;
    const source = relative(process.cwd(), resolve(dirname(file), origin.fileName));
    return `${source}:${origin.lineNumber}:${origin.columnNumber}`;
  });
