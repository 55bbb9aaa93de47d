import { GAMES } from '../../domain/arcade/games.ts';
import { LAST_VERSIONS, loadGame } from '../../domain/arcade/versions.ts';
import { MINUTE } from '../../domain/shared/time.ts';
import { listDueContests, readUnknownContest } from '../../db/arcade/contest.queries.ts';
import { lockContest, readContest, updateContest } from '../../db/arcade/run.queries.ts';
import type { Deps } from '../kernel/deps.ts';
import { courseOfContest, settleContext } from './course-of-contest.ts';
import { settleIfOver, voidContest } from './settle-contest.ts';
import { RULES_WAIT_MS } from './settle-run.ts';
import { CHUNK, alertOf, alertOfVersion, endEach } from './void-contest.ts';

/** An update of the gateways takes less; after it staff hear that a version is missing. */
const RULES_TOLD_MS = 10 * MINUTE;

/** Decides contests whose day is over among those who have played. Safe to run in many gateways. */
export async function endContests(deps: Deps): Promise<number> {
  const now = deps.now();
  // Those of rules that this gateway has not got stand in nobody's way until nobody is waited for any more.
  const due = await listDueContests(deps.db.read, { known: LAST_VERSIONS, now, givenUpAt: now - RULES_WAIT_MS }, CHUNK);
  const missing = await readUnknownContest(deps.db.read, LAST_VERSIONS, now - RULES_TOLD_MS);
  if (missing) await deps.db.transact((tx) => alertOfVersion(deps, tx, missing));
  return endEach(
    deps,
    due,
    (id) => endContest(deps, id),
    async (tx, id, dueAt, why) => {
      const contest = await lockContest(tx, id);
      if (contest?.state !== 'open') return;
      await updateContest(tx, id, { dueAt });
      await alertOf(deps, tx, 'contest', contest, why);
    },
  );
}

async function endContest(deps: Deps, id: string): Promise<boolean> {
  const found = await readContest(deps.db.read, id);
  if (!found) return false;
  const rules = await loadGame(found.game, found.version);
  const isGivenUp = (found.dueAt ?? 0) + RULES_WAIT_MS <= deps.now();
  if (!rules && !isGivenUp) return false;
  const lastSecret = rules && courseOfContest(deps, found, rules)?.secrets.at(-1);
  return deps.db.transact(async (tx) => {
    const contest = await lockContest(tx, id);
    if (contest?.state !== 'open') return false;
    if (rules && lastSecret) return settleIfOver(tx, contest, settleContext(deps, rules, lastSecret));
    await voidContest(tx, contest, { at: deps.now(), newId: deps.newId });
    const { title } = GAMES[contest.game];
    const why = rules
      ? 'its course is not the one that was committed to'
      : `nobody has version ${contest.version} of ${title}`;
    await alertOf(deps, tx, 'contest', contest, why);
    return true;
  });
}
