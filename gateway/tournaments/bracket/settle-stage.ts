import { HOLD_LIFE, settlesAt } from '../../../domain/tournaments/hold-prizes.ts';
import { OWN_REASONS } from '../../../domain/tournaments/own-reasons.ts';
import type { Bracket } from '../../../domain/tournaments/change-bracket.ts';
import {
  CONTEST_WINDOW,
  type MadeFact,
  lastRuling,
  ruledToPrizes,
  rulingsOf,
} from '../../../domain/tournaments/rulings.ts';
import { poolOf } from '../../../domain/tournaments/tournament.ts';
import { openSystemAccount } from '../../../db/accounts/index.ts';
import type { Reader, Tx } from '../../../db/client/database.ts';
import { listSeated } from '../../../db/tournaments/entrant.queries.ts';
import { readEntry } from '../../../db/tournaments/lineup.queries.ts';
import { listMadeFacts } from '../../../db/tournaments/match.queries.ts';
import { insertLog, readReleasedAt } from '../../../db/tournaments/tournament-log.queries.ts';
import type { TournamentRow } from '../../../db/tournaments/tournament.table.ts';
import { raiseAlert } from '../../../db/wallet/index.ts';
import { tellHold } from '../talk/tell-tournament.ts';

/** What its organiser has decided of a tournament in place of the players, as it stands. */
export async function readRulings(reader: Reader, { id, organiserId }: TournamentRow): Promise<readonly MadeFact[]> {
  const own = await readEntry(reader, id, organiserId);
  return rulingsOf(await listMadeFacts(reader, id), organiserId, own !== undefined && own.seed !== null);
}

interface Context {
  readonly at: number;
  readonly newId: () => string;
}

type Held = Pick<TournamentRow, 'heldUntil' | 'holdReason'>;
type Stage = Held & Pick<TournamentRow, 'dueAt'> & { readonly status: 'settling' };

const NOT_HELD: Held = { heldUntil: null, holdReason: null };

/**
 * A locked tournament whose last match is decided, and when it is paid: after a day in which the losers of rulings may
 * contest them, and where rulings brought somebody to a prize not before staff have looked.
 */
export async function settleStage(tx: Tx, row: TournamentRow, bracket: Bracket, context: Context): Promise<Stage> {
  const { at } = context;
  // Where nothing ruled brings a prize any more, what was held for it is not.
  const isOurs = row.holdReason === OWN_REASONS.ruledWins;
  const kept = isOurs ? NOT_HELD : { heldUntil: row.heldUntil, holdReason: row.holdReason };
  const isPaid = poolOf(row, bracket.graph.plan.entrants) > 0;
  const rulings = isPaid ? await readRulings(tx, row) : [];
  const ruledAt = lastRuling(rulings);
  const held = ruledAt === null ? kept : await holdRuled(tx, row, { bracket, rulings, ruledAt, kept }, context);
  const contestedUntil = ruledAt === null ? at : ruledAt + CONTEST_WINDOW;
  return { ...held, status: 'settling', dueAt: Math.max(settlesAt(held, at), contestedUntil) };
}

interface Ruled {
  readonly bracket: Bracket;
  readonly rulings: readonly MadeFact[];
  readonly ruledAt: number;
  readonly kept: Held;
}

/** Keeps in escrow what an entrant won mostly by rulings, again and again until staff have released it after the last one. */
async function holdRuled(
  tx: Tx,
  row: TournamentRow,
  { bracket, rulings, ruledAt, kept }: Ruled,
  { at, newId }: Context,
): Promise<Held> {
  const { heldUntil, holdReason } = row;
  const ahead = ruledToPrizes(row, bracket, rulings);
  const releasedAt = await readReleasedAt(tx, row.id);
  const isLookedAt = releasedAt !== null && releasedAt > ruledAt;
  if (ahead.length === 0 || isLookedAt) return kept;
  if (heldUntil !== null && heldUntil > at) return { heldUntil, holdReason };
  const reason = OWN_REASONS.ruledWins;
  const held = { heldUntil: at + HOLD_LIFE, holdReason: reason };
  const actorId = await openSystemAccount(tx, at);
  const entry = { tournamentId: row.id, byId: actorId, reason, match: null, entrantId: null, fallen: 0, at };
  await insertLog(tx, { ...entry, id: newId(), what: 'prizes-held' });
  await tellHold(tx, row, 'tournament.prizes-held', reason, { at, actorId });
  const players = (await listSeated(tx, row.id, ahead)).map(({ userId }) => userId).toSorted();
  const uniqueKey = `rulings:${row.id}`;
  await raiseAlert(tx, {
    id: newId(),
    uniqueKey,
    difference: {
      kind: 'rulings',
      message: `${row.title}: account ${players.join(' and ')} came to a prize by rulings of the organiser, account ${row.organiserId}`,
      subject: row.id,
      currency: null,
      sides: [],
      players: [...players, row.organiserId],
    },
    at,
  });
  return held;
}
