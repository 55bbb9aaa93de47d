import { isStaff } from '../../../domain/accounts/roles.ts';
import { MODERATION_BOUNDS, type ModerationSettings, unusableOf } from '../../../domain/chat/moderation.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import { putModeration, readModeration } from '../../../db/chat/moderation.queries.ts';
import { requireStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';

/** @throws Refused BAD_INPUT with the figure that is off its slider, what it goes up to and in what steps (AC-06) */
export function requireUsable(settings: ModerationSettings): void {
  const field = unusableOf(settings);
  if (field) throw new Refused('BAD_INPUT', { field, data: { ...MODERATION_BOUNDS[field] } });
}

/** Stores how messages are moderated from now on (EN-61); staff only. @throws Refused FORBIDDEN, BAD_INPUT */
export async function saveModeration(deps: Deps, { userId }: Actor, settings: ModerationSettings): Promise<void> {
  requireUsable(settings);
  await deps.db.transact(async (tx) => {
    const staff = await requireStanding(tx, userId);
    if (!isStaff(staff.role)) throw new Refused('FORBIDDEN');
    const before = await readModeration(tx);
    await putModeration(tx, settings);
    const changed = (Object.keys(settings) as (keyof ModerationSettings)[]).filter(
      (name) => settings[name] !== before[name],
    );
    if (changed.length === 0) return;
    await insertAudit(tx, {
      id: deps.newId(),
      actorId: staff.id,
      action: 'chat.moderation-changed',
      subject: 'chat',
      subjectId: 'moderation',
      reason: '',
      data: Object.fromEntries(changed.map((name) => [name, String(settings[name])])),
      at: deps.now(),
    });
  });
}
