import { hurdlesOf } from '../../domain/jury/juror.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { addJuror, readCandidate, removeJurors } from '../../db/jury/juror.queries.ts';
import { holdFlag } from '../../db/settings/flag.queries.ts';
import { requireStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { randomPlace } from './draw-juror.ts';
import { letGo } from './let-go.ts';

/**
 * Offers to serve as a juror, or takes the offer back; a case that waits for the player goes to somebody else then.
 * @throws Refused JURY_OFF, JUROR_UNFIT for whoever may not serve
 */
export const serveAsJuror = (deps: Deps, { userId }: Actor, isServing: boolean): Promise<void> =>
  deps.db.transact(async (tx) => {
    await requireStanding(tx, userId);
    if (!isServing) {
      await removeJurors(tx, [userId]);
      await letGo(tx, userId, deps.now());
      return;
    }
    if (!(await holdFlag(tx, 'community-jury'))) throw new Refused('JURY_OFF');
    const candidate = await readCandidate(tx, userId);
    if (!candidate || hurdlesOf(candidate, deps.now()).length > 0) throw new Refused('JUROR_UNFIT');
    await addJuror(tx, { userId, place: randomPlace(deps), since: deps.now() });
  });
