import { isStaff } from '../../../domain/accounts/roles.ts';
import { type CashBar, cashBar, mayPlayForCash } from '../../../domain/arcade/contests.ts';
import type { GameId } from '../../../domain/arcade/games.ts';
import { type RefusalCode, Refused, must } from '../../../domain/shared/refusals.ts';
import type { User } from '../../../db/accounts/index.ts';
import { readRating } from '../../../db/arcade/rating.queries.ts';
import { readBeaten } from '../../../db/arcade/seeker.queries.ts';
import type { Tx } from '../../../db/client/database.ts';
import { holdFlag } from '../../../db/settings/flag.queries.ts';
import { readSettings } from '../../../db/settings/setting.queries.ts';

const REFUSALS = {
  unverified: 'ARCADE_CASH_UNVERIFIED',
  'region-unknown': 'ARCADE_CASH_NO_REGION',
  'region-off': 'ARCADE_CASH_REGION',
  'too-young': 'ARCADE_CASH_AGE',
} as const satisfies Readonly<Record<CashBar, RefusalCode>>;

/**
 * Who may play a game for money: players and creators who have unlocked it, while it is switched on. Staff, who
 * could look after the runs of their opponents, never; nor players whose age is not proven or too low where they are at
 * home, or where it is switched off.
 * @throws Refused ARCADE_CASH_OFF, ARCADE_CASH_STAFF, ARCADE_CASH_UNVERIFIED, ARCADE_CASH_NO_REGION, ARCADE_CASH_REGION,
 * ARCADE_CASH_AGE, ARCADE_CASH_LOCKED, ARCADE_CASH_RUNS
 */
export async function requireCash(tx: Tx, user: User, game: GameId, at: number): Promise<void> {
  if (!(await holdFlag(tx, 'arcade-cash'))) throw new Refused('ARCADE_CASH_OFF');
  const { id, role } = user;
  if (isStaff(role)) throw new Refused('ARCADE_CASH_STAFF');
  const bar = cashBar(user, await readSettings(tx), at);
  if (bar) throw new Refused(REFUSALS[bar]);
  const { ratedRuns } = await readRating(tx, id, game);
  must(mayPlayForCash({ beaten: await readBeaten(tx, id), ratedRuns }));
}
