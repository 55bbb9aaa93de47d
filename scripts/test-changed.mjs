/**
 * `npm run test:changed [-- REVISION]`: what is worth to be run again and again while one works, two minutes of it on two
 * cores: form, types, the unit and web tests that a change since the revision reaches, by imports, and the integration
 * tests on SQLite of the rooms in which it lies. Without a revision: what is not committed yet. It does not take the place
 * of `npm test`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, prepare, run } from './prepare.mjs';

await prepare();
const [revision = 'HEAD'] = process.argv.slice(2);

const git = (...words) => {
  const { status, stdout } = spawnSync('git', words, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
  return stdout.split('\n').filter(Boolean);
};
const changed = [
  ...git('diff', '--name-only', '--relative', revision),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((file) => existsSync(join(ROOT, file)));
if (changed.length === 0) {
  console.log('Nothing has changed.');
  process.exit();
}

/** A room has the same name in every folder. */
const rooms = new Set(
  changed.map((file) => /^(?:domain|db|gateway|web|tests\/(?:integration|e2e))\/([\w-]+)\//.exec(file)?.[1]),
);
const integration = [...rooms]
  .map((room) => `tests/integration/${room}/`)
  .filter((folder) => existsSync(join(ROOT, folder)));
/** What a new room is written from, or must keep to. */
const isOfNewRooms = changed.some((file) =>
  /^(?:scripts\/new-room|gateway\/kernel\/|gateway\/rooms\.ts|tests\/architecture\/)/.test(file),
);
const sources = changed.filter((file) => /\.(?:ts|tsx|mjs)$/.test(file)).join(' ');

const steps = [
  'oxfmt --check',
  sources && `oxlint ${sources}`,
  'npm run --silent typecheck',
  `vitest run --project unit --project web --passWithNoTests --tags-filter='!full' --changed ${revision}`,
  isOfNewRooms && 'vitest run --project unit scripts/new-room',
  integration.length > 0 && `vitest run --project integration-sqlite ${integration.join(' ')}`,
].filter(Boolean);
const failed = steps.filter((step) => !run(step));
if (failed.length > 0) {
  console.log(`failed:\n${failed.map((step) => `  ${step}`).join('\n')}`);
  process.exitCode = 1;
}
