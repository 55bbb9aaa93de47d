import { readBrought } from '../../db/wallet/correct-stakes.ts';
import { listPayouts } from '../../db/wallet/free-money.ts';
import { payPool, refundStake } from '../../db/wallet/index.ts';
import { hasStake, listHeld, readHeld, readSubjects } from '../../db/wallet/stake.queries.ts';
import { type PlanCase, pk } from './query-plans.ts';
import type { World } from './world.ts';

const read = (world: World) => world.db.read;
const context = { at: 5, actorId: null, newId: () => 'x' };
/** There is nothing to end: the statements that look for it are what is planned. */
const refused = (call: Promise<void>) => call.catch(() => undefined);

/** What every stake and every look at the wallet asks for. */
export const STAKE_PLANS: readonly PlanCase[] = [
  { name: 'what a player has in escrow', run: (w) => readHeld(read(w), 'x', 'USD'), uses: ['stakes_held'] },
  { name: 'what holds money of a player', run: (w) => listHeld(read(w), 'x', 'USD'), uses: ['stakes_held'] },
  { name: 'whether a player has a stake', run: (w) => hasStake(read(w), 'x'), uses: ['stakes_held'] },
  { name: 'what transfers were for', run: (w) => readSubjects(read(w), ['x', 'y']), uses: [pk('stake_subjects')] },
  {
    name: 'what was paid out to a player since an instant',
    run: (w) => listPayouts(read(w), 'x', 5),
    uses: ['entries_account', pk('transfers')],
  },
  {
    name: 'what a contest has brought everybody',
    run: (w) => readBrought(read(w), 'x'),
    uses: ['transfers_subject'],
  },
  {
    name: 'the end of a subject',
    run: (w) => refused(w.db.transact((tx) => payPool(tx, 'x', [{ userId: 'x', parts: 1 }], context))),
    uses: [pk('stake_subjects'), pk('stakes')],
  },
  {
    name: 'the way back of one stake',
    run: (w) => refused(w.db.transact((tx) => refundStake(tx, 'x', 'x', context))),
    uses: [pk('stake_subjects'), pk('stakes')],
  },
];
