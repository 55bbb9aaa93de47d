import { and, gte, isNotNull, or } from 'drizzle-orm';
import type { Unlock } from '../../domain/missions/missions.ts';
import { DAY, HOUR } from '../../domain/shared/time.ts';
import { battles } from '../battles/battle.table.ts';
import type { Tx } from '../client/database.ts';
import { countDeed } from './count-deed.ts';
import { openPlayerDay } from './open-day.ts';
import { addSeasonMission } from './season-mission.queries.ts';
import { findNewestSeason } from './season.queries.ts';
import type { Moment, Scene } from '../seed/scene.ts';

/** Who was here on how many days in a row, today included: `demo` with the specification's streak of seven. */
const STREAKS: readonly (readonly [userId: string, days: number])[] = [
  ['1', 7],
  ['2', 1],
];
/** What staff have set for the season that runs; the last one is a draft that no player sees. */
const SEASON_SET = [
  { goal: 'join-battles', target: 10, title: 'Join 10 Battles', rewardType: 'battlecoin', rewardAmount: 100 },
  { goal: 'win-battles', target: 3, title: 'Win 3 Battles', rewardType: 'battlecoin', rewardAmount: 150 },
  { goal: 'play-games', target: 20, title: 'Play 20 Arcade Games', rewardType: 'xp', rewardAmount: 250 },
  { goal: 'add-friends', target: 3, title: 'Add 3 Friends', rewardType: 'xp', rewardAmount: 150 },
  { goal: 'watch-minutes', target: 300, title: 'Watch Streams for 300 Minutes', rewardType: 'xp', rewardAmount: 200 },
] as const;

async function publishSeasonSet(tx: Tx): Promise<void> {
  const season = await findNewestSeason(tx);
  if (!season) throw new Error('the scene has no season');
  for (const [n, mission] of SEASON_SET.entries()) {
    const isDraft = n === SEASON_SET.length - 1;
    await addSeasonMission(tx, {
      ...mission,
      id: `${season.id}-mission-${n + 1}`,
      season: season.id,
      place: n + 1,
      state: isDraft ? 'draft' : 'published',
      publishedAt: isDraft ? null : season.startsAt,
      version: 1,
    });
  }
}

/** All of them are verified, and every area is open. */
const UNLOCKED: ReadonlySet<Unlock> = new Set(['arcade', 'streams', 'verified']);

/** The days that were opened, with the bonus of each; in UTC, two hours ago or as long as the day is old. */
export const dayMoments = (tx: Tx, scene: Scene, now: number): Moment[] =>
  STREAKS.flatMap(([userId, days]) =>
    Array.from({ length: days }, (_, n) => {
      const at = now - (days - 1 - n) * DAY - Math.min(2 * HOUR, now % DAY);
      const newId = (): string => scene.booking(userId, at).id;
      return { at, happens: async () => void (await openPlayerDay(tx, userId, 'UTC', { at, newId })) };
    }),
  );

/** The set of the season, and the battles of the last week counted towards the missions of both sides, as the gateway does. */
export async function seedMissions(tx: Tx, now: number): Promise<void> {
  await publishSeasonSet(tx);
  const recent = await tx
    .select()
    .from(battles)
    .where(
      and(isNotNull(battles.startedAt), or(gte(battles.startedAt, now - 7 * DAY), gte(battles.endedAt, now - 7 * DAY))),
    );
  for (const { id, creatorId, opponentId, winnerId, stakeCents, startedAt, endedAt } of recent)
    for (const userId of STREAKS.map(([one]) => one).filter((one) => one === creatorId || one === opponentId)) {
      const joined = { kind: 'battle-joined', stakeCents } as const;
      if (startedAt !== null)
        await countDeed(tx, { userId, deed: joined, key: `battle-joined:${id}`, at: startedAt }, UNLOCKED);
      if (endedAt === null || winnerId === null) continue;
      const ended = { kind: 'battle-ended', isWon: winnerId === userId } as const;
      await countDeed(tx, { userId, deed: ended, key: `battle-ended:${id}`, at: endedAt }, UNLOCKED);
    }
}
