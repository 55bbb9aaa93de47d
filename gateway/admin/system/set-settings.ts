import { staffAct } from '../../../domain/accounts/accounts.schemas.ts';
import type { ApprovalChange } from '../../../domain/admin/approvals.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import { changeSettings, isLoosening } from '../../../domain/shared/settings.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import type { Tx } from '../../../db/client/database.ts';
import { changeSetting, lockSettings } from '../../../db/settings/setting.queries.ts';
import { lockStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { readInput } from '../../kernel/read-input.ts';
import { countGiven } from '../../security/index.ts';
import { askApproval } from '../approvals/ask-approval.ts';

export interface SetSettingsInput {
  readonly changes: readonly { readonly key: string; readonly value: string }[];
  readonly reason: string;
  /** A code of the second factor; null when none is given. */
  readonly proof: string | null;
}

/** Writes values that are no more what they were; all of them are locked. */
async function write(deps: Deps, tx: Tx, actorId: string, changes: readonly ApprovalChange[], reason: string) {
  for (const { key, from, to } of changes) {
    await changeSetting(tx, key, to);
    await insertAudit(tx, {
      id: deps.newId(),
      actorId,
      action: 'setting.changed',
      subject: 'setting',
      subjectId: key,
      reason,
      data: { from, to },
      at: deps.now(),
    });
  }
}

/** Writes what was asked for, where all of it is as it was then. @throws Refused APPROVAL_OVER, SETTING_UNUSABLE */
export async function putSettings(
  deps: Deps,
  tx: Tx,
  actorId: string,
  changes: readonly ApprovalChange[],
  reason: string,
): Promise<void> {
  const stored = await lockSettings(tx);
  if (changes.some(({ key, from }) => stored[key] !== from)) throw new Refused('APPROVAL_OVER');
  must(changeSettings(stored, Object.fromEntries(changes.map(({ key, to }) => [key, to]))));
  await write(deps, tx, actorId, changes, reason);
}

/**
 * Changes values of the configuration, all of them or none (AS-14). They hold from the next call on, in every gateway,
 * because each reads them where it needs them. What a value was before stays in the audit log, so that it can be set
 * again. Where one of them guards money and becomes looser, all of them wait for a second administrator.
 * @throws Refused FORBIDDEN, BAD_INPUT; NOT_FOUND and SETTING_UNUSABLE with the key as their field; NO_SECOND_ADMINISTRATOR,
 * TWO_FACTOR_SETUP_REQUIRED, TWO_FACTOR_REQUIRED, CODE_WRONG for what waits
 */
export async function setSettings(deps: Deps, actor: Actor, input: SetSettingsInput): Promise<void> {
  const { reason } = readInput(staffAct, input);
  const proof = await countGiven(deps, actor.userId, input.proof);
  await deps.db.transact(async (tx) => {
    const staff = await lockStanding(tx, actor.userId);
    if (staff.role !== 'administrator') throw new Refused('FORBIDDEN');
    const stored = await lockSettings(tx);
    const wanted = Object.fromEntries(input.changes.map(({ key, value }) => [key, value]));
    const next = must(changeSettings(stored, wanted));
    const changes = Object.keys(wanted)
      .map((key) => ({ key, from: stored[key] ?? '', to: next[key] ?? '' }))
      .filter(({ from, to }) => from !== to);
    if (changes.some(({ key, from, to }) => isLoosening(key, from, to)))
      await askApproval(deps, tx, staff, { kind: 'settings', subjectId: 'settings', changes, reason, proof });
    else await write(deps, tx, staff.id, changes, reason);
  });
}
