import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { engine } from '../../../db/client/kit.ts';
import { runCommand } from '../../../gateway/server/commands.ts';
import { examine } from '../../../gateway/server/doctor.ts';
import { startGateway } from '../../../gateway/start.ts';
import { startStandIn } from '../../support/redis.ts';
import { openS3Server } from '../../support/s3-server.ts';
import { freshDatabase } from '../../support/world.ts';

/** A port at which somebody listens, and one at which nobody does. */
const taken = createServer();
let [busy, closed] = [0, 0];
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gauntlet-commands-'));
  await once(taken.listen(0, '127.0.0.1'), 'listening');
  busy = (taken.address() as AddressInfo).port;
  const gone = createServer();
  await once(gone.listen(0, '127.0.0.1'), 'listening');
  closed = (gone.address() as AddressInfo).port;
  gone.close();
});
afterAll(async () => {
  taken.close();
  await rm(folder, { recursive: true });
});

/** A database that cannot be reached. */
const unreachable = (): string => `postgres://app:a-password@127.0.0.1:${closed}/gauntlet`;

describe('doctor', () => {
  it('finds nothing where everything that is named is there', async () => {
    const redis = await startStandIn();
    const s3 = await openS3Server();
    const mail = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] });
    await once(mail.listen(0, '127.0.0.1'), 'listening');
    const found = await examine({
      DATABASE_URL: await freshDatabase(),
      PORT: '0',
      MAIL_URL: `smtp://127.0.0.1:${(mail.server.address() as AddressInfo).port}`,
      BACKUP_FOLDER: folder,
      RECORDING_FOLDER: folder,
      ...s3.env,
      ...(engine === 'postgres' ? { REDIS_URL: redis.url } : {}),
    });
    mail.close();
    await redis.close();
    await s3.close();
    expect(found.filter(({ isWell }) => !isWell)).toEqual([]);
    expect(found.map(({ line }) => line.split(':', 1)[0])).toEqual([
      'the variables are complete and usable',
      'DATABASE_URL',
      'PORT',
      'S3_BUCKET',
      ...(engine === 'postgres' ? ['REDIS_URL'] : []),
      'MAIL_URL',
      'BACKUP_FOLDER',
      'RECORDING_FOLDER',
    ]);
  });

  it('names every variable that is missing or wrong, and everything that is not there, at once and without a secret', async () => {
    const found = await examine({
      NODE_ENV: 'production',
      SESSION_SECRET: 'too-short',
      TRUST_PROXY: 'yes',
      STRIPE_SECRET_KEY: 'a-key-of-stripe',
      TWITCH_CLIENT_ID: 'a-client',
      DATABASE_URL: unreachable(),
      PORT: String(busy),
      REDIS_URL: `redis://:a-password@127.0.0.1:${closed}`,
      MAIL_URL: `smtp://app:a-password@127.0.0.1:${closed}`,
      BACKUP_FOLDER: join(folder, 'no-folder'),
      S3_ENDPOINT: `http://127.0.0.1:${closed}`,
      S3_BUCKET: 'a-bucket',
      S3_ACCESS_KEY_ID: 'a-key',
      S3_SECRET_ACCESS_KEY: 'a-password',
    });
    const lines = found.map(({ isWell, line }) => `${isWell} ${line}`);
    for (const name of [
      'SESSION_SECRET',
      'TRUST_PROXY',
      'PUBLIC_URL',
      'STRIPE_WEBHOOK_SECRET',
      'TWITCH_CLIENT_ID and TWITCH_CLIENT_SECRET',
      'DATABASE_URL',
      'PORT',
      'S3_BUCKET',
      'REDIS_URL',
      'MAIL_URL',
      'BACKUP_FOLDER',
    ])
      expect(
        lines.filter((line) => line.startsWith(`false ${name}: `)),
        name,
      ).toHaveLength(1);
    expect(lines).toHaveLength(11);
    expect(lines.join('\n')).not.toMatch(/a-password|too-short|a-key-of-stripe/);
  });
});

describe('a start', () => {
  const env = { NODE_ENV: 'test', DEMO_DATA: 'none', PORT: '0', LOG_LEVEL: 'silent' };

  it.runIf(engine === 'postgres')('that reaches no database names its variable', async () => {
    const start = startGateway({ ...env, DATABASE_URL: unreachable() });
    await expect(start).rejects.toThrow(/^DATABASE_URL: .*ECONNREFUSED/);
  });

  it('that finds its port taken names its variable, and holds the database no longer', async () => {
    const databaseUrl = await freshDatabase();
    await expect(startGateway({ ...env, DATABASE_URL: databaseUrl, PORT: String(busy) })).rejects.toThrow(
      /^PORT: .*EADDRINUSE/,
    );
    const started = await startGateway({ ...env, DATABASE_URL: databaseUrl });
    expect(started.port).toBeGreaterThan(0);
    await started.stop();
  });
});

describe('the program', () => {
  const said: string[] = [];
  afterEach(() => {
    said.length = 0;
    vi.restoreAllMocks();
  });
  const run = (name: string, databaseUrl: string, file?: string): Promise<number> => {
    for (const stream of [process.stdout, process.stderr])
      vi.spyOn(stream, 'write').mockImplementation((text) => said.push(String(text)) > 0);
    return runCommand({ NODE_ENV: 'test', DATABASE_URL: databaseUrl }, name, file).finally(() => vi.restoreAllMocks());
  };

  it('migrates, verifies and copies a database, and says so', async () => {
    const url = await freshDatabase();
    expect(await run('migrate', url)).toBe(0);
    expect(await run('verify', url)).toBe(0);
    const file = join(folder, `copy-${engine}`);
    expect(await run('backup', url, file)).toBe(0);
    expect(said.join('')).toBe(
      `The database is of this version.\nThe books are in order.\n${file} holds the database; the books in it are in order.\n`,
    );
  });

  it('answers 2 and how it is called to a word that it does not know, and to a file that is not named', async () => {
    const url = await freshDatabase();
    expect(await run('dance', url)).toBe(2);
    expect(said.join('')).toMatch(/gauntlet \[start\][^]*gauntlet backup FILE[^]*gauntlet doctor/);
    expect(await run('backup', url)).toBe(2);
    expect(said.at(-1)).toBe('Which file? gauntlet backup FILE\n');
    expect(await run('help', url)).toBe(0);
  });
});
