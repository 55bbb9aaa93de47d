/** What `npm start` and `npm test` need before anything is installed: plain Node without packages. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateMissing } from './generate-missing.mjs';
import { linkNode, requireNode } from './own-node.mjs';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a command line with the project's own programs at hand; true when it ended well. */
export function run(command, env = {}) {
  const path = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(process.platform === 'win32' ? ';' : ':');
  const { status } = spawnSync(command, {
    cwd: ROOT,
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, PATH: path, ...env },
  });
  return status === 0;
}

function installPackages() {
  const installed = join(ROOT, 'node_modules/.package-lock.json');
  const wanted = join(ROOT, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs) return;
  console.log('Installing packages. The first time this takes a minute or two.');
  // The build needs the development packages, whatever NODE_ENV says.
  if (!run('npm ci --include=dev --no-audit --no-fund', { IS_PREPARED: 'yes' })) process.exit(1);
}

/**
 * Behind it stands a Node that is in range, with all packages, and what is generated.
 * @param {{ generates?: boolean }} [of] whether the caller generates everything anew by itself
 */
export async function prepare({ generates = false } = {}) {
  await requireNode();
  installPackages();
  linkNode();
  if (!generates && !generateMissing()) process.exit(1);
}
