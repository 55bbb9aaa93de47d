import { dailyEndsAt } from '../../../domain/arcade/contests.ts';
import type { GameId } from '../../../domain/arcade/games.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { deleteGivenBack, readDaily, readRunIn } from '../../../db/arcade/daily.queries.ts';
import type { ArcadeContest } from '../../../db/arcade/arcade.table.ts';
import { lockTurn } from '../../../db/arcade/contest.queries.ts';
import { lockContest, updateContest } from '../../../db/arcade/run.queries.ts';
import type { Tx } from '../../../db/client/database.ts';

/** The id of a ticket of today's board that the player has given back; null without one. It is taken again under its id. */
export async function findGivenBack(tx: Tx, game: GameId, userId: string, at: number): Promise<string | null> {
  const contest = await readDaily(tx, game, dailyEndsAt(at) - DAY);
  const run = contest && (await readRunIn(tx, contest.id, userId));
  return run?.state === 'void' ? run.id : null;
}

/**
 * A seat on today's board of a game; null where it is to be opened. One run a day counts; a ticket that was given back
 * before it began was none.
 * @throws Refused ARCADE_DAILY_PLAYED, ARCADE_VERSION
 */
export async function takeDailySeat(
  tx: Tx,
  { game, version }: { readonly game: GameId; readonly version: number },
  userId: string,
  at: number,
): Promise<ArcadeContest | null> {
  await lockTurn(tx, { game, version, mode: 'daily', currency: 'BC', entry: 0 });
  const found = await readDaily(tx, game, dailyEndsAt(at) - DAY);
  const contest = found && (await lockContest(tx, found.id));
  if (contest?.state !== 'open') return null;
  // The day goes on by the rules that it began with.
  if (contest.version !== version) throw new Refused('ARCADE_VERSION', { field: 'version' });
  const before = await readRunIn(tx, contest.id, userId);
  if (before && before.state !== 'void') throw new Refused('ARCADE_DAILY_PLAYED');
  if (before) await deleteGivenBack(tx, before.id);
  await updateContest(tx, contest.id, { taken: contest.taken + 1 });
  return { ...contest, taken: contest.taken + 1 };
}
