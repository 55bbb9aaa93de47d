import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { fastFolder } from './fast-folder.ts';

const DATA = 'gauntlet-postgres-data-';

export interface PostgresServer {
  /** The maintenance database: for `createDatabase`, not for tables. */
  readonly url: string;
  /** Ends the server as its operator would, with a word to every connection. */
  halt(): Promise<void>;
  /** Starts it again after `halt`, at the same address with the same data. */
  goOn(): Promise<void>;
  /** Ends every connection; the data is removed while others go on. */
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** A commit waits for the disk, as it does in production. Off by default: tests lose nothing worth keeping. */
  durable?: boolean;
}

/** Starts a throw-away PostgreSQL of its own on 127.0.0.1; it ends with this process at the latest, however that ends. */
export async function startPostgres({ durable = false }: PostgresOptions = {}): Promise<PostgresServer> {
  const script = fileURLToPath(new URL('postgres-server.mjs', import.meta.url));
  const folder = durable ? mkdtempSync(join(tmpdir(), DATA)) : fastFolder(DATA);
  const keeper = spawn(process.execPath, [script, folder, ...(durable ? ['--durable'] : [])], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const stopped = once(keeper.stdout, 'close');
  const lines = createInterface(keeper.stdout);
  const nextLine = () =>
    new Promise<string>((resolve, reject) => {
      const ended = () => reject(new Error('PostgreSQL did not start'));
      lines.once('close', ended);
      lines.once('line', (line) => {
        lines.off('close', ended);
        resolve(line);
      });
    });
  const { url } = JSON.parse(await nextLine()) as { url: string };
  const command = async (text: string): Promise<void> => {
    keeper.stdin.write(`${text}\n`);
    await nextLine();
  };
  return {
    url,
    halt: () => command('halt'),
    goOn: () => command('go on'),
    async stop() {
      keeper.stdin.end();
      await stopped;
      keeper.unref();
    },
  };
}

/**
 * A new database on the server, empty or a copy of `template`, to which nobody may be connected meanwhile.
 * Returns its url.
 */
export async function createDatabase(serverUrl: string, name: string, template = 'template1'): Promise<string> {
  const client = new pg.Client(serverUrl);
  await client.connect();
  try {
    await client.query(
      `CREATE DATABASE ${client.escapeIdentifier(name)} TEMPLATE ${client.escapeIdentifier(template)} STRATEGY FILE_COPY`,
    );
  } finally {
    await client.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** PostgreSQL's code for a database that somebody is connected to. */
const IN_USE = '55006';

/** Removes those databases of the server to which nobody is connected any more; answers the others. */
export async function dropDatabases(serverUrl: string, names: readonly string[]): Promise<string[]> {
  const client = new pg.Client(serverUrl);
  await client.connect();
  const kept: string[] = [];
  try {
    for (const name of names)
      try {
        await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)}`);
      } catch (error) {
        if (!(error instanceof pg.DatabaseError && error.code === IN_USE)) throw error;
        kept.push(name);
      }
  } finally {
    await client.end();
  }
  return kept;
}
