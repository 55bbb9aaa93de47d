import type { Language } from '../../domain/shared/languages.ts';
import { putLanguage } from '../../db/accounts/preferences.queries.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { requireStanding } from './standing.ts';

/** What is written to the player from now on is in this language; what was written stays as it is. */
export async function setLanguage(deps: Deps, actor: Actor, language: Language): Promise<void> {
  await deps.db.transact(async (tx) => {
    await requireStanding(tx, actor.userId);
    await putLanguage(tx, actor.userId, language);
  });
}
