/**
 * `npm run test:node -- 22 [COMMAND]`: a copy of the project, as it lies here, installed and tested by another major
 * version of Node, whose program comes with the npm package `node-SYSTEM-ARCHITECTURE`. The command is `npm test` unless
 * another is given, as `'vitest run --project unit'`. The copy stays in `.cache/node-22`, so that a second run is short.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT } from './prepare.mjs';

const [major = '', ...words] = process.argv.slice(2);
if (!/^\d+$/.test(major)) {
  console.error("Which Node? For instance: npm run test:node -- 24 'vitest run --project unit'");
  process.exit(2);
}
const folder = join(ROOT, '.cache', `node-${major}`);
const programs = join(folder, 'programs');
const copy = join(folder, 'project');
const home = join(programs, 'node_modules', `node-${process.platform}-${process.arch}`);

function run(program, parameters, options = {}) {
  const { status, stdout } = spawnSync(program, parameters, { stdio: 'inherit', encoding: 'utf8', ...options });
  if (status !== 0) process.exit(status ?? 1);
  return stdout;
}

if (!existsSync(join(home, 'bin/node'))) {
  mkdirSync(programs, { recursive: true });
  run('npm', [
    'install',
    '--prefix',
    programs,
    '--no-audit',
    '--no-fund',
    `node-${process.platform}-${process.arch}@${major}`,
  ]);
}

// What git knows or would take in: neither packages nor what was built, which are this Node's.
const files = run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  cwd: ROOT,
  stdio: ['ignore', 'pipe', 'inherit'],
  maxBuffer: 1 << 26,
});
const kept = new Set(['node_modules', '.cache']);
if (existsSync(copy))
  for (const name of readdirSync(copy)) if (!kept.has(name)) rmSync(join(copy, name), { recursive: true });
for (const file of files.split('\0').filter((name) => name && existsSync(join(ROOT, name))))
  cpSync(join(ROOT, file), join(copy, file), { preserveTimestamps: true });

// Native parts are built from the headers that came with the program.
const env = {
  ...process.env,
  PATH: [join(home, 'bin'), join(copy, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  npm_config_nodedir: home,
};
const options = { cwd: copy, env };
run('node', ['--version'], options);
run('node', ['--input-type=module', '--eval', "(await import('./scripts/prepare.mjs')).prepare()"], options);
run(words.join(' ') || 'npm test', [], { ...options, shell: true });
