import { and, eq } from 'drizzle-orm';
import type { Tx } from '../client/database.ts';
import { affected } from '../client/sql.ts';
import { type BattleRow, battles } from './battle.table.ts';

type Terms = Pick<BattleRow, 'game' | 'mode' | 'title' | 'description' | 'privacy' | 'stakeCents'>;

const isOwnDraft = (id: string, userId: string) =>
  and(eq(battles.id, id), eq(battles.creatorId, userId), eq(battles.status, 'draft'));

export async function insertDraft(
  tx: Tx,
  draft: Terms & { id: string; creatorId: string; createdAt: number },
): Promise<void> {
  await tx.insert(battles).values({ ...draft, status: 'draft', feeCents: 0 });
}

/** False when there is no such draft of this player. */
export async function updateDraft(tx: Tx, id: string, userId: string, terms: Terms): Promise<boolean> {
  return affected(await tx.update(battles).set(terms).where(isOwnDraft(id, userId))) > 0;
}

/** False when there is no such draft of this player. */
export async function deleteDraft(tx: Tx, id: string, userId: string): Promise<boolean> {
  return affected(await tx.delete(battles).where(isOwnDraft(id, userId))) > 0;
}

/** Drops everything that a player has begun to write and never opened. */
export async function deleteDraftsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(battles).where(and(eq(battles.creatorId, userId), eq(battles.status, 'draft')));
}
