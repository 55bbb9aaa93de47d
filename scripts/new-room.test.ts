// @module-tag full
import { execFile } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COPY_ENV as env, copyTree } from '../tests/support/copied-tree.ts';
import { ROOT, isGenerated, sourceFiles } from './source-files.ts';
import { EXTENT } from '../tests/support/runs.ts';

const ROOM = 'side-bets';
const MANIFEST = `gateway/${ROOM}/room.ts`;
const ROUTES = `web/${ROOM}/${ROOM}.routes.tsx`;
const SCREEN = `web/${ROOM}/screens/${ROOM}-screen.tsx`;
/** The compiler, the generators and the tests of another tree, on a busy machine. */
const PATIENCE = 900_000;

const run = promisify(execFile);

/** A copy of the project with a room more. */
let tree = '';

/** Makes such a copy; answers where. */
async function seed(room: string): Promise<string> {
  const root = copyTree('room');
  // What the compiler knows already: it looks at what the room changes.
  const types = join(ROOT, '.cache/types');
  if (existsSync(types)) cpSync(types, join(root, '.cache/types'), { recursive: true });
  await run(join(ROOT, 'node_modules/.bin/tsx'), ['scripts/new-room.ts', room], { cwd: root, env });
  return root;
}

const inTree = (file: string) => readFileSync(join(tree, file), 'utf8');
const npx = (program: string, ...args: string[]) =>
  run(join(ROOT, 'node_modules/.bin', program), args, { cwd: tree, env, maxBuffer: 64 * 1024 * 1024 });

interface Failed {
  readonly stdout: string;
}
/** Runs a check of the new tree; answers `passed`, or what was said instead. */
const said = (program: string, ...args: string[]): Promise<string> =>
  npx(program, ...args).then(
    () => 'passed',
    (error: unknown) => (error as Failed).stdout,
  );
const testsOf = (...args: string[]): Promise<string> =>
  said('vitest', 'run', '--project', 'integration-sqlite', '--project', 'unit', ...args);
const webTestsOf = (...args: string[]): Promise<string> => said('vitest', 'run', '--project', 'web', ...args);

beforeAll(async () => {
  tree = await seed(ROOM);
}, PATIENCE);
afterAll(() => rmSync(tree, { recursive: true, force: true }));

/** Files of a tree that are new or other than here, but for those of its room. */
async function changedOutside(root: string, room: string): Promise<string[]> {
  const { sourceFiles: filesOf } = (await import(join(root, 'scripts/source-files.ts'))) as {
    sourceFiles: typeof sourceFiles;
  };
  const before = new Set(sourceFiles());
  return filesOf().filter((file) => {
    const isMade = isGenerated(file) || file === 'docs/architecture.md' || file.startsWith('db/migrations/');
    if (file.split('/').includes(room) || file === `tests/replay/${room}.cases.ts` || isMade) return false;
    return !before.has(file) || !readFileSync(join(ROOT, file)).equals(readFileSync(join(root, file)));
  });
}

describe('a new room', () => {
  beforeAll(async () => {
    await run('npm', ['run', 'generate'], { cwd: tree, env });
    await npx('tsx', 'scripts/generate-migrations.ts', '--name', `add-${ROOM}`);
  }, PATIENCE);

  test('changes at most six files outside of its own folders, beside generated ones', async () => {
    const changed = await changedOutside(tree, ROOM);
    expect(changed).toContain('gateway/rooms.ts');
    expect(changed.length, changed.join('\n')).toBeLessThanOrEqual(6);
  });

  test('is typed in every layer', { timeout: PATIENCE }, async () => {
    for (const project of ['.', 'web']) await expect(npx('tsc', '-p', project)).resolves.toBeDefined();
  });

  test('has a case of the replay for each of its queries', { timeout: PATIENCE }, async () => {
    const { stdout } = await npx('tsx', 'tests/replay/run.ts', 'list', ROOM);
    expect(stdout).toMatch(new RegExp(`^${ROOM}: (\\d+) of \\1\\n$`));
  });

  test('passes its own tests and those of the architecture', { timeout: PATIENCE }, async () => {
    expect(await testsOf(`tests/integration/${ROOM}`, `domain/${ROOM}`, 'tests/architecture')).toBe('passed');
  });

  const OWN = `tests/integration/${ROOM}`;
  /** What is left out of the manifest, and the test that says so. */
  const PARTS: readonly [part: string, tests: string, failing: string][] = [
    ['resolvers', OWN, 'an entry holds its stake under one key once'],
    ['routes', OWN, 'the REST route answers the own entries'],
    ['jobs', OWN, 'the stake goes back when the entry ends'],
    ['subscribers', OWN, 'the stake goes back when the entry ends'],
    ['notices', OWN, 'the stake goes back when the entry ends'],
    ['told', OWN, 'programs of the player are told of an entry'],
    ['samples', OWN, 'the demo data set has an entry whose stake went back'],
    ['topics', OWN, 'a player follows the own entries live'],
    ['expires', OWN, 'an entry is forgotten a month after its end'],
    ['personalData', 'privacy/personal-data', 'every table that refers to an account is claimed by a room'],
  ];

  /** What `check` answers while something is missing in a file. */
  async function lacking(what: RegExp, file: string, check: () => Promise<string>): Promise<string> {
    const whole = inTree(file);
    const left = whole.replace(what, '');
    expect(left.length).toBeLessThan(whole.length);
    writeFileSync(join(tree, file), left);
    return check().finally(() => writeFileSync(join(tree, file), whole));
  }
  /** The same of a part of a declaration. */
  const without = (part: string, file: string, check: () => Promise<string>): Promise<string> =>
    lacking(new RegExp(`^ {2}${part}(,|: .*,|: [[{]\\n[^]*?\\n {2}[\\]}],)\\n`, 'm'), file, check);
  /** What is said once the lists that follow from files are made anew, without one of the files. */
  async function unlisted(file: string, check: () => Promise<string>): Promise<string> {
    const whole = inTree(file);
    const list = () => npx('tsx', 'scripts/write-lists.ts');
    rmSync(join(tree, file));
    try {
      await list();
      return await check();
    } finally {
      writeFileSync(join(tree, file), whole);
      await list();
    }
  }

  // A run of tests for each part takes minutes: `npm run test:deep`.
  describe.runIf(EXTENT === 'deep')('that lacks a part', () => {
    test.each(PARTS)('is found out: %s', { timeout: PATIENCE }, async (part, tests, failing) => {
      expect(await without(part, MANIFEST, () => testsOf(tests))).toMatch(new RegExp(`× .*${failing}`));
    });

    test('is found out: a page that no route leads to', { timeout: PATIENCE }, async () => {
      expect(await without('pages', ROUTES, () => said('knip'))).toContain(SCREEN);
    });

    test('is found out: the page of its desk', { timeout: PATIENCE }, async () => {
      const desk = / page\('staff'[^]*?DeskScreen,?\s*\),/;
      expect(await lacking(desk, ROUTES, () => webTestsOf('web/gallery/screens'))).toMatch(
        /× .*what a room has in the gallery is a page of the app/,
      );
    });

    test('is found out: what its desk asks', { timeout: PATIENCE }, async () => {
      expect(await lacking(/, SideBetsDeskResolver(?=\])/, MANIFEST, () => testsOf(OWN))).toMatch(
        /× .*staff see what is staked, and players see the desk not at all/,
      );
    });

    test.each([
      ['domain/configuration.ts', / {2}\.\.\.sideBetsSettings,\n/, 'a setting, and a flag, is declared by one room'],
      ['domain/shared/subjects.ts', / {2}\.\.\.sideBetsSubjects,\n/, 'a kind of contest is declared by one room'],
    ])('is found out: its line in %s', { timeout: PATIENCE }, async (file, line, failing) => {
      const check = () => testsOf('tests/architecture/owned-kinds');
      expect(await lacking(line, file, check)).toMatch(new RegExp(`× .*${failing}`));
    });

    test('is found out: the sample of its notice', { timeout: PATIENCE }, async () => {
      const check = () => testsOf('tests/architecture/notices');
      expect(await unlisted(`${OWN}/notice-samples.ts`, check)).toMatch(
        /× .*is there for every event that tells anything/,
      );
    });

    test.each([
      [`web/${ROOM}/${ROOM}.screens.ts`, 'web/gallery/screens', 'the gallery has every page of the app'],
      [
        `web/${ROOM}/configuration-words.ts`,
        'web/admin/flag-words',
        "the setting 'side_bets_stake_max' reads in English",
      ],
      [`web/${ROOM}/subject-words.ts`, 'web/format/subject-words', 'every kind of contest has a name in the app'],
    ])('is found out: %s', { timeout: PATIENCE }, async (file, tests, failing) => {
      expect(
        await unlisted(file, () => (tests.startsWith('web/gallery') ? webTestsOf(tests) : testsOf(tests))),
      ).toMatch(new RegExp(`× .*${failing}`));
    });
  });
});
