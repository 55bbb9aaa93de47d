/**
 * `npm run release:store` keeps what a database of this version is like, one of each engine with the demo data set, under
 * tests/support/releases: every later version has to open it. One that is there already is never written again. The
 * schema is kept, packed, under docs/api: what breaks programs that were written against it is told.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import packageJson from '../package.json' with { type: 'json' };
import { startPostgres } from '../tests/support/postgres.ts';
import { RELEASED, readReleased } from './released-schema.ts';
import { ROOT } from './source-files.ts';

const folder = join(ROOT, 'tests/support/releases');
const zip = (bytes: Buffer | string): Buffer => gzipSync(bytes, { level: 9 });
const scratch = mkdtempSync(join(tmpdir(), 'gauntlet-release-'));

/** The engine is fixed when the tables are first imported, hence a process for each step. */
function run(url: string, ...command: string[]): void {
  const env = { ...process.env, DATABASE_URL: url, NODE_ENV: 'development' };
  const { status } = spawnSync(join(ROOT, 'node_modules/.bin/tsx'), [join(ROOT, 'gateway/main.ts'), ...command], {
    env,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${command.join(' ')} failed`);
}

function store(name: string, url: string, pack: (bytes: Buffer) => Buffer): void {
  const kept = join(folder, `${packageJson.version}-${name}`);
  if (existsSync(kept)) return console.log(`${kept} is there already`);
  const file = join(scratch, name);
  run(url, 'seed');
  run(url, 'backup', file);
  mkdirSync(folder, { recursive: true });
  writeFileSync(kept, pack(readFileSync(file)));
}

function storeSchema(): void {
  const kept = join(ROOT, RELEASED);
  const title = `# Gauntlet ${packageJson.version}\n`;
  if (readReleased().startsWith(title)) return console.log(`${kept} is of this version already`);
  writeFileSync(kept, zip(title + readFileSync(join(ROOT, 'schema.graphql'), 'utf8')));
}

storeSchema();
const server = await startPostgres();
try {
  store('sqlite.gz', `file:${join(scratch, 'release.db')}`, zip);
  store('postgres', server.url, (bytes) => bytes);
} finally {
  await server.stop();
  rmSync(scratch, { recursive: true, force: true });
}
