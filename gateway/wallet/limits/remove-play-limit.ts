import { must } from '../../../domain/shared/refusals.ts';
import {
  type PlayLimitKind,
  type PlayLimitPeriod,
  removePlayLimit as remove,
} from '../../../domain/wallet/play-limits.ts';
import { putPlayLimit, readPlayLimits } from '../../../db/wallet/play-limit.queries.ts';
import { lockStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';

/**
 * Lets a limit go a day from now.
 * @throws Refused NOT_FOUND
 */
export const removePlayLimit = (
  deps: Deps,
  actor: Actor,
  { kind, period }: { kind: PlayLimitKind; period: PlayLimitPeriod },
): Promise<void> =>
  deps.db.transact(async (tx) => {
    const { id } = await lockStanding(tx, actor.userId);
    const limits = await readPlayLimits(tx, id);
    const current = limits.find((limit) => limit.kind === kind && limit.period === period) ?? null;
    await putPlayLimit(tx, id, must(remove(current, deps.now())));
  });
