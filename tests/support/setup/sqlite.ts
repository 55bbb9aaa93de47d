import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { inject } from 'vitest';

// Each file names one; the first is what all tests of the process take copies of. The engine is fixed when the tables are
// first imported, so this comes first.
process.env['DATABASE_URL'] = `file:${join(inject('databaseFolder'), `${randomUUID()}.db`)}`;
