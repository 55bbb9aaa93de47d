import type { Settings } from '../../domain/accounts/preferences.ts';
import { putSettings } from '../../db/accounts/preferences.queries.ts';
import type { Actor } from '../server/actor.ts';
import type { Deps } from '../server/deps.ts';
import { requireStanding } from './standing.ts';

/** Stores everything of the settings page at once (SE-09). */
export async function savePreferences(deps: Deps, actor: Actor, settings: Settings): Promise<void> {
  await deps.db.transact(async (tx) => {
    await requireStanding(tx, actor.userId);
    await putSettings(tx, actor.userId, settings);
  });
}
