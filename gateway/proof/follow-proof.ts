import { Refused } from '../../domain/shared/refusals.ts';
import { findBattle } from '../battles/index.ts';
import { whileAllowed } from '../events/while-allowed.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { seesFeeds } from './read-proof.ts';

/** What is told of the evidence of a battle, to its players and staff, while they may read it. @throws Refused NOT_FOUND */
export async function followProof(context: Context, battleId: string) {
  const mayRead = async () => {
    const view = await findBattle(context.deps, actorOf(context), battleId, null);
    return view !== null && seesFeeds(actorOf(context), view);
  };
  if (!(await mayRead())) throw new Refused('NOT_FOUND');
  return whileAllowed(context, context.live.subscribe('proof', battleId), { mayRead });
}
