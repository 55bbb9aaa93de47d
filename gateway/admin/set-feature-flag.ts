import { staffAct } from '../../domain/accounts/accounts.schemas.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { insertAudit } from '../../db/audit/audit.queries.ts';
import { changeFlag, lockFlag } from '../../db/settings/flag.queries.ts';
import { lockStanding } from '../accounts/index.ts';
import { followMode } from './maintain.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { readInput } from '../kernel/read-input.ts';

export interface SetFeatureFlagInput {
  readonly id: string;
  readonly enabled: boolean;
  readonly reason: string;
}

const stateOf = (enabled: boolean): string => (enabled ? 'on' : 'off');

/**
 * Switches a feature flag; to switch it to what it is says nothing new and writes nothing.
 * @throws Refused BAD_INPUT, FORBIDDEN, NOT_FOUND
 */
export async function setFeatureFlag(deps: Deps, actor: Actor, input: SetFeatureFlagInput): Promise<void> {
  const { id, enabled } = input;
  const { reason } = readInput(staffAct, input);
  await deps.db.transact(async (tx) => {
    const staff = await lockStanding(tx, actor.userId);
    if (staff.role !== 'administrator') throw new Refused('FORBIDDEN');
    const flag = await lockFlag(tx, id);
    if (!flag) throw new Refused('NOT_FOUND', { field: 'id' });
    if (flag.enabled === enabled) return;
    const at = deps.now();
    await changeFlag(tx, flag.id, enabled, staff.id, at);
    if (flag.id === 'maintenance-mode') await followMode(tx, enabled, at);
    await insertAudit(tx, {
      id: deps.newId(),
      actorId: staff.id,
      action: 'feature-flag.set',
      subject: 'feature-flag',
      subjectId: flag.id,
      reason,
      data: { from: stateOf(flag.enabled), to: stateOf(enabled) },
      at,
    });
  });
}
