import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT, isGenerated, sourceFiles } from './source-files.ts';

const ROOM = 'side-bets';
const MANIFEST = `gateway/${ROOM}/room.ts`;
const ROUTES = `web/${ROOM}/${ROOM}.routes.tsx`;
/** The compiler, the generators and the tests of another tree, on a busy machine. */
const PATIENCE = 900_000;

const run = promisify(execFile);
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITEST|DATABASE_URL$|NODE_ENV$|DEEP$|TEST$)/.test(name)),
);

/** A copy of the project with a room more. */
let tree = '';
const inTree = (file: string) => readFileSync(join(tree, file), 'utf8');
const npx = (program: string, ...args: string[]) =>
  run(join(ROOT, 'node_modules/.bin', program), args, { cwd: tree, env, maxBuffer: 64 * 1024 * 1024 });

interface Failed {
  readonly stdout: string;
}
/** Runs tests of the new tree; answers `passed`, or what was said instead. */
const testsOf = (...args: string[]): Promise<string> =>
  npx('vitest', 'run', '--project', 'integration-sqlite', '--project', 'unit', '--project', 'web', ...args).then(
    () => 'passed',
    (error: unknown) => (error as Failed).stdout,
  );

beforeAll(async () => {
  tree = mkdtempSync(join(tmpdir(), 'gauntlet-room-'));
  for (const file of sourceFiles()) cpSync(join(ROOT, file), join(tree, file));
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
  await npx('tsx', 'scripts/new-room.ts', ROOM);
}, PATIENCE);
afterAll(() => rmSync(tree, { recursive: true, force: true }));

/** Files of the new tree, but for the room's own. */
async function changedOutside(): Promise<string[]> {
  const { sourceFiles: filesOf } = (await import(join(tree, 'scripts/source-files.ts'))) as {
    sourceFiles: typeof sourceFiles;
  };
  const before = new Set(sourceFiles());
  return filesOf().filter((file) => {
    if (file.split('/').includes(ROOM)) return false;
    return !before.has(file) || !readFileSync(join(ROOT, file)).equals(readFileSync(join(tree, file)));
  });
}

describe('a new room', () => {
  beforeAll(async () => {
    await npx('tsx', 'gateway/server/emit-schema.ts');
    await npx('graphql-codegen');
    await npx('tsx', 'scripts/draw-rooms.ts');
    await npx('tsx', 'scripts/generate-migrations.ts', '--name', `add-${ROOM}`);
  }, PATIENCE);

  test('changes at most ten files outside of its own folders, beside generated ones', async () => {
    const changed = (await changedOutside()).filter((file) => !isGenerated(file) && !file.startsWith('db/migrations/'));
    expect(changed).toContain('gateway/rooms.ts');
    expect(changed.length, changed.join('\n')).toBeLessThanOrEqual(10);
  });

  test('is typed in every layer', { timeout: PATIENCE }, async () => {
    for (const project of ['.', 'web']) await expect(npx('tsc', '-p', project)).resolves.toBeDefined();
  });

  test('passes its own tests and those of the architecture', { timeout: PATIENCE }, async () => {
    expect(await testsOf(`tests/integration/${ROOM}`, `domain/${ROOM}`, 'tests/architecture')).toBe('passed');
  });

  const OWN = `tests/integration/${ROOM}`;
  /** What is left out, from where, and the test that says so. */
  const PARTS: readonly [part: string, file: string, tests: string, failing: string][] = [
    ['resolvers', MANIFEST, OWN, 'an entry holds its stake under one key once'],
    ['routes', MANIFEST, OWN, 'the REST route answers the own entries'],
    ['jobs', MANIFEST, OWN, 'the stake goes back when the entry ends'],
    ['subscribers', MANIFEST, OWN, 'the stake goes back when the entry ends'],
    ['topics', MANIFEST, OWN, 'a player follows the own entries live'],
    ['expires', MANIFEST, OWN, 'an entry is forgotten a month after its end'],
    ['personalData', MANIFEST, 'privacy/personal-data', 'every table that refers to an account is claimed by a room'],
    ['pages', ROUTES, 'web/app/router', 'which a menu leads to'],
  ];

  // As many runs of Vitest as there are parts: `npm run test:deep`.
  describe.runIf(process.env['DEEP'])('whose manifest lacks a part', () => {
    test.each(PARTS)('is found out: %s', { timeout: PATIENCE }, async (part, file, tests, failing) => {
      const whole = inTree(file);
      const left = whole.replace(new RegExp(`^ {2}${part}: (.*,|[[{]\\n[^]*?\\n {2}[\\]}],)\\n`, 'm'), '');
      expect(left.length).toBeLessThan(whole.length);
      writeFileSync(join(tree, file), left);
      const said = await testsOf(tests).finally(() => writeFileSync(join(tree, file), whole));
      expect(said).toMatch(new RegExp(`FAIL.*${failing}`));
    });
  });
});
