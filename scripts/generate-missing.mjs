/**
 * What is generated and not committed, made where it is missing: behind an install, so that an editor finds its types.
 * npm calls it too (`postinstall`), also where there are packages and no sources, as in a layer of a container: then
 * there is nothing to do.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isSupported } from './own-node.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** One of each generator; they write all or nothing. */
const SIGNS = [
  'client/__generated__/refusal-code.ts',
  'client/__generated__/event-body.ts',
  'gateway/server/trusted-documents.json',
  'db/__generated__/schema.ts',
];

/** @returns {boolean} whether all of it is there now */
export function generateMissing() {
  if (SIGNS.every((file) => existsSync(join(ROOT, file)))) return true;
  console.log('Generating types, texts and trusted documents.');
  const { status } = spawnSync('npm run --silent generate', {
    cwd: ROOT,
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PATH: [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter) },
  });
  return status === 0;
}

/** Behind `npm install`. `npm start` and `npm test`, which bring a Node along where it is needed, do it themselves. */
export function afterInstall() {
  if (process.env.IS_PREPARED !== 'yes' && existsSync(join(ROOT, 'codegen.ts')) && isSupported(process.version))
    generateMissing();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(generateMissing() ? 0 : 1);
