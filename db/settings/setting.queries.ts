import { eq, sql } from 'drizzle-orm';
import { type Settings, SETTING_DEFAULTS, settingsOf } from '../../domain/shared/settings.ts';
import type { Reader, Tx } from '../client/database.ts';
import { lookup, statement } from '../client/sql.ts';
import { settings } from './setting.table.ts';

const { placeholder } = sql;

const allSettings = lookup((reader) =>
  reader.select({ key: settings.key, value: settings.value }).from(settings).prepare('all_settings'),
);

/** The configuration as stored now. */
export async function readSettings(reader: Reader): Promise<Settings> {
  const rows = await allSettings(reader);
  return settingsOf(Object.fromEntries(rows.map((row) => [row.key, row.value])));
}

const settingByKey = lookup((reader) =>
  reader
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, placeholder('key')))
    .prepare('setting_by_key'),
);

/** The least age of whoever stakes, on its own: each stake asks for it. */
export async function readStakeAges(reader: Reader): Promise<Settings['stakeAges']> {
  const [row] = await settingByKey(reader, { key: 'stake_min_age' });
  return settingsOf(row ? { stake_min_age: row.value } : {}).stakeAges;
}

const settingsHeld = statement((tx) =>
  tx
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .orderBy(settings.key)
    .for('share')
    .prepare('settings_held'),
);

/**
 * The configuration, held as it is until the transaction ends: when a change of it has been answered, nothing is committed
 * any more that had not heard of it.
 */
export async function holdSettings(tx: Tx): Promise<Settings> {
  const rows = await settingsHeld(tx, {});
  return settingsOf(Object.fromEntries(rows.map((row) => [row.key, row.value])));
}

/** The stored rows, for the configuration screen. */
export const listSettings = (reader: Reader) => reader.select().from(settings).orderBy(settings.key);

/** Writes the defaults of settings that are not stored yet. */
export async function seedSettings(tx: Tx): Promise<void> {
  await tx.insert(settings).values(SETTING_DEFAULTS).onConflictDoNothing();
}

/** The stored values by key, all of them locked until the transaction ends. */
export async function lockSettings(tx: Tx): Promise<Record<string, string>> {
  const rows = await tx
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .orderBy(settings.key)
    .for('update');
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

export async function changeSetting(tx: Tx, key: string, value: string): Promise<void> {
  await tx.update(settings).set({ value }).where(eq(settings.key, key));
}
