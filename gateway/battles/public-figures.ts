import type { BattleGame } from '../../domain/shared/games.ts';
import { MINUTE, dayStart, utcDay } from '../../domain/shared/time.ts';
import { countActivePublic } from '../../db/battles/shown-battles.queries.ts';
import type { Database } from '../../db/client/database.ts';
import { sumPaidOut } from '../../db/wallet/index.ts';
import type { Deps } from '../kernel/deps.ts';

export interface PublicFigures {
  /** Those that battles can be opened in now, in the order of the product. */
  readonly games: readonly { readonly game: BattleGame; readonly liveBattles: number }[];
  /** Since the UTC day began. */
  readonly paidOutTodayCents: number;
}

interface PaidOut {
  readonly day: string;
  /** Everything before this is in the sum. */
  readonly until: number;
  readonly cents: number;
}

interface Kept {
  readonly readAt: number;
  readonly figures: Promise<PublicFigures>;
  readonly paid: PaidOut | null;
}

/** So old the figures of the front page may be: whoever opens it, however often, has them counted once a minute. */
const GOOD_FOR = MINUTE;
/** What was booked so long ago is stored: its transaction has ended long since. */
const STORED_AFTER = 10 * MINUTE;

const keptOf = new WeakMap<Database, Kept>();

/** What goes on in the house, as anybody may know it; counted at most once a minute by each gateway. */
export function readPublicFigures(deps: Deps): Promise<PublicFigures> {
  const { db, now } = deps;
  const kept = keptOf.get(db);
  const readAt = now();
  if (kept && kept.readAt <= readAt && readAt - kept.readAt < GOOD_FOR) return kept.figures;
  const figures = count(deps, readAt, kept?.paid ?? null);
  keptOf.set(db, { readAt, figures, paid: kept?.paid ?? null });
  // Nobody is answered with a failure that is over.
  figures.catch(() => keptOf.delete(db));
  return figures;
}

async function count(deps: Deps, at: number, paid: PaidOut | null): Promise<PublicFigures> {
  const { read } = deps.db;
  const [games, live, paidOutTodayCents] = await Promise.all([
    deps.wiring.provided.gamesOffered(deps),
    countActivePublic(read),
    countPaid(deps, at, paid),
  ]);
  return { games: games.map((game) => ({ game, liveBattles: live.get(game) ?? 0 })), paidOutTodayCents };
}

/** Today's payouts: what is stored for certain is summed once, and only what came since is read again. */
async function countPaid({ db }: Deps, at: number, known: PaidOut | null): Promise<number> {
  const day = utcDay(at);
  const begin = dayStart(day) ?? at;
  const before: PaidOut = known?.day === day && known.until <= at ? known : { day, until: begin, cents: 0 };
  const until = Math.max(before.until, at - STORED_AFTER);
  const stored = before.cents + (until > before.until ? await sumPaidOut(db.read, before.until, until) : 0);
  const kept = keptOf.get(db);
  if (kept) keptOf.set(db, { ...kept, paid: { day, until, cents: stored } });
  return stored + (await sumPaidOut(db.read, until, at + 1));
}
