import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { signatureOf, newSecret } from '../../../gateway/platform/webhooks/sign-webhook.ts';
import { SECOND } from '../../../domain/shared/time.ts';
import { packClient } from '../../../scripts/pack-client.ts';
import { ROOT } from '../../../scripts/source-files.ts';
import { examples } from '../../../web/graphiql/examples.ts';
import { create } from '../../support/battle-operations.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { makeKey, withKey } from '../../support/key-steps.ts';
import { machineNow } from '../../support/machine-clock.ts';
import { TYPES_STRIPPED, exampleText, freePort } from '../../support/stranger-home.ts';
import { until } from '../../support/until.ts';

const run = promisify(execFile);
const EXAMPLES = join(ROOT, 'docs/developers/examples');
const PYTHON = 'python3';
const hasPython = spawnSync(PYTHON, ['--version']).status === 0;

/** No registry answers there: what is installed needs none. */
const NO_REGISTRY = ['--registry', 'http://127.0.0.1:9/', '--no-audit', '--no-fund'];

const work = mkdtempSync(join(tmpdir(), 'examples-'));
const home = join(work, 'home');
const running: ChildProcess[] = [];
let gate: HttpGateway;

beforeAll(async () => {
  packClient(work);
  gate = await HttpGateway.open({ buildFolder: work });
  cpSync(EXAMPLES, home, { recursive: true });
  writeFileSync(join(home, 'package.json'), '{ "private": true, "type": "module" }');
  await run('npm', ['install', `${gate.url}/developers/gauntlet-client.tgz`, ...NO_REGISTRY], { cwd: home });
  // What the pages say has to be installed beside it.
  for (const name of ['graphql-ws', 'graphql', '@graphql-typed-document-node'])
    cpSync(join(ROOT, 'node_modules', name), join(home, 'node_modules', name), { recursive: true });
});
afterEach(async () => {
  for (const program of running.splice(0)) {
    const ended = once(program, 'exit');
    if (program.kill()) await ended;
  }
});
afterAll(async () => {
  await gate.close();
  rmSync(work, { recursive: true, force: true });
});

/** What starts a program of the pages, by the end of its name. */
function commandOf(name: string): readonly [string, ...string[]] {
  if (name.endsWith('.py')) return [PYTHON, name];
  return name.endsWith('.sh') ? ['sh', name] : [process.execPath, ...TYPES_STRIPPED, name];
}

const begin = (name: string, env: NodeJS.ProcessEnv) => {
  const [program, ...args] = commandOf(name);
  const { PATH, HOME } = process.env;
  const child = spawn(program, args, { cwd: home, env: { PATH, HOME, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => void (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => void (said.err += chunk.toString()));
  return { said, ended: once(child, 'close').then(([code]) => Number(code)) };
};

/** Runs one that ends by itself. @throws with what it complained of */
async function answerOf(name: string, env: NodeJS.ProcessEnv): Promise<string> {
  const { said, ended } = begin(name, env);
  if ((await ended) !== 0) throw new Error(`${name}: ${said.err}`);
  return said.out;
}

const environment = (key: string) => ({ GAUNTLET_URL: gate.url, GAUNTLET_KEY: key });

const programs = readdirSync(EXAMPLES).filter((name) => /\.(sh|ts|py)$/.test(name) && name !== 'codegen.config.ts');
const isHere = (name: string): boolean => hasPython || !name.endsWith('.py');

/** The variables that a program cannot do without, as it reads them. */
const neededBy = (name: string): string[] => [
  ...new Set(
    [...exampleText(name).matchAll(/\bread\(['"](\w+)['"]\)|\$\{(\w+):\?|environ\.get\("(\w+)"\) or sys/g)].map(
      ([, ...found]) => found.find((one) => one !== undefined) ?? '',
    ),
  ),
];

describe.each(programs)('%s', (name) => {
  test.skipIf(!isHere(name))('says which variable is missing, each in its turn', async () => {
    const needed = neededBy(name);
    expect(needed.length).toBeGreaterThan(0);
    const tried = needed.map(async (missing) => {
      // Nobody listens there: no program comes so far.
      const env = Object.fromEntries(needed.filter((one) => one !== missing).map((one) => [one, 'http://127.0.0.1:9']));
      const { said, ended } = begin(name, env);
      expect(await ended, missing).not.toBe(0);
      expect(said.err).toMatch(new RegExp(String.raw`\b${missing}\b.*is missing`));
    });
    await Promise.all(tried);
  });
});

describe.each(['first-query.sh', 'first-query.ts', 'first-query.py'])('the first query, %s', (name) => {
  test.skipIf(!isHere(name))('is answered, and refused in words without a scope', async () => {
    const player = await gate.player();
    const { secret } = await makeKey(player, { scopes: ['account:read'] });
    expect(JSON.parse(await answerOf(name, environment(secret)))).toEqual({
      data: { viewer: { username: player.user.username } },
    });
    const another = await makeKey(player, { scopes: ['bets:read'] });
    expect(await answerOf(name, environment(another.secret))).toContain('"SCOPE_REQUIRED"');
  });
});

describe.each(['pages.ts', 'pages.py'])('all pages, %s', (name) => {
  test.skipIf(!isHere(name))('are told, each row once', async () => {
    const owner = await gate.player({ cents: 100_00 });
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) ids.push((await create(owner, { stakeCents: 5_00, title: `Duel ${n}` })).id);
    const { secret } = await makeKey(owner, { scopes: ['battles:read'] });
    // Two on a page, so that there are several.
    writeFileSync(join(home, `short-${name}`), exampleText(name).replace('first: 50', 'first: 2'));
    const out = await answerOf(`short-${name}`, environment(secret));
    const told = out
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { id: string }).id);
    expect(told.filter((id) => ids.includes(id))).toEqual(ids.toReversed());
    for (const id of ids) await owner.ask('mutation C($id: ID!) { cancelBattle(battleId: $id) { id } }', { id });
  });
});

test('the mutation of the pages opens one battle, however often it is sent', async () => {
  const owner = await gate.player({ cents: 100_00 });
  const { secret } = await makeKey(owner, { scopes: ['battles:stake'], dailyStakeCents: 50_00 });
  const first = JSON.parse(await answerOf('mutation.sh', environment(secret))) as unknown;
  expect(first).toEqual({ data: { createBattle: { id: expect.any(String), status: 'WAITING' } } });
  expect(JSON.parse(await answerOf('mutation.sh', environment(secret)))).toEqual(first);
});

test('the package is installed from the gateway alone, and its first query is answered', async () => {
  const player = await gate.player();
  const { secret } = await makeKey(player, { scopes: ['account:read'] });
  expect(await answerOf('client.ts', environment(secret))).toBe(`${player.user.username}\n`);
  const lock = JSON.parse(readFileSync(join(home, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { integrity?: string; resolved?: string }>;
  };
  const { integrity = '', resolved } = lock.packages['node_modules/@gauntlet/client'] ?? {};
  expect(resolved).toBe(`${gate.url}/developers/gauntlet-client.tgz`);
  const page = await fetch(`${gate.url}/developers/client`);
  expect(await page.text()).toContain(integrity);
});

test('what is followed by hand is told when it changes', async () => {
  const player = await gate.player({ cents: 100_00 });
  const { secret } = await makeKey(player, { scopes: ['wallet:read'] });
  const listening = gate.listening();
  const { said } = begin('live.ts', environment(secret));
  await listening();
  await player.ask('mutation { buyBattleCoins(coins: 500, idempotencyKey: "live-coins") { battleCoins } }');
  await until(() => expect(said.out).toBe('{"walletChanged":{"balanceCents":9500,"availableToBetCents":9500}}\n'));
});

test('events are asked for by hand with the query of the pages, and what is left of the minute with that of the limits', async () => {
  const player = await gate.player();
  const program = withKey(gate, (await makeKey(player, { scopes: ['battles:read'] })).secret);
  expect(await program.ask(exampleText('events.graphql'), { after: null })).toEqual({
    events: { edges: [], pageInfo: { hasNextPage: false, endCursor: expect.any(String) as string } },
  });
  const [, left = ''] =
    /`(\{ rateLimit [^`]*)`/.exec(readFileSync(join(ROOT, 'docs/developers/limits.md'), 'utf8')) ?? [];
  expect(await program.ask(left)).toMatchObject({ rateLimit: { cost: expect.any(Number) as number } });
});

test('the bot declines what is above the stake, and leaves the rest to the player', async () => {
  const owner = await gate.player();
  const [rich, modest] = [await gate.player({ cents: 500_00 }), await gate.player({ cents: 500_00 })];
  const invite = async (friend: SignedIn, stakeCents: number): Promise<string> => {
    const input = { toId: owner.user.id, game: 'VALORANT', mode: 'DUEL', stakeCents };
    const { sendBattleInvite } = await friend.ask<{ sendBattleInvite: { id: string } }>(
      'mutation ($input: BattleInviteInput!) { sendBattleInvite(input: $input) { id } }',
      { input },
    );
    return sendBattleInvite.id;
  };
  const [dear, cheap] = [await invite(rich, 50_00), await invite(modest, 10_00)];
  const { secret } = await makeKey(owner, { scopes: ['battles:play'] });
  const { said } = begin('bot.ts', environment(secret));
  await until(() => expect(said.out).toBe(`Declined ${rich.user.username}\n`));
  const statusOf = (id: string) => owner.ask('query ($id: ID!) { battleInvite(id: $id) { status } }', { id });
  expect(await statusOf(dear)).toEqual({ battleInvite: { status: 'DECLINED' } });
  expect(await statusOf(cheap)).toEqual({ battleInvite: { status: 'PENDING' } });
});

test.skipIf(!hasPython)(
  'the receiver in Python takes what is signed, does it once, and refuses everything else',
  async () => {
    const secret = newSecret(gate.deps);
    const body = JSON.stringify({ type: 'wager.placed', version: 1, seq: 1, data: {} });
    const seconds = Math.floor(machineNow() / SECOND);
    const headersOf = (id: string, at = seconds) => ({
      'webhook-id': id,
      'webhook-timestamp': String(at),
      'webhook-signature': signatureOf(secret, id, at, body),
    });
    const port = await freePort();
    const { said } = begin('hook.py', { WEBHOOK_SECRET: secret, PORT: String(port) });
    const send = async (headers: Record<string, string>, text = body): Promise<number> =>
      (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: text })).status;
    await until(async () => expect(await send(headersOf('one'))).toBe(204));
    expect(await send(headersOf('one'))).toBe(204);
    expect(await send(headersOf('two'), `${body} `)).toBe(401);
    expect(await send(headersOf('two', seconds - 3_600))).toBe(401);
    expect(await send({})).toBe(401);
    await until(() => expect(said.out).toBe(`${body}\n`));
  },
);

test(
  'types that the recipe makes of a query compile strictly with the package, and so does every program',
  { tags: ['full'] },
  async () => {
    const modules = join(home, 'node_modules');
    mkdirSync(join(home, 'src'));
    for (const name of ['@graphql-codegen', '@types'])
      symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
    writeFileSync(join(home, 'src/who.graphql'), 'query Who { viewer { username } wallet { balanceCents } }\n');
    await run(join(ROOT, 'node_modules/.bin/graphql-codegen'), ['--config', 'codegen.config.ts'], {
      cwd: home,
      env: { ...process.env, GAUNTLET_URL: gate.url },
    });
    writeFileSync(
      join(home, 'who.ts'),
      `import { createClient } from '@gauntlet/client';
import { WhoDocument } from './src/operations.ts';

const { viewer, wallet } = await createClient({ url: 'http://127.0.0.1:9', key: 'k' }).query(WhoDocument);
const cents: number | undefined = wallet?.balanceCents;
export const name: string | undefined = viewer?.username ?? String(cents);
`,
    );
    const compilerOptions = {
      target: 'es2022',
      module: 'nodenext',
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      allowImportingTsExtensions: true,
      noEmit: true,
      types: ['node'],
    };
    const files = ['who.ts', ...programs.filter((name) => name.endsWith('.ts'))];
    writeFileSync(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    const { stdout } = await run(join(ROOT, 'node_modules/.bin/tsc'), ['-p', '.'], { cwd: home }).catch(
      (failed: { stdout: string }) => failed,
    );
    expect(stdout).toBe('');
  },
);

test('each query that the explorer opens with is answered to whoever is signed in, and one shows a refusal', async () => {
  const player = await gate.player();
  const queries = examples.filter(({ query }) => /^query /m.test(query) && !/^subscription /m.test(query));
  expect(queries.length).toBeGreaterThan(10);
  const codes: unknown[] = [];
  for (const { query, variables } of queries) {
    const { errors } = await player.graphql(query, JSON.parse(variables || '{}') as Record<string, unknown>);
    codes.push(...errors.map(({ extensions }) => extensions['code']));
  }
  expect(codes).toEqual(['BAD_INPUT']);
});
