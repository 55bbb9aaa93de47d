import { passTeamDeadline } from '../../domain/teams/team-battle.ts';
import { applyTeamStep } from '../../db/teams/apply-team-step.ts';
import { listLapsedChallenges } from '../../db/teams/challenge.queries.ts';
import { listDueTeamBattles, lockTeamBattle, readSeats } from '../../db/teams/team-battle.queries.ts';
import type { Deps } from '../kernel/deps.ts';
import { expireTeamChallenge } from './answer-team-challenge.ts';

/** So many at a time, each in a transaction of its own, so that players' calls come in between. */
const CHUNK = 20;

const passOne = (deps: Deps, teamBattleId: string): Promise<boolean> =>
  deps.db.transact(async (tx) => {
    const at = deps.now();
    const row = await lockTeamBattle(tx, teamBattleId);
    const step = row ? passTeamDeadline(row, at) : null;
    if (!step) return false;
    await applyTeamStep(tx, step, await readSeats(tx, teamBattleId), { at, actorId: null, newId: deps.newId });
    return true;
  });

/** Ends challenges that nobody answered and does what is due in team battles; answers how many it moved. */
export async function passTeamDeadlines(deps: Deps): Promise<number> {
  const { read } = deps.db;
  const [lapsed, due] = await Promise.all([
    listLapsedChallenges(read, deps.now(), CHUNK),
    listDueTeamBattles(read, deps.now(), CHUNK),
  ]);
  const moved = await Promise.all([
    ...lapsed.map((id) => expireTeamChallenge(deps, id)),
    ...due.map((id) => passOne(deps, id)),
  ]);
  return moved.filter(Boolean).length;
}
