import { randomUUID } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { createDatabase } from '../postgres.ts';
import { TEMPLATE } from './postgres-server.ts';
import { giveBackDatabases } from '../database-pool.ts';

const server = inject('postgresUrl');

// Each process has one, of which its tests take copies. The engine is fixed when the tables are first imported, so this
// comes first.
if (!process.env['DATABASE_URL']?.includes('/mine_'))
  process.env['DATABASE_URL'] = await createDatabase(server, `mine_${randomUUID()}`, TEMPLATE);

afterAll(() => giveBackDatabases(server));
