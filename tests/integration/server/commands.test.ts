import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { users } from '../../../db/accounts/user.table.ts';
import { auditLog } from '../../../db/audit/audit.table.ts';
import { engine } from '../../../db/client/kit.ts';
import { openDatabase } from '../../../db/client/open.ts';
import { insertObject } from '../../../db/uploads/object.queries.ts';
import { insertUpload } from '../../../db/uploads/upload.queries.ts';
import type { Environment } from '../../../gateway/kernel/config/config.ts';
import { runCommand } from '../../../gateway/server/work/commands.ts';
import { examine } from '../../../gateway/server/work/doctor.ts';
import { startGateway } from '../../../gateway/start.ts';
import { rawSql } from '../../support/raw-sql.ts';
import { startStandIn } from '../../support/redis.ts';
import { openS3Server } from '../../support/s3-server.ts';
import { type PlayerTerms, World, freshDatabase } from '../../support/world.ts';

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
      'LEDGER_SECRET',
      'PORT',
      'S3_BUCKET',
      ...(engine === 'postgres' ? ['REDIS_URL'] : []),
      'MAIL_URL',
      'BACKUP_FOLDER',
      'RECORDING_FOLDER',
    ]);
  });

  it('names a database of a later version, and files in an object store that nothing reaches, as a start does', async () => {
    const [later, files] = [await freshDatabase(), await freshDatabase()];
    const journal = engine === 'postgres' ? 'drizzle.__drizzle_migrations' : '__drizzle_migrations';
    await rawSql(later, `INSERT INTO ${journal} (hash, created_at) VALUES ('later', 9999999999999)`);
    const world = await World.open({ url: files });
    const { userId } = await world.player();
    const object = { key: 'files/a-key', sizeBytes: 1, sha256: 'ab' };
    await world.db.transact(async (tx) => {
      await insertObject(tx, object, world.now);
      await insertUpload(tx, {
        id: 'an-upload',
        ownerId: userId,
        purpose: 'ticket',
        contentType: 'image/png',
        name: 'attachment.png',
        bytes: Buffer.alloc(0),
        object,
        createdAt: world.now,
        expiresAt: null,
      });
    });
    await world.db.close();
    for (const [url, words] of [
      [later, /^DATABASE_URL: The database is too new for this version/],
      [files, /^S3_ENDPOINT: must be set, since files lie in S3$/],
    ] as const) {
      const env = { DATABASE_URL: url, PORT: '0', LOG_LEVEL: 'silent' };
      const found = await examine(env);
      expect(found.filter(({ isWell }) => !isWell)).toEqual([{ isWell: false, line: expect.stringMatching(words) }]);
      await expect(startGateway(env)).rejects.toThrow(words.source.includes('S3') ? words : 'too new for this version');
    }
  });

  it('says that a database cannot be read, where it is not one of before its tables were made', async () => {
    const [broken, older] = [await freshDatabase(), await freshDatabase()];
    const fails = engine === 'postgres' ? '(1 / 0)::text' : 'abs(-9223372036854775808)';
    await rawSql(
      broken,
      'ALTER TABLE recording_files RENAME TO the_files',
      `CREATE VIEW recording_files AS SELECT ${fails} AS recording_id`,
    );
    await rawSql(older, 'ALTER TABLE recording_files RENAME TO the_files');
    const wrongIn = async (url: string): Promise<readonly string[]> =>
      (await examine({ DATABASE_URL: url, PORT: '0' })).flatMap(({ isWell, line }) => (isWell ? [] : [line]));
    expect(await wrongIn(broken)).toEqual([
      expect.stringMatching(/^DATABASE_URL: .*(division by zero|integer overflow)/),
    ]);
    expect(await wrongIn(older)).toEqual([]);
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
  const run = (name: string, databaseUrl: string, given?: string, more: Environment = {}): Promise<number> => {
    for (const stream of [process.stdout, process.stderr])
      vi.spyOn(stream, 'write').mockImplementation((text) => said.push(String(text)) > 0);
    const env = { NODE_ENV: 'test', DATABASE_URL: databaseUrl, ...more };
    return runCommand(env, [...name.split(' '), ...(given === undefined ? [] : [given])]).finally(() =>
      vi.restoreAllMocks(),
    );
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

  it.runIf(engine === 'sqlite')('says of a database that nobody has made yet where it was looked for', async () => {
    const file = join(folder, 'nothing-here.db');
    await expect(run('verify', `file:${file}`)).rejects.toThrow(`There is no database at ${file}`);
  });

  it('answers 2 and how it is called to a word that it does not know, and to a file that is not named', async () => {
    const url = await freshDatabase();
    expect(await run('dance', url)).toBe(2);
    expect(said.join('')).toMatch(/gauntlet \[start\][^]*gauntlet backup FILE[^]*gauntlet doctor/);
    expect(await run('backup', url)).toBe(2);
    expect(said.at(-1)).toBe('Which file? gauntlet backup FILE\n');
    expect(await run('admin grant', url)).toBe(2);
    expect(said.at(-1)).toBe('Which user? gauntlet admin grant USER\n');
    expect(await run('admin', url)).toBe(2);
    expect(await run('doctor', url, 'twice')).toBe(2);
    expect(await run('help', url)).toBe(0);
  });

  describe('asked for an administrator', () => {
    /** A database with a player in it, whose role and lines in the audit log are looked up when nobody else has it open. */
    async function withPlayer(terms: PlayerTerms = {}) {
      const world = await World.open();
      const { url } = world;
      const { userId, username } = await world.player({ role: 'moderator', ...terms });
      await world.close();
      const seen = async () => {
        const db = await openDatabase(url);
        const [user] = await db.read.select({ role: users.role }).from(users).where(eq(users.id, userId));
        const { actorId, action, data } = auditLog;
        const lines = await db.read
          .select({ actorId, action, data })
          .from(auditLog)
          .where(eq(auditLog.subjectId, userId));
        await db.close();
        return { role: user?.role, lines };
      };
      return { url, userId, username, seen };
    }
    const UNCHANGED = { role: 'moderator', lines: [] };

    it('makes one of a registered account, and the audit log says so', async () => {
      const { url, username, seen } = await withPlayer();
      expect(await run('admin grant', url, username.toUpperCase())).toBe(0);
      expect(said).toEqual([`${username} is an administrator from the next sign-in on.\n`]);
      const line = { actorId: 'system', action: 'account.role', data: { from: 'moderator', to: 'administrator' } };
      expect(await seen()).toEqual({ role: 'administrator', lines: [line] });
    });

    it('says a second time that it is one already, and changes nothing', async () => {
      const { url, username, seen } = await withPlayer();
      expect(await run('admin grant', url, username)).toBe(0);
      const before = await seen();
      expect(await run('admin grant', url, username)).toBe(1);
      expect(said.at(-1)).toBe('This account is an administrator already.\n');
      expect(await seen()).toEqual(before);
    });

    it('makes none of a name that nobody has', async () => {
      const { url, seen } = await withPlayer();
      expect(await run('admin grant', url, 'nobody-of-that-name')).toBe(1);
      expect(said).toEqual(['Nobody is registered under this name. Register the account in the app first.\n']);
      expect(await seen()).toEqual(UNCHANGED);
    });

    it.each([
      ['banned', 'ACCOUNT_BANNED'],
      ['suspended', 'ACCOUNT_SUSPENDED'],
    ] as const)('makes none of an account that is %s', async (status, code) => {
      const { url, username, seen } = await withPlayer({ status });
      expect(await run('admin grant', url, username)).toBe(1);
      expect(said).toEqual([`This account may not sign in: ${code}\n`]);
      expect(await seen()).toEqual(UNCHANGED);
    });

    it('makes none in production of an account without two-factor authentication', async () => {
      const { url, username, seen } = await withPlayer();
      const production = {
        NODE_ENV: 'production',
        PAYMENTS: 'sandbox',
        PUBLIC_URL: 'https://play.example',
        SESSION_SECRET: 'a secret of the tests alone',
        MAIL_URL: 'smtps://mail.example',
        RTMP_PORT: 'off',
      };
      expect(await run('admin grant', url, username, production)).toBe(1);
      expect(said).toEqual([
        'Staff need two-factor authentication: turn it on for this account first, under Settings, Security.\n',
      ]);
      expect(await seen()).toEqual(UNCHANGED);
    });
  });
});
