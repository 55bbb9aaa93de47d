/**
 * The project brings a Node where the machine's own is out of range: the active LTS, at a pinned version with its
 * integrity, as an npm package without a script of its own. Plain JavaScript that old versions read as well.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const MANIFEST = join(ROOT, 'scripts/node');
const FOLDER = join(ROOT, '.cache/node');
const HOME = join(FOLDER, 'node_modules', `node-${process.platform}-${process.arch}`);

/** Keep in step with `engines` in package.json. @param {string} version */
export function isSupported(version) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number);
  return (major === 22 && minor >= 12) || major >= 24;
}

/** The version that is brought. */
const { optionalDependencies: brought } = JSON.parse(readFileSync(join(MANIFEST, 'package.json'), 'utf8'));
const VERSION = brought[`node-${process.platform}-${process.arch}`];

const versionOf = (program) => spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout?.trim();

/** Where the brought Node lies; got where it is not there yet. */
function getNode() {
  const program = join(HOME, 'bin/node');
  if (existsSync(program) && versionOf(program) === `v${VERSION}`) return program;
  console.log(`Node ${process.version} is too old for Gauntlet: getting ${VERSION} for this folder, about 70 MB.`);
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(MANIFEST, file), join(FOLDER, file));
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: FOLDER,
    stdio: 'inherit',
  });
  if (status === 0 && versionOf(program) === `v${VERSION}`) return program;
  console.error(`That did not work. Install Node ${VERSION}, or another from 22.12 on, and come again.`);
  process.exit(1);
}

/**
 * Makes the brought Node the one of all programs of the project: what npm runs looks into `node_modules/.bin` first.
 * Nothing happens where the machine's own Node is in range.
 */
export function linkNode() {
  const link = join(ROOT, 'node_modules/.bin/node');
  if (process.execPath !== join(HOME, 'bin/node')) return;
  rmSync(link, { force: true });
  symlinkSync(process.execPath, link);
}

/** npm gives a signal to the shell between itself and us, which may die of it without passing it on. */
export function endWithShell(child) {
  if (!['start', 'bench'].includes(process.env.npm_lifecycle_event)) return;
  const shell = process.ppid;
  setInterval(() => process.ppid === shell || child.kill('SIGTERM'), 500).unref();
}

/**
 * Runs the calling script anew by a Node that is in range, where this one is not; that one goes on behind the call, this
 * one never does. Signals and the end are passed on.
 */
export async function requireNode() {
  if (isSupported(process.version)) return;
  if (VERSION === undefined) {
    console.error(`Gauntlet needs Node 22.12 or later of 22, or 24 and later; this is ${process.version}.`);
    process.exit(1);
  }
  const program = getNode();
  const child = spawn(program, process.argv.slice(1), {
    stdio: 'inherit',
    env: { ...process.env, PATH: [dirname(program), process.env.PATH].join(delimiter) },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  endWithShell(child);
  await new Promise((resolve) => {
    child.on('exit', (code, signal) => {
      process.exitCode = code ?? 1;
      if (signal !== null) {
        for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(name);
        process.kill(process.pid, signal); // end as it did
      }
      resolve();
    });
  });
  process.exit();
}
