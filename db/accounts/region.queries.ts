import { eq } from 'drizzle-orm';
import type { Region } from '../../domain/shared/regions.ts';
import type { Tx } from '../client/database.ts';
import { users } from './user.table.ts';

/** Where a player is at home from now on. */
export async function updateRegion(tx: Tx, userId: string, region: Region, regionSetAt: number): Promise<void> {
  await tx.update(users).set({ region, regionSetAt }).where(eq(users.id, userId));
}
