/**
 * One step of the replay in a process of its own, since the engine is fixed by DATABASE_URL when the tables are first
 * imported:
 *
 * `rows` fills the SQLite file of DATABASE_URL, `copy FILE` fills PostgreSQL with the rows of that file, `play OUT` makes
 * all calls and writes down the answers; `list [ROOM…]` tells which functions have no case yet.
 */
import { DEFAULT_DATABASE_URL } from '../../db/client/kit.ts';
import { openDatabase } from '../../db/client/open.ts';
import { PATIENT } from '../support/patience.ts';
import { copyRows } from './copy-rows.ts';
import { makeRows } from './data.ts';
import { listMissing } from './list-missing.ts';
import { play } from './play.ts';

const [step, ...words] = process.argv.slice(2);
const url = process.env['DATABASE_URL'] ?? DEFAULT_DATABASE_URL;

if (step === 'rows') await makeRows(url);
else if (step === 'copy') {
  const db = await openDatabase(url, { connections: 1, timeouts: PATIENT });
  await db.close();
  await copyRows(words[0] ?? '', url);
} else if (step === 'play') await play(url, words[0] ?? '');
else if (step === 'list') process.stdout.write(await listMissing(words));
else throw new Error(`there is no step ${step}`);
