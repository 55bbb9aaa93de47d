import { engine } from '../../db/client/kit.ts';
import { listBookings, listUnbooked, readPageEnd } from '../../db/wallet/transaction.queries.ts';
import { type PlanCase, pk } from './query-plans.ts';
import type { World } from './world.ts';

const ALL_TRANSACTIONS = { type: null, status: null, userId: null };
/** PostgreSQL lets either side of the join lead, by how full the tables are. */
const BOOKING_INDEXES = engine === 'sqlite' ? ['transfers_at', pk('entries'), pk('users')] : [pk('users')];
const read = (world: World) => world.db.read;

/** The bookings of all players, and of one, as staff page through them. */
export const BOOKING_PLANS: readonly PlanCase[] = [
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
