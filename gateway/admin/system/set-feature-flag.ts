import { staffAct } from '../../../domain/accounts/accounts.schemas.ts';
import { isFlagLoosened } from '../../../domain/configuration.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import type { Tx } from '../../../db/client/database.ts';
import { changeFlag, lockFlag } from '../../../db/settings/flag.queries.ts';
import { lockStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { readInput } from '../../kernel/read-input.ts';
import { countGiven } from '../../security/index.ts';
import { askApproval } from '../approvals/ask-approval.ts';
import { followMode } from './maintain.ts';

interface FlagSwitch {
  readonly id: string;
  readonly enabled: boolean;
  readonly reason: string;
}

export interface SetFeatureFlagInput extends FlagSwitch {
  /** A code of the second factor; null when none is given. */
  readonly proof: string | null;
}

const stateOf = (enabled: boolean): string => (enabled ? 'on' : 'off');

/** Switches a flag; to what it is already, nothing is written. @throws Refused NOT_FOUND */
export async function switchFlag(
  deps: Deps,
  tx: Tx,
  actorId: string,
  { id, enabled, reason }: FlagSwitch,
): Promise<void> {
  const flag = await lockFlag(tx, id);
  if (!flag) throw new Refused('NOT_FOUND', { field: 'id' });
  if (flag.enabled === enabled) return;
  const at = deps.now();
  await changeFlag(tx, flag.id, enabled, actorId, at);
  if (flag.id === 'maintenance-mode') await followMode(tx, enabled, at);
  await insertAudit(tx, {
    id: deps.newId(),
    actorId,
    action: 'feature-flag.set',
    subject: 'feature-flag',
    subjectId: flag.id,
    reason,
    data: { from: stateOf(flag.enabled), to: stateOf(enabled) },
    at,
  });
}

/**
 * Switches a feature flag; to switch it to what it is says nothing new and writes nothing. One that opens a way of money
 * waits for a second administrator.
 * @throws Refused BAD_INPUT, FORBIDDEN, NOT_FOUND; NO_SECOND_ADMINISTRATOR, APPROVAL_WAITING, TWO_FACTOR_SETUP_REQUIRED,
 * TWO_FACTOR_REQUIRED, CODE_WRONG for what waits
 */
export async function setFeatureFlag(deps: Deps, actor: Actor, input: SetFeatureFlagInput): Promise<void> {
  const { id, enabled } = input;
  const { reason } = readInput(staffAct, input);
  const proof = await countGiven(deps, actor.userId, input.proof);
  await deps.db.transact(async (tx) => {
    const staff = await lockStanding(tx, actor.userId);
    if (staff.role !== 'administrator') throw new Refused('FORBIDDEN');
    const flag = await lockFlag(tx, id);
    if (!flag) throw new Refused('NOT_FOUND', { field: 'id' });
    if (flag.enabled !== enabled && isFlagLoosened(id, enabled)) {
      const changes = [{ key: id, from: stateOf(flag.enabled), to: stateOf(enabled) }];
      await askApproval(deps, tx, staff, { kind: 'flag', subjectId: id, changes, reason, proof });
    } else await switchFlag(deps, tx, staff.id, { id, enabled, reason });
  });
}
