import { must } from '../../../domain/shared/refusals.ts';
import { type PlayPauseKind, startPause as start } from '../../../domain/wallet/play-pause.ts';
import { pauseUser } from '../../../db/accounts/index.ts';
import { insertPause } from '../../../db/wallet/play-limit.queries.ts';
import { lockStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { withdrawOpen } from '../../kernel/manifest/withdraw-open.ts';

export interface StartPauseInput {
  readonly kind: PlayPauseKind;
  /** Days of a cool-off, months of a self-exclusion. */
  readonly length: number;
}

/**
 * Begins a break: no stake and no deposit until it ends. Money can be withdrawn and battles between two finish; what
 * nobody has taken up yet is taken back.
 * @throws Refused BAD_INPUT, PAUSE_RUNNING
 */
export const startPause = (deps: Deps, actor: Actor, { kind, length }: StartPauseInput): Promise<void> =>
  deps.db.transact(async (tx) => {
    const startsAt = deps.now();
    const { id: userId, pausedUntil } = await lockStanding(tx, actor.userId);
    const endsAt = must(start(kind, length, pausedUntil, startsAt));
    await pauseUser(tx, userId, endsAt);
    await insertPause(tx, { id: deps.newId(), userId, kind, startsAt, endsAt });
    await withdrawOpen({ deps, tx, userId, at: startsAt });
  });
