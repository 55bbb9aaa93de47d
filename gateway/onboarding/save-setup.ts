import { ruleOnDisplayName } from '../../domain/accounts/display-name.ts';
import { favoritesOf } from '../../domain/onboarding/games.ts';
import { SETUP_STEPS } from '../../domain/onboarding/onboarding.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import {
  type ProfileSetup,
  noteSetupStep,
  putProfileSetup,
  readProfileSetup,
} from '../../db/onboarding/onboarding.queries.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { keepBirthDate, lockStanding } from '../accounts/index.ts';

export interface SetupStep extends Partial<ProfileSetup> {
  /** That was gone on from, the first being 1. */
  readonly step: number;
  /** `YYYY-MM-DD`; absent where it is known already, or told later. */
  readonly bornOn?: string;
}

/**
 * Stores a step of the profile setup as it is gone on from, so that nothing is lost by leaving; what it does not say stays
 * as it is (ON-02).
 * @throws Refused DISPLAY_NAME_UNUSABLE, BIRTH_DATE_UNUSABLE, BIRTH_DATE_STATED, BAD_INPUT
 */
export async function saveSetup(deps: Deps, { userId }: Actor, { step, bornOn, ...given }: SetupStep): Promise<void> {
  if (!Number.isInteger(step) || step < 1 || step > SETUP_STEPS) throw new Refused('BAD_INPUT', { field: 'step' });
  const displayName = given.displayName === undefined ? undefined : must(ruleOnDisplayName(given.displayName));
  const favoriteGames = given.favoriteGames && favoritesOf(given.favoriteGames);
  if (favoriteGames === null) throw new Refused('BAD_INPUT', { field: 'favoriteGames' });
  await deps.db.transact(async (tx) => {
    const user = await lockStanding(tx, userId);
    if (bornOn !== undefined) await keepBirthDate(tx, user, bornOn, deps.now());
    const kept = await readProfileSetup(tx, userId);
    if (!kept) throw new Refused('UNAUTHENTICATED');
    await putProfileSetup(tx, userId, {
      displayName: displayName ?? kept.displayName,
      favoriteGames: favoriteGames ?? kept.favoriteGames,
      notifications: given.notifications ?? kept.notifications,
    });
    await noteSetupStep(tx, userId, step);
  });
}
