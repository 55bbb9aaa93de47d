import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engine } from '../../../db/client/kit.ts';
import { openDatabase } from '../../../db/client/open.ts';
import { verifyLedger } from '../../../db/wallet/verify-ledger.ts';
import { ROOT } from '../../../scripts/source-files.ts';
import { begin, create, join as joinBattle, money, report, split } from '../../support/battle-operations.ts';
import { Client } from '../../support/http-client.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { machineNow } from '../../support/machine-clock.ts';
import { PATIENT, waits } from '../../support/patience.ts';
import { Post } from '../../support/post.ts';
import { CertificateFolder } from '../../support/self-signed.ts';
import { type RedisServer, startStandIn } from '../../support/redis.ts';
import { until } from '../../support/until.ts';
import { FORGOT } from '../../support/visitor.ts';
import { freshDatabase } from '../../support/world.ts';

const SESSION_SECRET = 'a secret of this installation alone';
const MEGABYTES_MAX = 200;

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'gauntlet-release-'));
const agent = new Agent();
const running: ChildProcess[] = [];
const certificate = new CertificateFolder();
const post = new Post(certificate.read());
let redis: RedisServer;
let env: Record<string, string> = {};

/** A gateway of the release, started as its README says, from another folder. Answers its address. */
async function start(): Promise<string> {
  const child = spawn(join(folder, 'gauntlet'), { cwd: '/', env, stdio: ['ignore', 'pipe', 'inherit'] });
  running.push(child);
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await until(() => expect(child.exitCode === null ? said : `ended with ${child.exitCode}`).toMatch(/is ready at/));
  return `http://127.0.0.1:${/ready at http:\/\/localhost:(\d+)/.exec(said)?.[1] ?? ''}`;
}

/** The same session at one of the release's gateways: in production a cookie has a name that keeps it to TLS. */
function at(url: string, { cookie }: SignedIn): Client {
  const client = new Client(url, agent);
  client.setCookie('__Host-gauntlet_session', cookie.split('=', 2)[1] ?? '');
  return client;
}

describe.runIf(engine === 'postgres')('a release', () => {
  beforeAll(async () => {
    await run(join(ROOT, 'node_modules/.bin/tsx'), [join(ROOT, 'scripts/release.ts'), folder], { cwd: ROOT });
    redis = await startStandIn();
    env = {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'production',
      PAYMENTS: 'sandbox',
      PORT: '0',
      DATABASE_URL: await freshDatabase(),
      REDIS_URL: redis.url,
      PUBLIC_URL: 'https://gauntlet.example',
      MAIL_URL: await post.open(),
      NODE_EXTRA_CA_CERTS: certificate.certFile,
      SESSION_SECRET,
      RTMP_PORT: 'off',
      LOG_LEVEL: 'error',
      SHUTDOWN_NOTICE_MS: '0',
      ...waits(PATIENT),
    };
  }, 600_000);
  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL');
    agent.destroy();
    await redis.close();
    await post.close();
    rmSync(certificate.folder, { recursive: true });
    rmSync(folder, { recursive: true, force: true });
  });

  it(`is at most ${MEGABYTES_MAX} MB, without sources, pages for developers or packages of the tests`, async () => {
    const { stdout } = await run('du', ['-sm', folder]);
    expect(Number.parseInt(stdout, 10)).toBeLessThanOrEqual(MEGABYTES_MAX);
    for (const left of ['dist/catalogue', 'web', 'domain', 'node_modules/vitest', 'node_modules/typescript'])
      expect(existsSync(join(folder, left)), left).toBe(false);
    expect(readdirSync(join(folder, 'gateway/video/films'))).toEqual(['arena.flv']);
    const notices = readFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
    for (const name of ['react ', 'better-sqlite3 ', 'radix-ui ']) expect(notices).toContain(`\n${name}`);
  });

  it('is made into an empty folder only', async () => {
    const again = run(join(ROOT, 'node_modules/.bin/tsx'), [join(ROOT, 'scripts/release.ts'), folder], { cwd: ROOT });
    await expect(again).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('holds something already') });
    expect(existsSync(join(folder, 'gauntlet'))).toBe(true);
  });

  it('names the Node that it needs, and says so on an older one instead of failing at its database', async () => {
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain('Node 22.12 or newer');
    const other = mkdtempSync(join(tmpdir(), 'gauntlet-node-'));
    const path = `${other}:${env['PATH'] ?? ''}`;
    for (const old of ['v18.0.0', 'v20.20.2', 'v22.9.0', 'v22.11.0', 'v23.11.1']) {
      writeFileSync(join(other, 'node'), `#!/bin/sh\necho ${old}\n`, { mode: 0o755 });
      await expect(run(join(folder, 'gauntlet'), ['doctor'], { env: { ...env, PATH: path } })).rejects.toMatchObject({
        code: 1,
        stderr: `Gauntlet needs Node 22.12 or later of 22, or 24 and later; this is ${old}.\n`,
      });
    }
    rmSync(other, { recursive: true });
  });

  it('copies the database into a file that is named as seen from where it is called', async () => {
    const called = mkdtempSync(join(tmpdir(), 'gauntlet-called-'));
    const { stdout } = await run(join(folder, 'gauntlet'), ['backup', 'copy'], { cwd: called, env });
    expect(stdout).toContain('the books in it are in order');
    expect(readdirSync(called)).toEqual(['copy']);
    rmSync(called, { recursive: true });
  });

  it('plays a battle through two gateways in production, mails over TLS, and both end on SIGTERM with the books in order', async () => {
    const gate = await HttpGateway.open({
      databaseUrl: env['DATABASE_URL'] ?? '',
      env: { SESSION_SECRET },
      change: () => ({ now: machineNow }),
    });
    const seats = [await gate.player({ cents: 100_00 }), await gate.player({ cents: 100_00 })] as const;
    await gate.close();
    const urls = [await start(), await start()] as const;
    const [one, other] = [at(urls[0], seats[0]), at(urls[1], seats[1])] as const;
    for (const url of urls) expect((await new Client(url, agent).rest('GET', '/readyz')).status).toBe(200);
    const page = await new Client(urls[0], agent).rest('GET', '/');
    expect(page.text).toContain('Gauntlet');
    const { email } = seats[0].user;
    await one.ask(FORGOT, { email });
    await expect.poll(() => post.received.filter(({ to }) => to.includes(email))).toHaveLength(1);
    expect(post.received[0]?.mail.text).toContain('https://gauntlet.example/reset-password');
    const { id } = await create(one, { privacy: 'PUBLIC' });
    await joinBattle(other, id);
    await begin(one, other, id);
    await report(one, id, 'WON');
    await report(other, id, 'LOST');
    const [won, lost] = [await money(one), await money(other)];
    expect([won, lost]).toEqual([split(won.availableToBetCents, 0), split(lost.availableToBetCents, 0)]);
    expect(won.availableToBetCents).toBeGreaterThan(100_00);
    expect(lost.availableToBetCents).toBeLessThan(100_00);
    const ends = running.map((child) => once(child, 'exit'));
    for (const child of running) child.kill('SIGTERM');
    expect((await Promise.all(ends)).map(([code]) => code as number)).toEqual([0, 0]);
    const db = await openDatabase(env['DATABASE_URL'] ?? '', { connections: 1 });
    expect(await verifyLedger(db.read)).toEqual([]);
    await db.close();
  });
});
