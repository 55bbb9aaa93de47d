import { ACHIEVEMENTS, isUnlocked, unlockedBy } from '../../domain/results/achievements.ts';
import { playersIn } from '../../domain/shared/events.ts';
import type { Tx } from '../../db/client/database.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import { eventId } from '../../db/events/event-id.ts';
import { defineSubscriber } from '../../db/events/subscriber.ts';
import { enqueueJob } from '../../db/jobs/job.queries.ts';
import type { Job } from '../../db/jobs/job.table.ts';
import { listPrized } from '../../db/results/prize.queries.ts';
import {
  addCountedRun,
  addUnlocked,
  readDeeds,
  readFeats,
  readUnlocked,
} from '../../db/results/achievement.queries.ts';
import type { Deps } from '../kernel/deps.ts';

declare module '../../db/jobs/job-payloads.ts' {
  interface JobPayloads {
    'achievements.unlock': { readonly subjectId: string; readonly at: number };
  }
}

/**
 * Stores what a player has unlocked by what is stored now, dated to the deed that was missing (PR-05). The whole history
 * is read only when something has been reached.
 */
async function unlock(tx: Tx, userId: string, largestStakeCents: number, at: number): Promise<void> {
  const known = new Set((await readUnlocked(tx, userId)).map((row) => row.achievement));
  const locked = ACHIEVEMENTS.filter((one) => !known.has(one.id));
  if (locked.length === 0) return;
  // Every settled battle comes by here, so that its own stake is the only one that can be new.
  const feats = { ...(await readFeats(tx, userId)), largestStakeCents };
  const reached = locked.filter((one) => isUnlocked(one, feats));
  if (reached.length === 0) return;
  const unlocked = new Map(reached.map((one) => [one.id, at] as const));
  for (const [id, when] of unlockedBy(await readDeeds(tx, userId))) if (!known.has(id)) unlocked.set(id, when);
  // Told by whoever stores it: a battle may bring the same at the same time.
  const added = await addUnlocked(
    tx,
    userId,
    Array.from(unlocked, ([achievement, unlockedAt]) => ({ achievement, unlockedAt })),
  );
  for (const { id, title } of locked.filter((one) => added.has(one.id))) {
    await appendEvent(tx, {
      type: 'achievement.unlocked',
      entity: 'achievement',
      entityId: id,
      concerns: [userId],
      data: { userId, achievement: id, title },
      at,
    });
  }
}

/**
 * Gives all who were paid or have paid for a contest what it has brought them, each in a transaction of their own: of
 * 1,024 at once it would keep everybody else waiting for a second. Done twice it changes nothing.
 */
export async function unlockForContest(
  { db }: Deps,
  { payload: { subjectId, at } }: Job<'achievements.unlock'>,
): Promise<void> {
  for (const userId of await listPrized(db.read, subjectId)) await db.transact((tx) => unlock(tx, userId, 0, at));
}

/** Gives players the achievements that an event has brought them; a second delivery changes nothing. */
export const unlockAchievements = defineSubscriber({
  name: 'unlock-achievements',
  types: [
    'battle.completed',
    'tournament.completed',
    'tournament.corrected',
    'arcade.run-counted',
    'tutorial.passed',
    'two-factor.enabled',
  ],
  async handle(tx, event) {
    switch (event.type) {
      case 'battle.completed': {
        const { creatorId, opponentId, stakeCents } = event.data;
        for (const userId of playersIn(creatorId, opponentId).toSorted())
          await unlock(tx, userId, stakeCents, event.at);
        return;
      }
      case 'tournament.completed':
      case 'tournament.corrected':
        await enqueueJob(tx, {
          id: eventId(event, 'unlock', event.entityId),
          kind: 'achievements.unlock',
          payload: { subjectId: event.entityId, at: event.at },
          runAt: event.at,
          createdAt: event.at,
          uniqueKey: `achievements.unlock:${event.entityId}:${event.seq}`,
        });
        return;
      case 'arcade.run-counted': {
        const { runId, userId, game, mode, isWon } = event.data;
        if (mode === 'practice') return;
        // Whoever beats stored runs of others in free mode meets nobody.
        await addCountedRun(tx, { runId, userId, game, won: isWon && mode !== 'free', at: event.at });
        return unlock(tx, userId, 0, event.at);
      }
      case 'tutorial.passed':
      case 'two-factor.enabled':
        return unlock(tx, event.data.userId, 0, event.at);
    }
  },
});
