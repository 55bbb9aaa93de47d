import { DEFAULT_SETTINGS } from '../../domain/accounts/preferences.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { savePreferences } from './save-preferences.ts';

/** Brings the settings back to what they are for a newcomer (SE-08). */
export const resetPreferences = (deps: Deps, actor: Actor): Promise<void> =>
  savePreferences(deps, actor, DEFAULT_SETTINGS);
