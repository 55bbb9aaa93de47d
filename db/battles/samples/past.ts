import { feeOf, untitledName } from '../../../domain/battles/battle.ts';
import { TEAM_GAMES } from '../../../domain/shared/games.ts';
import { people } from '../../seed/cast.ts';
import { battleTime } from '../../seed/calendar.ts';
import type { Moment, Scene } from '../../seed/scene.ts';
import { SampleBattles } from './play.ts';

/** A past battle of `demo`, who played first. */
export interface PastBattle {
  readonly id: string;
  readonly opponentId: string;
  readonly opponentName: string;
  readonly demoWins: boolean;
  readonly stakeCents: number;
}

const STAKES_CENTS = [10_00, 25_00, 50_00, 20_00, 75_00];
const PAST_BATTLES = 24;
/** Of these, which `demo` lost. */
const LOST_BATTLES: ReadonlySet<number> = new Set([1, 3, 6, 8, 11, 13, 14, 20]);
const OPPONENTS = [
  ['rival', people.rival],
  ['NightHawk', people.nightHawk],
  ['PixelQueen', people.pixelQueen],
  ['AceViper', people.aceViper],
  ['StormBreaker', people.stormBreaker],
  ['LunaStrike', people.lunaStrike],
] as const;

/** The oldest first. */
const PAST: readonly PastBattle[] = Array.from({ length: PAST_BATTLES }, (_, n) => {
  const [opponentName, opponentId] = OPPONENTS[n % OPPONENTS.length] ?? OPPONENTS[0];
  const stakeCents = STAKES_CENTS[n % STAKES_CENTS.length] ?? 10_00;
  return { id: `past-${n + 1}`, opponentId, opponentName, demoWins: !LOST_BATTLES.has(n), stakeCents };
});

/** What they brought `demo`. */
export const PAST_CENTS = PAST.reduce(
  (sum, { demoWins, stakeCents }) => sum + (demoWins ? stakeCents : -stakeCents) - feeOf(stakeCents),
  0,
);

export const pastBattles = (now: number) => PAST.map((past, n) => ({ ...past, at: battleTime(n, PAST_BATTLES, now) }));

export const pastMoments = (scene: Scene): Moment[] =>
  pastBattles(scene.now).flatMap(({ id, opponentId, demoWins, stakeCents, at }, n) => {
    const game = TEAM_GAMES[n % TEAM_GAMES.length] ?? 'valorant';
    const title = untitledName(game);
    const battle = { id, game, mode: 'duel', title, stakeCents, creatorId: people.demo, at } as const;
    const score = demoWins ? `13–${5 + (n % 6)}` : `${4 + (n % 8)}–13`;
    return new SampleBattles(scene).play(
      battle,
      opponentId,
      demoWins ? people.demo : opponentId,
      score,
      16 + ((n * 7) % 23),
    );
  });
