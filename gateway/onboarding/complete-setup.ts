import { ruleOnDisplayName } from '../../domain/accounts/display-name.ts';
import { favoritesOf } from '../../domain/onboarding/games.ts';
import { SETUP_STEPS } from '../../domain/onboarding/onboarding.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import {
  type ProfileSetup,
  completeStep,
  noteSetupStep,
  putProfileSetup,
} from '../../db/onboarding/onboarding.queries.ts';
import { lockUser } from '../../db/accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { requireStanding } from '../accounts/index.ts';

/**
 * Stores what the profile setup asked for; may be done again, the first time counts as its end (ON-05 to ON-08).
 * @throws Refused DISPLAY_NAME_UNUSABLE, BAD_INPUT
 */
export async function completeSetup(deps: Deps, { userId }: Actor, setup: ProfileSetup): Promise<void> {
  const displayName = must(ruleOnDisplayName(setup.displayName));
  const favoriteGames = favoritesOf(setup.favoriteGames);
  if (favoriteGames === null) throw new Refused('BAD_INPUT', { field: 'favoriteGames' });
  const { email, chat, missions } = setup.notifications;
  await deps.db.transact(async (tx) => {
    await lockUser(tx, userId);
    await requireStanding(tx, userId);
    await putProfileSetup(tx, userId, { displayName, favoriteGames, notifications: { email, chat, missions } });
    await noteSetupStep(tx, userId, SETUP_STEPS);
    await completeStep(tx, userId, 'setupCompletedAt', deps.now());
  });
}
