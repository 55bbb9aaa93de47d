import { eq, sql } from 'drizzle-orm';
import { FLAG_DEFAULTS, type FlagId } from '../../domain/configuration.ts';
import type { Reader, Tx } from '../client/database.ts';
import { lookup, statement } from '../client/sql.ts';
import { featureFlags } from './flag.table.ts';

export type FeatureFlagRow = typeof featureFlags.$inferSelect;

const flagHeld = statement((tx) =>
  tx
    .select({ enabled: featureFlags.enabled })
    .from(featureFlags)
    .where(eq(featureFlags.id, sql.placeholder('id')))
    .for('share')
    .prepare('flag_held'),
);

/**
 * Whether a flag is on, held as it is until the transaction ends: when a change of it has been answered, nothing is
 * committed any more that had not heard of it. One that is not stored is off.
 */
export async function holdFlag(tx: Tx, id: FlagId): Promise<boolean> {
  const [flag] = await flagHeld(tx, { id });
  return flag?.enabled ?? false;
}

const flagById = lookup((reader) =>
  reader
    .select({ enabled: featureFlags.enabled })
    .from(featureFlags)
    .where(eq(featureFlags.id, sql.placeholder('id')))
    .prepare('flag_by_id'),
);

/** Whether a flag is on, for what only shows it; whatever depends on it holds it. */
export async function readFlag(reader: Reader, id: FlagId): Promise<boolean> {
  const [flag] = await flagById(reader, { id });
  return flag?.enabled ?? false;
}

export const listFlags = (reader: Reader): Promise<FeatureFlagRow[]> =>
  reader.select().from(featureFlags).orderBy(featureFlags.id);

/** The flag, locked until the transaction ends. */
export async function lockFlag(tx: Tx, id: string): Promise<FeatureFlagRow | undefined> {
  const [flag] = await tx
    .select()
    .from(featureFlags)
    .where(eq(featureFlags.id, id as FlagId))
    .for('update');
  return flag;
}

export async function changeFlag(tx: Tx, id: FlagId, enabled: boolean, by: string, at: number): Promise<void> {
  await tx.update(featureFlags).set({ enabled, modifiedBy: by, lastModified: at }).where(eq(featureFlags.id, id));
}

/** Writes the flags that are not stored yet. */
export async function seedFlags(tx: Tx): Promise<void> {
  const rows = FLAG_DEFAULTS.map((flag) => ({ ...flag, lastModified: null, modifiedBy: null }));
  await tx.insert(featureFlags).values(rows).onConflictDoNothing();
}
