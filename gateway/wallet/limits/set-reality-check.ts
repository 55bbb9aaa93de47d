import { must } from '../../../domain/shared/refusals.ts';
import { chooseRealityCheck } from '../../../domain/wallet/reality-check.ts';
import { putRealityCheckMinutes } from '../../../db/wallet/reality-check.queries.ts';
import { requireStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';

/**
 * Chooses how often a visit is interrupted by its own figures.
 * @throws Refused BAD_INPUT
 */
export const setRealityCheck = (deps: Deps, actor: Actor, minutes: number): Promise<void> =>
  deps.db.transact(async (tx) => {
    const { id } = await requireStanding(tx, actor.userId);
    await putRealityCheckMinutes(tx, id, must(chooseRealityCheck(minutes)));
  });
