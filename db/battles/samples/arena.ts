import { asc, eq } from 'drizzle-orm';
import type { BattleGame } from '../../../domain/shared/games.ts';
import { DAY, HOUR, utcDay } from '../../../domain/shared/time.ts';
import { countView, insertHighlight } from '../../results/replay-changes.ts';
import { COMPETITORS, people } from '../../seed/cast.ts';
import type { Moment, Scene } from '../../seed/scene.ts';
import { battles } from '../battle.table.ts';
import { keepReplayOf } from '../keep-replay.ts';
import { SampleBattles } from './play.ts';

interface ArenaBattle {
  readonly game: BattleGame;
  readonly title: string;
  readonly stakeCents: number;
  /** The creator first. */
  readonly players: readonly [string, string];
  readonly winnerId: string;
  readonly score: string;
  readonly daysAgo: number;
  readonly minutes: number;
}

/** Battles between the other people of the demo data set: what the community has to show. */
const ARENA: readonly ArenaBattle[] = [
  {
    game: 'valorant',
    title: 'Grand final rematch',
    stakeCents: 500_00,
    players: [people.aceViper, people.lunaStrike],
    winnerId: people.lunaStrike,
    score: '13–11',
    daysAgo: 2,
    minutes: 41,
  },
  {
    game: 'cs2',
    title: 'Mirage, rifles only',
    stakeCents: 750_00,
    players: [people.stormBreaker, people.pixelQueen],
    winnerId: people.stormBreaker,
    score: '16–14',
    daysAgo: 5,
    minutes: 47,
  },
  {
    game: 'apex',
    title: 'Most kills in three drops',
    stakeCents: 60_00,
    players: [people.nightHawk, people.stormBreaker],
    winnerId: people.nightHawk,
    score: '21–18',
    daysAgo: 1,
    minutes: 22,
  },
  {
    game: 'league',
    title: 'First tower on the abyss',
    stakeCents: 150_00,
    players: [people.pixelQueen, people.aceViper],
    winnerId: people.aceViper,
    score: '2–1',
    daysAgo: 4,
    minutes: 28,
  },
  {
    game: 'valorant',
    title: 'Sheriffs on Haven',
    stakeCents: 35_00,
    players: [people.lunaStrike, people.nightHawk],
    winnerId: people.nightHawk,
    score: '13–7',
    daysAgo: 8,
    minutes: 33,
  },
  {
    game: 'cs2',
    title: 'Deagle duel at night',
    stakeCents: 80_00,
    players: [people.lunaStrike, people.stormBreaker],
    winnerId: people.lunaStrike,
    score: '16–12',
    daysAgo: 10,
    minutes: 38,
  },
  {
    game: 'apex',
    title: 'Wingman challenge',
    stakeCents: 45_00,
    players: [people.aceViper, people.pixelQueen],
    winnerId: people.pixelQueen,
    score: '12–9',
    daysAgo: 13,
    minutes: 19,
  },
  {
    game: 'league',
    title: 'Mid lane mirror',
    stakeCents: 25_00,
    players: [people.nightHawk, people.lunaStrike],
    winnerId: people.lunaStrike,
    score: '1–0',
    daysAgo: 17,
    minutes: 24,
  },
];

const arenaId = (n: number): string => `arena-${n + 1}`;

export const arenaMoments = (scene: Scene): Moment[] =>
  ARENA.flatMap(({ players: [creatorId, opponentId], winnerId, score, daysAgo, minutes, ...terms }, n) => {
    const at = scene.now - daysAgo * DAY - (n + 2) * HOUR;
    const battle = { ...terms, id: arenaId(n), mode: 'duel', creatorId, at } as const;
    return new SampleBattles(scene).play(battle, opponentId, winnerId, score, minutes);
  });

/** Moments that the creator has marked, in seconds. */
const HIGHLIGHTS: Readonly<Record<string, readonly (readonly [number, string])[]>> = {
  'arena-1': [
    [74, 'Opening pick through the smoke'],
    [731, 'Three down with one magazine'],
    [2_105, 'Clutch with 10 HP left'],
  ],
  'arena-2': [
    [205, 'Knife round decides the side'],
    [1_558, 'Four kills on the ramp'],
  ],
  'arena-3': [
    [312, 'Squad wipe at the harvester'],
    [880, 'Third party, last circle'],
  ],
  'arena-4': [[640, 'Solo kill under the tower']],
  'past-24': [
    [95, 'First blood in the river'],
    [410, 'Flash over the wall, and back'],
    [790, 'Last hit on the nexus turret'],
  ],
  'past-23': [
    [180, 'Two knocked on the landing'],
    [544, 'Armour swap in the doorway'],
  ],
  'past-22': [[520, 'Wallbang at the long corner']],
};

/** Who looks at replays; `demo` has seen none of them yet. */
const ONLOOKERS = [people.rival, people.newcomer, people.moderator, people.admin, ...COMPETITORS];

/** How many onlookers open a replay on each day of the week. */
const SEEN: readonly (readonly [replayId: string, onlookers: number])[] = [
  ['arena-1', 7],
  ['past-24', 6],
  ['arena-2', 5],
  ['arena-3', 5],
  ['arena-4', 4],
  ['past-23', 3],
  ['past-22', 2],
  ['arena-5', 2],
  ['arena-6', 1],
];

/** The replays of everything that was played, kept as an event keeps them, with moments and views. */
export async function keepReplays({ tx, now }: Scene): Promise<void> {
  const played = await tx
    .select({
      id: battles.id,
      endedAt: battles.endedAt,
      creatorId: battles.creatorId,
      opponentId: battles.opponentId,
    })
    .from(battles)
    .where(eq(battles.status, 'completed'))
    .orderBy(asc(battles.endedAt));
  for (const { id, endedAt } of played) await keepReplayOf(tx, id, endedAt ?? now);
  for (const { id, endedAt, creatorId } of played) {
    for (const [n, [atSeconds, text]] of (HIGHLIGHTS[id] ?? []).entries()) {
      const at = (endedAt ?? now) + n;
      await insertHighlight(tx, { id: `${id}-${n + 1}`, replayId: id, authorId: creatorId, atSeconds, text, at });
    }
  }
  for (const [replayId, onlookers] of SEEN) {
    const replay = played.find(({ id }) => id === replayId);
    if (!replay) continue;
    const { endedAt, creatorId, opponentId } = replay;
    const strangers = ONLOOKERS.filter((id) => id !== creatorId && id !== opponentId);
    for (let day = now - 6 * DAY; day <= now; day += DAY) {
      if (day < (endedAt ?? now)) continue;
      for (const viewer of strangers.slice(0, onlookers)) await countView(tx, replayId, viewer, utcDay(day));
    }
  }
}
