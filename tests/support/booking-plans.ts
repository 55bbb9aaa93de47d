import { engine } from '../../db/client/kit.ts';
import { growLog, readTiles } from '../../db/wallet/grow-log.ts';
import { readLogLeaves, readTile } from '../../db/wallet/log.queries.ts';
import { listBookings, listUnbooked, readPageEnd } from '../../db/wallet/transaction.queries.ts';
import { type PlanCase, pk } from './query-plans.ts';
import type { World } from './world.ts';

const ALL_TRANSACTIONS = { type: null, status: null, userId: null };
/** PostgreSQL lets either side of the join lead, by how full the tables are. */
const BOOKING_INDEXES = engine === 'sqlite' ? ['transfers_at', pk('entries'), pk('users')] : [pk('users')];
const read = (world: World) => world.db.read;

/** The log of the ledger: what is served of it, and what proofs are made of. */
const LOG_PLAN: PlanCase = {
  name: 'the log of the ledger: tiles and leaves',
  run: async (w) => {
    await growLog(w.db);
    await readTile(read(w), { level: 0, number: 0 });
    await readTiles(read(w), [
      { level: 0, number: 0 },
      { level: 1, number: 0 },
    ]);
    await readLogLeaves(read(w), 0, 5);
  },
  uses: [pk('ledger_tiles'), 'transfers_position', pk('entries')],
};

/** The bookings of all players, and of one, as staff page through them; and the log that they are leaves of. */
export const BOOKING_PLANS: readonly PlanCase[] = [
  LOG_PLAN,
  {
    name: 'bookings of all players, first page',
    run: (w) => listBookings(read(w), ALL_TRANSACTIONS, 20, null),
    uses: BOOKING_INDEXES,
  },
  {
    name: 'bookings of all players, next page',
    run: (w) => listBookings(read(w), ALL_TRANSACTIONS, 20, { at: 5, id: 'x', seq: 0 }),
    uses: BOOKING_INDEXES,
  },
  {
    name: 'bookings of a kind, as far as a page looks',
    run: (w) => listBookings(read(w), { ...ALL_TRANSACTIONS, type: 'fee' }, 20, null, { at: 1, id: 'x', seq: 0 }),
    uses: BOOKING_INDEXES,
  },
  {
    name: 'bookings of one player',
    run: (w) => listBookings(read(w), { ...ALL_TRANSACTIONS, userId: 'x' }, 20, { at: 5, id: 'x', seq: 0 }),
    uses: engine === 'sqlite' ? [pk('ledger_accounts'), 'entries_account', pk('transfers')] : ['entries_account'],
  },
  {
    name: 'how far a page of bookings looks',
    run: (w) => readPageEnd(read(w), { at: 5, id: 'x', seq: 0 }),
    uses: ['transfers_at', 'deposits_unbooked'],
    isInOrder: true,
  },
  {
    name: 'deposits of one player that are not booked',
    run: (w) => listUnbooked(read(w), { ...ALL_TRANSACTIONS, userId: 'x' }, 20, { at: 5, id: 'x', seq: 0 }),
    uses: [/deposits_(user|unbooked)/],
    isInOrder: true,
  },
  {
    name: 'deposits that are not booked',
    run: (w) => listUnbooked(read(w), ALL_TRANSACTIONS, 20, { at: 5, id: 'x', seq: 0 }),
    uses: ['deposits_unbooked'],
    isInOrder: true,
  },
];
