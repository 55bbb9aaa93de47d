import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Stands in index.html for the address of the table. */
export const FILE_TABLE = '__FILE_TABLE__';

/** Vite's list of the files that dynamic imports need, in front of the chunk that has them. */
const LIST = /^const __vite__mapDeps=.*?\.map\(i=>d\[i\]\);?\s*/s;
const IMPORT = /import\((['"`])\.\/([\w.-]+\.js)\1\)([^'"`]*?),\s*__vite__mapDeps\(\[([\d,]*)\]\)/g;

/**
 * Vite names, beside every dynamic import, all files that come with it, so that they are fetched together. The app's
 * start knows every page: its list weighs 8 kB compressed, and the first page needs next to nothing of it. It goes into
 * a file of its own, which `web/app/early.ts` fetches; before that is there, an import finds its files one after another.
 */
export const fileTable = (): Plugin => ({
  name: 'file-table',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const index = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'index');
      if (index?.type !== 'chunk') throw new Error('The build has no file named index');
      const [list = ''] = LIST.exec(index.code) ?? [];
      const files = JSON.parse(/\[.*?\]/s.exec(list)?.[0] ?? '[]') as string[];
      const needs: Record<string, readonly number[]> = {};
      const code = index.code
        .slice(list.length)
        .replaceAll(IMPORT, (_all, quote: string, file: string, between: string, numbers: string) => {
          needs[file] = numbers === '' ? [] : numbers.split(',').map(Number);
          return `import(${quote}./${file}${quote})${between},__needs(${quote}${file}${quote})`;
        });
      if (files.length === 0 || code.includes('__vite__mapDeps')) throw new Error('The list of files has another form');
      index.code = `const __needs=f=>globalThis.filesOf?.(f)??[];${code}`;
      const source = JSON.stringify({ files, needs });
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      const fileName = `assets/files-${hash}.json`;
      this.emitFile({ type: 'asset', fileName, source });
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('The build has no index.html');
      page.source = String(page.source).replace(FILE_TABLE, `/${fileName}`);
    },
  },
});
