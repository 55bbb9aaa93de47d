import { asc, eq, inArray } from 'drizzle-orm';
import { type BattleGame, GAME_TITLES } from '../../../domain/shared/games.ts';
import type { Region } from '../../../domain/shared/regions.ts';
import { HOUR, MINUTE } from '../../../domain/shared/time.ts';
import { updateRegion } from '../../accounts/region.queries.ts';
import { preferences } from '../../accounts/preferences.table.ts';
import type { Tx } from '../../client/database.ts';
import { countForBoards } from '../../results/count-leaders.ts';
import { outcomes } from '../../results/result.table.ts';
import type { Moment, Scene } from '../../seed/scene.ts';

/** Where the people of the demo data set are at home; a newcomer has not chosen yet. */
const HOMES: readonly (readonly [userId: string, region: Region])[] = [
  ['1', 'na'],
  ['2', 'eu'],
  ['6', 'eu'],
  ['7', 'na'],
  ['8', 'asia'],
  ['9', 'asia'],
  ['10', 'na'],
];

/** Whoever competes for the first places shows what it brings. */
const LADDER = ['6', '7', '8', '9', '10'] as const;
/** The strongest of a game comes first: so far into the ladder. */
const GAMES: readonly (readonly [BattleGame, number])[] = [
  ['valorant', 0],
  ['cs2', 2],
  ['apex', 4],
];

type Duel = readonly [winner: number, loser: number | 'rival', stakeCents: number];

/** Of the last hours, by strength in the game. */
const TODAY: readonly Duel[] = [
  [0, 1, 20_00],
  [1, 2, 25_00],
  [2, 3, 25_00],
  [3, 4, 30_00],
  [0, 4, 15_00],
];
/** Of the days before; not of today, so that `rival` has the whole daily stake limit left. */
const BEFORE: readonly Duel[] = [
  [4, 'rival', 65_00],
  [2, 'rival', 20_00],
  [1, 'rival', 15_00],
  [0, 'rival', 10_00],
];

/** In a game without a tab of its own; they make good what the arena took from one of the ladder. */
const LEAGUE: readonly Duel[] = [
  [0, 'rival', 200_00],
  [0, 'rival', 180_00],
];
const LEAGUE_ONLY: readonly (readonly [BattleGame, number])[] = [['league', 2]];

/** Settled battles among friends that fill the boards of this week. */
export function ladderMoments(scene: Scene, now: number): Moment[] {
  const moments: Moment[] = [];
  let told = 0;
  const tell = (duels: readonly Duel[], games: typeof GAMES, ago: number, step: number): void => {
    for (const [round, [winner, loser, stakeCents]] of duels.entries())
      for (const [n, [game, first]] of games.entries()) {
        const at = now - ago - (round * games.length + n) * step;
        const player = (strength: number): string => LADDER[(strength + first) % LADDER.length] ?? '6';
        const winnerId = player(winner);
        const loserId = loser === 'rival' ? '2' : player(loser);
        const battle = {
          id: `ladder-${++told}`,
          game,
          mode: 'duel',
          title: `${GAME_TITLES[game]} ladder`,
          privacy: 'friends',
          stakeCents,
          creatorId: winnerId,
          at,
        } as const;
        moments.push(...scene.play(battle, loserId, winnerId, `13–${4 + ((round + n) % 7)}`, 22));
      }
  };
  tell(TODAY, GAMES, 35 * MINUTE, 45 * MINUTE);
  tell(BEFORE, GAMES, 30 * HOUR, 3 * HOUR);
  tell(LEAGUE, LEAGUE_ONLY, 29 * HOUR, 4 * HOUR);
  return moments;
}

/** Homes, and the boards and ratings of everything that was settled, by the product's own reckoning. */
export async function seedLeaders(tx: Tx, chosenAt: number): Promise<void> {
  for (const [userId, region] of HOMES) await updateRegion(tx, userId, region, chosenAt);
  await tx
    .update(preferences)
    .set({ showEarnings: true })
    .where(inArray(preferences.userId, [...LADDER]));
  const settled = await tx
    .select({ battleId: outcomes.battleId })
    .from(outcomes)
    .where(eq(outcomes.won, true))
    .orderBy(asc(outcomes.at), asc(outcomes.battleId));
  for (const { battleId } of settled) await countForBoards(tx, battleId);
}
