import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { engine } from '../../db/client/kit.ts';

/** Lets nobody open a battle, as another program would that writes the same database; answers what ends it. */
export async function holdWrites(url: string): Promise<() => Promise<void>> {
  if (engine === 'postgres') {
    const client = new pg.Client(url);
    await client.connect();
    await client.query('BEGIN');
    await client.query('LOCK TABLE battles IN EXCLUSIVE MODE');
    return () => client.end();
  }
  const script = fileURLToPath(new URL('hold-file.mjs', import.meta.url));
  const holder = spawn(process.execPath, [script, url.replace(/^file:/, '')], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(holder.stdout, 'data');
  const ended = once(holder, 'exit');
  return async () => {
    holder.stdin.end();
    await ended;
  };
}
