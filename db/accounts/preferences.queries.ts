import { eq, inArray, sql } from 'drizzle-orm';
import { DEFAULT_SETTINGS, type Settings } from '../../domain/accounts/preferences.ts';
import { LANGUAGES, type Language } from '../../domain/shared/languages.ts';
import type { Reader, Tx } from '../client/database.ts';
import { lookup } from '../client/sql.ts';
import { preferences } from './preferences.table.ts';

const CHOICES = {
  email: preferences.email,
  chat: preferences.chat,
  missions: preferences.missions,
  battleUpdates: preferences.battleUpdates,
  matchResults: preferences.matchResults,
  walletChanges: preferences.walletChanges,
  marketing: preferences.marketing,
  profileVisibility: preferences.profileVisibility,
  showStats: preferences.showStats,
  showEarnings: preferences.showEarnings,
  language: preferences.language,
};

const settingsByUser = lookup((reader) =>
  reader
    .select(CHOICES)
    .from(preferences)
    .where(eq(preferences.userId, sql.placeholder('userId')))
    .prepare('settings_by_user'),
);

export interface StoredSettings extends Settings {
  readonly language: Language;
}

const UNCHOSEN: StoredSettings = { ...DEFAULT_SETTINGS, language: LANGUAGES[0] };

/** What a player has chosen; the defaults for whoever has chosen nothing. */
export async function readSettingsOf(reader: Reader, userId: string): Promise<StoredSettings> {
  const [stored] = await settingsByUser(reader, { userId });
  return stored ?? UNCHOSEN;
}

/** What some players have chosen, by their ids; the defaults for those who have chosen nothing. */
export async function readSettingsOfMany(
  reader: Reader,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, StoredSettings>> {
  const rows = await reader
    .select({ userId: preferences.userId, ...CHOICES })
    .from(preferences)
    .where(inArray(preferences.userId, [...userIds]));
  const chosen = new Map(rows.map(({ userId, ...settings }) => [userId, settings]));
  return new Map(userIds.map((userId) => [userId, chosen.get(userId) ?? UNCHOSEN]));
}

/** In which language many read, by one statement: those who have chosen one; everybody else reads the first. */
export async function readLanguages(
  reader: Reader,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Language>> {
  if (userIds.length === 0) return new Map();
  const rows = await reader
    .select({ userId: preferences.userId, language: preferences.language })
    .from(preferences)
    .where(inArray(preferences.userId, [...userIds]));
  return new Map(rows.map(({ userId, language }) => [userId, language]));
}

export async function putLanguage(tx: Tx, userId: string, language: Language): Promise<void> {
  await tx
    .insert(preferences)
    .values({ userId, language })
    .onConflictDoUpdate({ target: preferences.userId, set: { language } });
}

/** Stores all settings; language, games and reality checks, which are chosen elsewhere, stay as they are. */
export async function putSettings(tx: Tx, userId: string, settings: Settings): Promise<void> {
  await tx
    .insert(preferences)
    .values({ userId, ...settings })
    .onConflictDoUpdate({ target: preferences.userId, set: settings });
}
