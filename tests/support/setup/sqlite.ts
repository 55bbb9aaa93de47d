import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { inject } from 'vitest';

// A database of its own for every test file. The engine is fixed when the tables are first imported, so this comes first.
process.env['DATABASE_URL'] = `file:${join(inject('databaseFolder'), `${randomUUID()}.db`)}`;
