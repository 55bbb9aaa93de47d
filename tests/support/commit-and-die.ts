/** Commits an event and is gone before anybody hears of it. Argument: the database. */
import { openDatabase } from '../../db/client/open.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import { PATIENT } from './patience.ts';
import { testEvent } from './test-events.ts';

const db = await openDatabase(process.argv[2] ?? '', { connections: 1, timeouts: PATIENT });
await db.transact((tx) => appendEvent(tx, testEvent({ entityId: 'last-words' })));
process.kill(process.pid, 'SIGKILL');
