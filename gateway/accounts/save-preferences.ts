import type { Settings } from '../../domain/accounts/preferences.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import { putSettings } from '../../db/accounts/preferences.queries.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { requireStanding } from './standing.ts';

/** Stores everything of the settings page at once (SE-09). */
export async function savePreferences(deps: Deps, actor: Actor, settings: Settings): Promise<void> {
  await deps.db.transact(async (tx) => {
    await requireStanding(tx, actor.userId);
    await putSettings(tx, actor.userId, settings);
    const { userId: entityId } = actor;
    await appendEvent(tx, {
      type: 'account.settings-changed',
      entity: 'account',
      entityId,
      data: {},
      at: deps.now(),
    });
  });
}
