import { SIGNALS, SIGNAL_SEATS } from '../../domain/proof/signals.ts';
import { battles } from '../battles/battle.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, oneOf, at, index, primaryKey } = kit;

/** What the games of a battle leave for the desk of staff; it names places and no players. */
export const proofSignals = table(
  'proof_signals',
  {
    battleId: text()
      .notNull()
      .references(() => battles.id),
    kind: oneOf(SIGNALS).notNull(),
    seat: oneOf(SIGNAL_SEATS).notNull(),
    at: at().notNull(),
  },
  (t) => [primaryKey({ columns: [t.battleId, t.kind, t.seat] }), index('proof_signals_at').on(t.at)],
);
export type ProofSignalRow = typeof proofSignals.$inferSelect;
