// @module-tag full
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { COPY_ENV as env, copyTree } from '../tests/support/copied-tree.ts';
import { until } from '../tests/support/until.ts';

const SCHEMA = 'schema.graphql';
const FRIEND = 'gateway/friends/friend.types.ts';
const FIELDS = 'web/friends/operations/friend.graphql';
const TYPES = 'web/friends/operations/__generated__/friend.gql.ts';
const MESSAGES = 'web/friends/messages/en.json';
const SAID = 'web/friends/__generated__/messages.ts';
const TEXTS = 'domain/friends/texts/es.json';
const TOLD = 'domain/friends/__generated__/texts.ts';
/** What marks a file that has not been written anew yet. */
const OLD = '# of before';
const MADE_BY: Readonly<Record<string, string>> = {
  [SCHEMA]: 'dev:schema',
  [TYPES]: 'dev:codegen',
  [SAID]: 'dev:messages',
};

/** Generators of a whole project, on a busy machine. */
const PATIENCE = 900_000;

let tree = '';
const running: ChildProcess[] = [];
const read = (file: string): string => (existsSync(join(tree, file)) ? readFileSync(join(tree, file), 'utf8') : '');
const change = (file: string, into: (text: string) => string): void =>
  writeFileSync(join(tree, file), into(read(file)));

/**
 * Saves a file until it is noticed: a watcher that has just begun can miss a change, and whoever works saves once more.
 * Between two times a generator has its run.
 */
const save = (file: string, into: (text: string) => string, noticed: () => void): Promise<void> => {
  change(file, into);
  return vi.waitFor(
    () => {
      try {
        noticed();
      } catch (error) {
        change(file, (text) => text);
        throw error;
      }
    },
    { timeout: PATIENCE, interval: 30_000 },
  );
};

/** One of the programs of `npm run dev`, from the moment on at which it waits for changes. */
async function start(name: string, isWaiting: (said: string) => boolean): Promise<void> {
  const child = spawn('npm', ['run', name], { cwd: tree, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  running.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await until(() => expect(isWaiting(said), said).toBe(true));
}

beforeAll(async () => {
  tree = copyTree('dev');
  change(SCHEMA, (text) => `${text}${OLD}\n`);
  for (const file of [TYPES, SAID]) rmSync(join(tree, file));
  await Promise.all([
    start('dev:schema', () => !read(SCHEMA).includes(OLD)),
    start('dev:codegen', (said) => /watching for changes/i.test(said) && read(TYPES) !== ''),
    start('dev:messages', () => read(SAID) !== ''),
  ]);
}, PATIENCE);
afterAll(() => {
  for (const { pid } of running) if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  rmSync(tree, { recursive: true, force: true });
});

test(
  'a field that the API gains reaches the schema and, once an operation asks for it, the types, while one works (issue 18)',
  { timeout: PATIENCE },
  async () => {
    await save(
      FRIEND,
      (text) =>
        text.replace('  since!: number;\n', '  since!: number;\n\n  @Field(() => Int)\n  rematches!: number;\n'),
      () => expect(read(SCHEMA)).toMatch(/type Friend \{[^}]*\brematches: Int!/),
    );
    await save(
      FIELDS,
      (text) => text.replace(/(fragment FriendFields [^]*?)\n\}/, '$1\n  rematches\n}'),
      () => expect(read(TYPES)).toContain('rematches: number'),
    );
  },
);

test(
  'a text that is added to a catalog can be said at once, in the app and in what is written to people (issue 18)',
  { timeout: PATIENCE },
  async () => {
    await save(
      MESSAGES,
      (text) => text.replace('{\n', '{\n  "aRematchWithName": "A rematch with {name}",\n'),
      () => expect(read(SAID)).toContain('aRematchWithName'),
    );
    await save(
      TEXTS,
      (text) => text.replace(/"friendRequest": "[^"]*"/, '"friendRequest": "Una amistad más"'),
      () => expect(read(TOLD)).toContain('Una amistad más'),
    );
  },
);

test('these are programs of `npm run dev`', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  for (const name of Object.values(MADE_BY)) expect(scripts['dev']).toContain(`npm:${name}`);
});
