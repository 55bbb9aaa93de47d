import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import type { Reader } from '../../../db/client/database.ts';
import { engineOf } from '../../../db/client/kit.ts';
import { countAdministrators } from '../../../db/accounts/index.ts';
import { readDatabase, requireDatabase } from '../../../db/client/open.ts';
import { isNotMadeYet } from '../../../db/client/sql.ts';
import { type Config, type Environment, lookAtConfig } from '../../kernel/config/config.ts';
import { reasonOf } from '../../kernel/reason-of.ts';
import { ledgerKeyText, mixedMoney } from '../../wallet/index.ts';
import { whatDoesNotFit } from './what-does-not-fit.ts';
import { S3Store } from '../files/s3-store.ts';
import { requireMailServer } from '../../mail/smtp-mailer.ts';

/** One thing that was looked at; the line begins with the variable that it hangs on. */
export interface Finding {
  readonly isWell: boolean;
  readonly line: string;
}

/** @throws Error when another program listens there, or when it is not allowed */
async function requirePort({ port, host }: Config): Promise<string> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  return `PORT: ${port} is free`;
}

/** What a database holds; null where tables are missing that the next start makes, since nothing lies in them. */
async function readAsMade<T>(databaseUrl: string, work: (read: Reader) => Promise<T>): Promise<T | null> {
  try {
    return await readDatabase(databaseUrl, work);
  } catch (error) {
    if (isNotMadeYet(error)) return null;
    throw error;
  }
}

async function lookAtDatabase(config: Config): Promise<string> {
  const { databaseUrl, isProduction } = config;
  const file = databaseUrl.replace(/^file:/, '');
  if (engineOf(databaseUrl) === 'sqlite' && !existsSync(file)) {
    let folder = dirname(file);
    while (!existsSync(folder)) folder = dirname(folder);
    await access(folder, constants.W_OK);
    return 'DATABASE_URL: the file will be made by the first start';
  }
  await requireDatabase(databaseUrl, config);
  const wrong = await readAsMade(databaseUrl, (read) => whatDoesNotFit(read, config));
  const isSaidBeside = isProduction && /^(PAYMENTS|STRIPE_)/.test(wrong ?? '');
  if (wrong !== null && !isSaidBeside) throw new Error(wrong);
  if (isProduction) await requireAdministrators(databaseUrl);
  return 'DATABASE_URL: the database answers';
}

/** Which money moves is said in words, since play money looks the same. @throws Error where it would mix with the other */
async function requireOneMoney(config: Config): Promise<string> {
  // A database that does not answer, or has no tables yet, is told of beside this.
  const wrong = await readDatabase(config.databaseUrl, (read) => mixedMoney(read, config)).catch(() => null);
  if (wrong !== null) throw new Error(wrong);
  return config.stripe === null ? 'PAYMENTS: play money, nobody is charged' : 'STRIPE_SECRET_KEY: real money moves';
}

/** @throws Error where nobody gives the others their roles, or nobody else could agree */
async function requireAdministrators(databaseUrl: string): Promise<void> {
  const count = await readAsMade(databaseUrl, countAdministrators);
  if (count === null || count > 1) return;
  const who = count === 0 ? 'no administrator' : 'one administrator, and nobody to agree to what needs two';
  throw new Error(`there is ${who}: \`gauntlet admin grant USER\` makes a registered account one`);
}

const requireFolder = async (name: string, folder: string): Promise<string> => {
  await access(folder, constants.R_OK | constants.W_OK);
  return `${name}: the folder can be written`;
};

async function askRedis(url: string): Promise<string> {
  const { requireRedis } = await import('../../../db/client/redis-line.ts'); // a large package that few gateways need
  await requireRedis(url);
  return 'REDIS_URL: Redis answers';
}

async function requireBucket(s3: NonNullable<Config['files']['s3']>): Promise<string> {
  await new S3Store(s3).requireBucket();
  return 'S3_BUCKET: the bucket opens to us';
}

/** A reason behind the variable that it hangs on; it may name another one itself. */
const lineOf = (name: string, reason: string): string =>
  /^(PAYMENTS|[A-Z][A-Z0-9]*_[A-Z0-9_]+): /.test(reason) ? reason : `${name}: ${reason}`;

/** Looks at every variable, and at everything that they name. Nothing is changed. */
export async function examine(env: Environment): Promise<readonly Finding[]> {
  const { config, wrong } = lookAtConfig(env);
  const named = new Set(wrong.map((line) => line.split(':', 1)[0]));
  const { redisUrl, mailUrl, backups, recordingFolder, isProduction } = config;
  const { s3 } = config.files;
  const looks: readonly (readonly [name: string, look: (() => Promise<string>) | null])[] = [
    ['DATABASE_URL', () => lookAtDatabase(config)],
    [
      config.stripe === null ? 'PAYMENTS' : 'STRIPE_SECRET_KEY',
      isProduction && !wrong.some((line) => /^(PAYMENTS|STRIPE_)/.test(line)) ? () => requireOneMoney(config) : null,
    ],
    // Whoever checks checkpoints needs it from elsewhere than from them.
    [
      'LEDGER_SECRET',
      named.has('PUBLIC_URL')
        ? null
        : () => Promise.resolve(`LEDGER_SECRET: the key of the ledger's log is ${ledgerKeyText(config)}`),
    ],
    ['PORT', () => requirePort(config)],
    ['S3_BUCKET', s3 === null ? null : () => requireBucket(s3)],
    ['REDIS_URL', redisUrl === null ? null : () => askRedis(redisUrl)],
    [
      'MAIL_URL',
      mailUrl === null
        ? null
        : () =>
            requireMailServer(mailUrl, { requireTLS: isProduction }).then(() => 'MAIL_URL: the mail server lets us in'),
    ],
    // Folders that are not named are made when they are needed.
    ['BACKUP_FOLDER', env['BACKUP_FOLDER'] && backups ? () => requireFolder('BACKUP_FOLDER', backups.folder) : null],
    [
      'RECORDING_FOLDER',
      env['RECORDING_FOLDER'] && recordingFolder ? () => requireFolder('RECORDING_FOLDER', recordingFolder) : null,
    ],
  ];
  const found = await Promise.all(
    looks.flatMap(([name, look]) =>
      look === null || named.has(name)
        ? []
        : [
            look().then(
              (line): Finding => ({ isWell: true, line }),
              (error: unknown): Finding => ({ isWell: false, line: lineOf(name, reasonOf(error)) }),
            ),
          ],
    ),
  );
  const variables: Finding = { isWell: true, line: 'the variables are complete and usable' };
  return [...(wrong.length > 0 ? wrong.map((line): Finding => ({ isWell: false, line })) : [variables]), ...found];
}
