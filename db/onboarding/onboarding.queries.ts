import { eq, sql } from 'drizzle-orm';
import { DEFAULT_SETTINGS, type NOTIFICATION_CHANNELS } from '../../domain/accounts/preferences.ts';
import { NO_STEPS, type OnboardingState, type OnboardingSteps } from '../../domain/onboarding/onboarding.ts';
import type { Reader, Tx } from '../client/database.ts';
import { lookup } from '../client/sql.ts';
import { onboardings } from './onboarding.table.ts';
import { preferences, users } from '../accounts/index.ts';

const { placeholder } = sql;

const stepsByUser = lookup((reader) =>
  reader
    .select({
      setupSteps: onboardings.setupSteps,
      setupCompletedAt: onboardings.setupCompletedAt,
      tourCompletedAt: onboardings.tourCompletedAt,
      tutorialCompletedAt: onboardings.tutorialCompletedAt,
      completedAt: onboardings.completedAt,
    })
    .from(onboardings)
    .where(eq(onboardings.userId, placeholder('userId')))
    .prepare('onboarding_by_user'),
);

/** How far a newcomer is; nothing done where there is no row. */
export async function readSteps(reader: Reader, userId: string): Promise<OnboardingState> {
  const [steps] = await stepsByUser(reader, { userId });
  return steps ?? { setupSteps: 0, ...NO_STEPS };
}

/** Writes down that a step was done; the first time counts. The account is locked. */
export async function completeStep(tx: Tx, userId: string, step: keyof OnboardingSteps, at: number): Promise<void> {
  const steps = await readSteps(tx, userId);
  if (steps[step] !== null) return;
  const done = { [step]: at };
  await tx
    .insert(onboardings)
    .values({ userId, ...done })
    .onConflictDoUpdate({ target: onboardings.userId, set: done });
}

/** Writes down that a step of the profile setup was gone on from; an earlier one takes nothing back. The account is locked. */
export async function noteSetupStep(tx: Tx, userId: string, step: number): Promise<void> {
  const { setupSteps } = await readSteps(tx, userId);
  if (setupSteps >= step) return;
  const done = { setupSteps: step };
  await tx
    .insert(onboardings)
    .values({ userId, ...done })
    .onConflictDoUpdate({ target: onboardings.userId, set: done });
}

export type Channels = Readonly<Record<(typeof NOTIFICATION_CHANNELS)[number], boolean>>;

/** What the profile setup asks for. */
export interface ProfileSetup {
  readonly displayName: string;
  /** Ids of the game catalogue. */
  readonly favoriteGames: readonly string[];
  readonly notifications: Channels;
}

/** What is chosen so far: the defaults for a newcomer, whose display name is the username until then. */
export async function readProfileSetup(reader: Reader, userId: string): Promise<ProfileSetup | null> {
  const [row] = await reader
    .select({
      displayName: users.displayName,
      favoriteGames: preferences.favoriteGames,
      email: preferences.email,
      chat: preferences.chat,
      missions: preferences.missions,
    })
    .from(users)
    .leftJoin(preferences, eq(preferences.userId, users.id))
    .where(eq(users.id, userId));
  if (!row) return null;
  const { displayName, favoriteGames, email, chat, missions } = row;
  const { email: mail, chat: talk, missions: tasks } = DEFAULT_SETTINGS;
  return {
    displayName,
    favoriteGames: favoriteGames ?? [],
    notifications: { email: email ?? mail, chat: chat ?? talk, missions: missions ?? tasks },
  };
}

/** Stores it; what is chosen on the settings page stays as it is. */
export async function putProfileSetup(
  tx: Tx,
  userId: string,
  { displayName, favoriteGames, notifications }: ProfileSetup,
): Promise<void> {
  await tx.update(users).set({ displayName }).where(eq(users.id, userId));
  const chosen = { ...notifications, favoriteGames };
  await tx
    .insert(preferences)
    .values({ userId, ...chosen })
    .onConflictDoUpdate({ target: preferences.userId, set: chosen });
}
