import { staffAct } from '../../domain/accounts/accounts.schemas.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import { changeSettings } from '../../domain/shared/settings.ts';
import { insertAudit } from '../../db/audit/audit.queries.ts';
import { changeSetting, lockSettings } from '../../db/settings/setting.queries.ts';
import { lockStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { readInput } from '../kernel/read-input.ts';

export interface SetSettingsInput {
  readonly changes: readonly { readonly key: string; readonly value: string }[];
  readonly reason: string;
}

/**
 * Changes values of the configuration, all of them or none (AS-14). They hold from the next call on, in every gateway,
 * because each reads them where it needs them. What a value was before stays in the audit log, so that it can be set
 * again.
 * @throws Refused FORBIDDEN, NOT_FOUND, BAD_INPUT with the key as its field
 */
export async function setSettings(deps: Deps, actor: Actor, input: SetSettingsInput): Promise<void> {
  const { reason } = readInput(staffAct, input);
  await deps.db.transact(async (tx) => {
    const staff = await lockStanding(tx, actor.userId);
    if (staff.role !== 'administrator') throw new Refused('FORBIDDEN');
    const stored = await lockSettings(tx);
    const wanted = Object.fromEntries(input.changes.map(({ key, value }) => [key, value]));
    const next = must(changeSettings(stored, wanted));
    for (const key of Object.keys(wanted)) {
      const [from = '', to = ''] = [stored[key], next[key]];
      if (from === to) continue;
      await changeSetting(tx, key, to);
      await insertAudit(tx, {
        id: deps.newId(),
        actorId: staff.id,
        action: 'setting.changed',
        subject: 'setting',
        subjectId: key,
        reason,
        data: { from, to },
        at: deps.now(),
      });
    }
  });
}
