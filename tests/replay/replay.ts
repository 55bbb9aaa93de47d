import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { fastFolder } from '../support/fast-folder.ts';
import { dropDatabases } from '../support/postgres.ts';
import type { PlayedAll } from './play.ts';

const RUN = fileURLToPath(new URL('run.ts', import.meta.url));

/** One step, see `run.ts`. @throws Error with what it said when it fails */
async function step(databaseUrl: string, ...words: string[]): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', RUN, ...words], {
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => void (said += text.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${words[0]} failed:\n${said}`);
}

/**
 * How PostgreSQL orders and folds text, beside the order of code points that SQLite knows. `builtin` is that order with
 * the letters of all alphabets folded by `lower`; `icu` is the order of a language, as of a server that was set up without
 * thinking of it.
 */
const LOCALES = {
  c: "LOCALE_PROVIDER libc LOCALE 'C'",
  builtin: "LOCALE_PROVIDER builtin BUILTIN_LOCALE 'C.UTF-8' LOCALE 'C'",
  icu: "LOCALE_PROVIDER icu ICU_LOCALE 'en-US' LOCALE 'C'",
} as const;
type Locale = keyof typeof LOCALES;

/** @throws Error for a name that is none of them */
export function localeOf(name: string): Locale {
  if (!Object.hasOwn(LOCALES, name)) throw new Error(`${name} is none of ${Object.keys(LOCALES).join(', ')}`);
  return name as Locale;
}

export interface Replay {
  readonly sqlite: PlayedAll;
  readonly postgres: PlayedAll;
}

async function makeDatabase(serverUrl: string, name: string, locale: Locale): Promise<string> {
  const client = new pg.Client(serverUrl);
  await client.connect();
  try {
    await client.query(`CREATE DATABASE "${name}" TEMPLATE template0 ENCODING 'UTF8' ${LOCALES[locale]}`);
  } finally {
    await client.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Makes the rows once, gives them to both engines and asks both the same. */
export async function replay(serverUrl: string, locale: Locale): Promise<Replay> {
  const folder = fastFolder('gauntlet-replay-');
  const name = `replay_${randomUUID()}`;
  try {
    const rows = join(folder, 'rows.db');
    const [url] = await Promise.all([makeDatabase(serverUrl, name, locale), step(`file:${rows}`, 'rows')]);
    const own = join(folder, 'own.db');
    copyFileSync(rows, own);
    const [one, other] = [join(folder, 'sqlite.json'), join(folder, 'postgres.json')];
    await Promise.all([step(`file:${own}`, 'play', one), step(url, 'copy', rows).then(() => step(url, 'play', other))]);
    const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as PlayedAll;
    return { sqlite: read(one), postgres: read(other) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await dropDatabases(serverUrl, [name]);
  }
}
