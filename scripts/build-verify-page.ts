/**
 * Makes `verify/dist/gauntlet-verify.html`: one file that checks proofs from disk. Its own rules let it run its one
 * script and have its one style, and call nobody.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from './source-files.ts';

const SCRIPT = /<script type="module" src="\.\/page\.ts"><\/script>/;
const STYLE = /<style>([^]*?)<\/style>/;

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page as one text. */
export async function verifyPage(): Promise<string> {
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    build: { write: false, lib: { entry: join(ROOT, 'verify/page/page.ts'), formats: ['es'] }, target: 'es2022' },
  });
  const [output] = [built].flat();
  const [chunk, ...more] = output && 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk' || more.length > 0) throw new Error('the page is not one script');
  const page = readFileSync(join(ROOT, 'verify/page/page.html'), 'utf8');
  const style = STYLE.exec(page)?.[1] ?? '';
  // A script ends at the first end of a script, wherever it stands.
  const script = chunk.code.replaceAll('</script', String.raw`<\/script`);
  const rules = `default-src 'none'; script-src ${sourceOf(script)}; style-src ${sourceOf(style)}; form-action 'none'`;
  return page
    .replace(
      '<meta charset="utf-8" />',
      (meta) => `${meta}\n    <meta http-equiv="Content-Security-Policy" content="${rules}" />`,
    )
    .replace(SCRIPT, () => `<script type="module">${script}</script>`);
}

if (import.meta.main) {
  mkdirSync(join(ROOT, 'verify/dist'), { recursive: true });
  writeFileSync(join(ROOT, 'verify/dist/gauntlet-verify.html'), await verifyPage());
}
