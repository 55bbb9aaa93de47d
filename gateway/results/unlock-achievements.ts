import { ACHIEVEMENTS, isUnlocked, unlockedBy } from '../../domain/results/achievements.ts';
import type { Tx } from '../../db/client/database.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import type { StoredEvent } from '../../db/events/event.table.ts';
import { addUnlocked, readDeeds, readFeats, readUnlocked } from '../../db/results/achievement.queries.ts';

/** The events after which somebody may have unlocked something, with those who may have. */
function concerned({ type, data }: StoredEvent): unknown[] {
  if (type === 'battle.completed') return [data['creatorId'], data['opponentId']];
  if (type === 'tutorial.passed' || type === 'two-factor.enabled') return [data['userId']];
  return [];
}

/**
 * Stores what a player has unlocked by what is stored now, dated to the deed that was missing (PR-05). The whole history
 * is read only when something has been reached.
 */
async function unlock(tx: Tx, userId: string, { at, data }: StoredEvent): Promise<void> {
  const known = new Set((await readUnlocked(tx, userId)).map((row) => row.achievement));
  const locked = ACHIEVEMENTS.filter((one) => !known.has(one.id));
  if (locked.length === 0) return;
  // Every settled battle comes by here, so that its own stake is the only one that can be new.
  const feats = { ...(await readFeats(tx, userId)), largestStakeCents: Number(data['stakeCents'] ?? 0) };
  const reached = locked.filter((one) => isUnlocked(one, feats));
  if (reached.length === 0) return;
  const unlocked = new Map(reached.map((one) => [one.id, at] as const));
  for (const [id, when] of unlockedBy(await readDeeds(tx, userId))) if (!known.has(id)) unlocked.set(id, when);
  await addUnlocked(
    tx,
    userId,
    Array.from(unlocked, ([achievement, unlockedAt]) => ({ achievement, unlockedAt })),
  );
  for (const { id, title } of locked.filter((one) => unlocked.has(one.id))) {
    const told = { userId, achievement: id, title };
    await appendEvent(tx, { type: 'achievement.unlocked', entity: 'achievement', entityId: id, data: told, at });
  }
}

/** Gives players the achievements that an event has brought them; a second delivery changes nothing. */
export async function unlockAchievements(tx: Tx, event: StoredEvent): Promise<void> {
  for (const userId of concerned(event)) if (typeof userId === 'string') await unlock(tx, userId, event);
}
