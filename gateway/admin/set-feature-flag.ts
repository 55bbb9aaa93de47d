import { Refused } from '../../domain/shared/refusals.ts';
import { insertAudit } from '../../db/audit/audit.queries.ts';
import { changeFlag, lockFlag } from '../../db/settings/flag.queries.ts';
import { lockStanding } from '../accounts/standing.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { REASON_MAX } from './change-account.ts';

export interface SetFeatureFlagInput {
  readonly id: string;
  readonly enabled: boolean;
  readonly reason: string;
}

const wordOf = (enabled: boolean): string => (enabled ? 'on' : 'off');

/**
 * Switches a feature flag; to switch it to what it is says nothing new and writes nothing.
 * @throws Refused BAD_INPUT, FORBIDDEN, NOT_FOUND
 */
export async function setFeatureFlag(deps: Deps, actor: Actor, input: SetFeatureFlagInput): Promise<void> {
  const { id, enabled } = input;
  const reason = input.reason.trim();
  if (reason === '' || reason.length > REASON_MAX) throw new Refused('BAD_INPUT', { field: 'reason' });
  await deps.db.transact(async (tx) => {
    const staff = await lockStanding(tx, actor.userId);
    if (staff.role !== 'administrator') throw new Refused('FORBIDDEN');
    const flag = await lockFlag(tx, id);
    if (!flag) throw new Refused('NOT_FOUND', { field: 'id' });
    if (flag.enabled === enabled) return;
    const at = deps.now();
    await changeFlag(tx, flag.id, enabled, staff.id, at);
    await insertAudit(tx, {
      id: deps.newId(),
      actorId: staff.id,
      action: 'feature-flag.set',
      subject: 'feature-flag',
      subjectId: flag.id,
      reason,
      data: { from: wordOf(flag.enabled), to: wordOf(enabled) },
      at,
    });
  });
}
