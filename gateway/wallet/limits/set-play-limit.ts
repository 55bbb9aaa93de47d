import { must } from '../../../domain/shared/refusals.ts';
import { type PlayLimitKind, type PlayLimitPeriod, setPlayLimit as set } from '../../../domain/wallet/play-limits.ts';
import { putPlayLimit, readPlayLimits } from '../../../db/wallet/play-limit.queries.ts';
import { lockStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';

export interface SetPlayLimitInput {
  readonly kind: PlayLimitKind;
  readonly period: PlayLimitPeriod;
  readonly cents: number;
}

/**
 * Sets a limit on the player's own play: a first or lower one at once, a higher one after a day.
 * @throws Refused BAD_INPUT
 */
export const setPlayLimit = (deps: Deps, actor: Actor, { kind, period, cents }: SetPlayLimitInput): Promise<void> =>
  deps.db.transact(async (tx) => {
    const { id } = await lockStanding(tx, actor.userId);
    const limits = await readPlayLimits(tx, id);
    const current = limits.find((limit) => limit.kind === kind && limit.period === period) ?? null;
    await putPlayLimit(tx, id, must(set({ kind, period }, current, cents, deps.now())));
  });
