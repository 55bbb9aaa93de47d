import { eq, sql } from 'drizzle-orm';
import { DEFAULT_SETTINGS, type Settings } from '../../domain/accounts/preferences.ts';
import type { Reader, Tx } from '../client/database.ts';
import { lookup } from '../client/sql.ts';
import { preferences } from './preferences.table.ts';

const settingsByUser = lookup((reader) =>
  reader
    .select({
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
    })
    .from(preferences)
    .where(eq(preferences.userId, sql.placeholder('userId')))
    .prepare('settings_by_user'),
);

/** What a player has chosen; the defaults for whoever has chosen nothing. */
export async function readSettingsOf(reader: Reader, userId: string): Promise<Settings> {
  const [stored] = await settingsByUser(reader, { userId });
  return stored ?? DEFAULT_SETTINGS;
}

/** Stores all settings; games and reality checks, which are chosen elsewhere, stay as they are. */
export async function putSettings(tx: Tx, userId: string, settings: Settings): Promise<void> {
  await tx
    .insert(preferences)
    .values({ userId, ...settings })
    .onConflictDoUpdate({ target: preferences.userId, set: settings });
}
