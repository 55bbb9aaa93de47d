/**
 * `npm run test:rolling -- REVISION`: the release of this checkout takes the place of that revision's under load, as
 * docs/operations.md describes it: two gateways of the older one on one PostgreSQL behind Caddy and `deploy/Caddyfile`,
 * pairs of players who play one battle after another, and inboxes that are followed; then one gateway after the other is
 * told to end and started anew from the newer release. Not one call may fail, and no event may be lost or come twice.
 * Caddy is taken from the PATH.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '../../client/index.ts';
import { ROOT } from '../../scripts/source-files.ts';
import { begin, create, join as joinBattle, report, see } from '../support/battle-operations.ts';
import { Client } from '../support/http-client.ts';
import { PATIENT, waits } from '../support/patience.ts';
import { createDatabase, startPostgres } from '../support/postgres.ts';

const SESSION_SECRET = 'a secret of this installation alone';
const [PAIRS, PAUSE_MS, AROUND_MS] = [8, 40, 10_000] as const;
const STAKE_CENTS = 5_00;
const INBOX = 'subscription ($after: Int) { inboxChanged(after: $after) { seq } }';

interface Seat {
  readonly cookie: string;
  readonly key: string;
}

const revision = process.argv[2];
if (revision === undefined) {
  console.error('Which version goes before? For instance: npm run test:rolling -- HEAD~20');
  process.exit(2);
}

const shell = (folder: string, command: string): string =>
  execFileSync(command, { cwd: folder, shell: true, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/** A checkout of the older version with its packages; the same as here where it wants the same. */
function checkOut(to: string): void {
  shell(ROOT, `git worktree add --detach --force ${to} ${revision}`);
  const isSame = ['package.json', 'package-lock.json'].every(
    (file) => readFileSync(join(to, file), 'utf8') === readFileSync(join(ROOT, file), 'utf8'),
  );
  shell(to, isSame ? `cp -al ${join(ROOT, 'node_modules')} node_modules` : 'npm ci --include=dev --no-audit --no-fund');
}

/** Players with money, sessions and keys, made by the older version in a database that it alone has migrated. */
function seat(older: string, databaseUrl: string): Seat[] {
  const program = `
    import { HttpGateway } from './tests/support/http-gateway.ts';
    import { machineNow } from './tests/support/machine-clock.ts';
    import { makeKey } from './tests/support/key-steps.ts';
    const gate = await HttpGateway.open({
      databaseUrl: process.env.DATABASE_URL,
      env: { SESSION_SECRET: ${JSON.stringify(SESSION_SECRET)} },
      change: () => ({ now: machineNow }),
    });
    const seats = [];
    for (let n = 0; n < ${PAIRS * 2}; n++) {
      const player = await gate.player({ cents: 10_000_00, isVip: true });
      const { secret } = await makeKey(player, { scopes: ['notifications:read'] });
      seats.push({ cookie: player.cookie, key: secret });
    }
    await gate.close();
    console.log(JSON.stringify(seats));
  `;
  const said = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    cwd: older,
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(said.trim().split('\n').at(-1) ?? '[]') as Seat[];
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function start(release: string, port: number, databaseUrl: string): Promise<ChildProcess> {
  const child = spawn(join(release, 'gauntlet'), {
    cwd: '/',
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PAYMENTS: 'sandbox',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      PUBLIC_URL: 'https://gauntlet.example',
      MAIL_URL: 'smtp://127.0.0.1:1',
      SESSION_SECRET,
      SERVER_NAME: `gateway-${port}`,
      TRUST_PROXY: '1',
      RTMP_PORT: 'off',
      LOG_LEVEL: 'error',
      ...waits(PATIENT),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error(`a gateway ended with ${child.exitCode}`);
    await pause(50);
  }
  return child;
}

/** The proxy of `deploy/`, before gateways of this machine and without certificates. */
async function startCaddy(folder: string, port: number, gateways: readonly number[]): Promise<ChildProcess> {
  const text = gateways.reduce(
    (config, gateway, index) => config.replaceAll(`gateway-${index + 1}:4000`, `127.0.0.1:${gateway}`),
    readFileSync(join(ROOT, 'deploy/Caddyfile'), 'utf8'),
  );
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${text}`);
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...process.env, GAUNTLET_HOST: `http://:${port}`, HOME: folder },
    stdio: 'ignore',
  });
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error(`Caddy ended with ${child.exitCode}`);
    await pause(50);
  }
  return child;
}

const folder = mkdtempSync(join(tmpdir(), 'gauntlet-rolling-'));
const older = join(folder, 'older');
const releases = { older: join(folder, 'release-older'), newer: join(folder, 'release-newer') };
const children: ChildProcess[] = [];
const postgres = await startPostgres({ durable: true });
try {
  console.log(
    `two gateways of ${shell(ROOT, `git log -1 --format=%h ${revision}`).trim()}, to be replaced by what is here`,
  );
  checkOut(older);
  shell(older, `npm run --silent build && npm run --silent release -- ${releases.older}`);
  shell(ROOT, `npm run --silent build && npm run --silent release -- ${releases.newer}`);

  const databaseUrl = await createDatabase(postgres.url, 'rolling');
  const seats = seat(older, databaseUrl);
  const ports = [await freePort(), await freePort()];
  const gateways = [];
  for (const port of ports) gateways.push(await start(releases.older, port, databaseUrl));
  children.push(...gateways);
  const proxyPort = await freePort();
  children.push(await startCaddy(folder, proxyPort, ports));
  const url = `http://127.0.0.1:${proxyPort}`;

  /** Milliseconds of each call that was answered, and what was said of each that was not. */
  const [took, failures] = [[] as number[], [] as string[]];
  let isOver = false;
  let battles = 0;
  async function counted<T>(what: string, call: () => Promise<T>): Promise<T | null> {
    const begun = performance.now();
    try {
      const answer = await call();
      took.push(performance.now() - begun);
      return answer;
    } catch (error) {
      failures.push(`${what}: ${String(error).slice(0, 200)}`);
      return null;
    } finally {
      await pause(PAUSE_MS);
    }
  }
  const clients = seats.map(({ cookie }, n) => {
    // An address for each, as players have.
    const client = new Client(url, new Agent({ keepAlive: true, localAddress: `127.0.0.${n + 2}` }));
    client.setCookie('__Host-gauntlet_session', cookie.split('=', 2)[1] ?? '');
    return client;
  });
  async function play(one: Client, other: Client): Promise<void> {
    while (!isOver) {
      const battle = await counted('create', () => create(one, { privacy: 'PUBLIC', stakeCents: STAKE_CENTS }));
      if (battle === null) continue;
      await counted('join', () => joinBattle(other, battle.id));
      await counted('begin', () => begin(one, other, battle.id));
      await counted('see', () => see(other, battle.id));
      await counted('report', () => report(one, battle.id, 'WON'));
      await counted('report', () => report(other, battle.id, 'LOST'));
      const end = await counted('see', () => see(one, battle.id));
      if (end?.winnerId === battle.creator.id) battles++;
      else failures.push(`battle ${battle.id} was not settled`);
    }
  }
  /** The numbers of each inbox, as whoever follows it was told them. */
  const told = seats.map(() => [] as number[]);
  const followings = seats.map(({ key }) =>
    createClient({ url, key }).subscribe<{ inboxChanged: { seq: number } }>(INBOX, { after: 0 }),
  );
  const listening = followings.map(async (following, n) => {
    for await (const news of following) if (news.kind !== 'read') told[n]?.push(news.data.inboxChanged.seq);
  });
  const playing = Array.from({ length: PAIRS }, (_, n) => play(clients[2 * n] as Client, clients[2 * n + 1] as Client));

  await pause(AROUND_MS);
  for (const [n, port] of ports.entries()) {
    const begun = performance.now();
    const before = gateways[n] as ChildProcess;
    before.kill('SIGTERM');
    if (before.exitCode === null) await once(before, 'exit');
    const ended = performance.now();
    const after = await start(releases.newer, port, databaseUrl);
    children.push(after);
    const [down, up] = [ended - begun, performance.now() - ended].map((ms) => (ms / 1000).toFixed(1));
    console.log(`gateway ${n + 1}: ended in ${down} s with ${before.exitCode}, ready again ${up} s later`);
    await pause(AROUND_MS);
  }
  isOver = true;
  await Promise.all(playing);

  // What the inboxes hold, read at one time by who was not there before.
  let isRight = true;
  let events = 0;
  for (const [n, { key }] of seats.entries()) {
    const all: number[] = [];
    const following = createClient({ url, key }).subscribe<{ inboxChanged: { seq: number } }>(INBOX, { after: 0 });
    const enough = pause(2_000).then(() => following.return());
    for await (const news of following) if (news.kind !== 'read') all.push(news.data.inboxChanged.seq);
    await enough;
    // Some overtake each other; none may lack, and none come twice.
    const had = (told[n] ?? []).toSorted((a, b) => a - b);
    all.sort((a, b) => a - b);
    events += all.length;
    if (all.length > 0 && JSON.stringify(had) === JSON.stringify(all)) continue;
    isRight = false;
    console.log(`inbox ${n}: ${had.length} events were told, ${all.length} are in it`);
  }
  for (const following of followings) await following.return();
  await Promise.all(listening);
  const books = shell(ROOT, `DATABASE_URL=${databaseUrl} node dist/gateway/main.js verify`).trim();
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number): string => `${Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)} ms`;
  console.log(
    `${took.length} calls answered, half within ${at(0.5)}, 99 of 100 within ${at(0.99)}, all within ${at(0.9999)}`,
  );
  console.log(`${battles} battles settled, ${events} events in ${seats.length} inboxes; ${books}`);
  console.log(`${failures.length} calls failed, ${isRight ? 'no event was lost or came twice' : 'EVENTS DIFFER'}`);
  for (const failure of failures.slice(0, 10)) console.log(`  ${failure}`);
  process.exitCode = failures.length === 0 && isRight && battles > 0 ? 0 : 1;
} finally {
  for (const child of children) child.kill('SIGKILL');
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
  shell(ROOT, 'git worktree prune');
}
process.exit();
