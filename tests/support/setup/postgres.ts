import { randomUUID } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { createDatabase, dropDatabases } from '../postgres.ts';
import { TEMPLATE } from './postgres-server.ts';
import { copies } from '../copies.ts';

const server = inject('postgresUrl');

// Each process has one, of which its tests take copies. The engine is fixed when the tables are first imported, so this
// comes first.
if (!process.env['DATABASE_URL']?.includes('/mine_'))
  process.env['DATABASE_URL'] = await createDatabase(server, `mine_${randomUUID()}`, TEMPLATE);

// They may lie in memory, and there are thousands in a whole run: none outlives its file.
afterAll(async () => {
  const kept = await dropDatabases(server, [...copies]);
  copies.clear();
  for (const name of kept) copies.add(name);
});
