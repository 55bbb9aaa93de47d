import { type BattleGame, GAME_TITLES } from '../../../domain/shared/games.ts';
import { HOUR, MINUTE } from '../../../domain/shared/time.ts';
import { COMPETITORS, people } from '../../seed/cast.ts';
import type { Moment, Scene } from '../../seed/scene.ts';
import { SampleBattles } from './play.ts';

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
export function ladderMoments(scene: Scene): Moment[] {
  const { now } = scene;
  const battles = new SampleBattles(scene);
  const moments: Moment[] = [];
  let told = 0;
  const tell = (duels: readonly Duel[], games: typeof GAMES, ago: number, step: number): void => {
    for (const [round, [winner, loser, stakeCents]] of duels.entries())
      for (const [n, [game, first]] of games.entries()) {
        const at = now - ago - (round * games.length + n) * step;
        const player = (strength: number): string =>
          COMPETITORS[(strength + first) % COMPETITORS.length] ?? people.nightHawk;
        const winnerId = player(winner);
        const loserId = loser === 'rival' ? people.rival : player(loser);
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
        moments.push(...battles.play(battle, loserId, winnerId, `13–${4 + ((round + n) % 7)}`, 22));
      }
  };
  tell(TODAY, GAMES, 35 * MINUTE, 45 * MINUTE);
  tell(BEFORE, GAMES, 30 * HOUR, 3 * HOUR);
  tell(LEAGUE, LEAGUE_ONLY, 29 * HOUR, 4 * HOUR);
  return moments;
}
