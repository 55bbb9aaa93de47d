import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase } from '../postgres.ts';
import { TEMPLATE } from './postgres-server.ts';

// A database of its own for every test file. The engine is fixed when the tables are first imported, so this comes first.
process.env['DATABASE_URL'] = await createDatabase(inject('postgresUrl'), `test_${randomUUID()}`, TEMPLATE);
