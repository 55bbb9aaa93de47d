import { passTeamDeadline } from '../../../domain/teams/team-battle.ts';
import { applyTeamTransition } from '../../../db/teams/apply-team-transition.ts';
import { listLapsedOffers } from '../../../db/teams/offer.queries.ts';
import { listDueTeamBattles, lockTeamBattle, readSeats } from '../../../db/teams/team-battle.queries.ts';
import type { Deps } from '../../kernel/deps.ts';
import { expireTeamOffer } from './answer-team-offer.ts';

/** So many at a time, each in a transaction of its own, so that players' calls come in between. */
const CHUNK = 20;

const passOne = (deps: Deps, teamBattleId: string): Promise<boolean> =>
  deps.db.transact(async (tx) => {
    const at = deps.now();
    const row = await lockTeamBattle(tx, teamBattleId);
    const transition = row ? passTeamDeadline(row, at) : null;
    if (!transition) return false;
    await applyTeamTransition(tx, transition, await readSeats(tx, teamBattleId), {
      at,
      actorId: null,
      newId: deps.newId,
    });
    return true;
  });

/** Ends offers that nobody answered and does what is due in team battles; answers how many it moved. */
export async function passTeamDeadlines(deps: Deps): Promise<number> {
  const { read } = deps.db;
  const [lapsed, due] = await Promise.all([
    listLapsedOffers(read, deps.now(), CHUNK),
    listDueTeamBattles(read, deps.now(), CHUNK),
  ]);
  const moved = await Promise.all([
    ...lapsed.map((id) => expireTeamOffer(deps, id)),
    ...due.map((id) => passOne(deps, id)),
  ]);
  return moved.filter(Boolean).length;
}
