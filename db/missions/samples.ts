import { and, asc, gte, inArray } from 'drizzle-orm';
import type { Unlock } from '../../domain/missions/missions.ts';
import { FIRST_SEASON, SEASON_LENGTH } from '../../domain/missions/season.ts';
import { isEvent } from '../../domain/shared/is-event.ts';
import { DAY, HOUR } from '../../domain/shared/time.ts';
import type { Tx } from '../client/database.ts';
import { events, storedEvents } from '../events/event.table.ts';
import { countDeed } from './count-deed.ts';
import { openPlayerDay } from './open-day.ts';
import { addSeasonMission } from './season-mission.queries.ts';
import { findNewestSeason, openSeason } from './season.queries.ts';
import { people } from '../seed/cast.ts';
import type { Moment, Samples, Scene } from '../seed/scene.ts';

/** Who was here on how many days in a row, today included: `demo` with the specification's streak of seven. */
const STREAKS: readonly (readonly [userId: string, days: number])[] = [
  [people.demo, 7],
  [people.rival, 1],
];
/** So long the first season has gone on. */
const SEASON_DAYS = 12;

async function open({ tx, now }: Scene): Promise<void> {
  await openSeason(tx, sampleSeason(now));
}

export function sampleSeason(now: number) {
  const startsAt = now - SEASON_DAYS * DAY;
  return { id: FIRST_SEASON, startsAt, endsAt: startsAt + SEASON_LENGTH };
}

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
const past = (scene: Scene): Moment[] =>
  STREAKS.flatMap(([userId, days]) =>
    Array.from({ length: days }, (_, n) => {
      const at = scene.now - (days - 1 - n) * DAY - Math.min(2 * HOUR, scene.now % DAY);
      const newId = (): string => scene.booking(userId, at).id;
      return { at, happens: async () => void (await openPlayerDay(scene.tx, userId, 'UTC', { at, newId })) };
    }),
  );

const PLAYED = ['battle.started', 'battle.completed'] as const;

/** The set of the season, and the battles of the last week counted towards the missions of both sides, as the gateway does. */
async function follows({ tx, now }: Scene): Promise<void> {
  await publishSeasonSet(tx);
  const rows = await tx
    .select()
    .from(events)
    .where(and(inArray(events.type, [...PLAYED]), gte(events.at, now - 7 * DAY)))
    .orderBy(asc(events.seq));
  for (const event of storedEvents(rows).filter((one) => isEvent(one, PLAYED))) {
    const { creatorId, opponentId, winnerId, stakeCents } = event.data;
    const isEnd = event.type === 'battle.completed';
    for (const userId of STREAKS.map(([one]) => one).filter((one) => one === creatorId || one === opponentId)) {
      const deed = isEnd
        ? ({ kind: 'battle-ended', isWon: winnerId === userId } as const)
        : ({ kind: 'battle-joined', stakeCents } as const);
      await countDeed(tx, { userId, deed, key: `${deed.kind}:${event.entityId}`, at: event.at }, UNLOCKED);
    }
  }
}

export const samples: Samples = { open, past, order: 1, follows };
