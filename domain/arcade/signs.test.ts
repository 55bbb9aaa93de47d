import { describe, expect, it } from 'vitest';
import { type Kind, playRun } from '../../tests/support/arcade-hands.ts';
import { runsOf } from '../../tests/support/runs.ts';
import { seededRandom } from '../shared/random.ts';
import { courseOf } from './course.ts';
import type { Game } from './game.ts';
import { GAMES, GAME_IDS, type GameId } from './games.ts';
import { HABITS } from './habits.ts';
import { type PlayedRun, type Sign, signsOf } from './signs.ts';
import { loadGame } from './versions.ts';

const games = await Promise.all(GAME_IDS.map(async (id) => [id, (await loadGame(id)) as Game] as const));

/** Of a kind, in each game. */
const PLAYERS = runsOf({ gate: 2, full: 2, deep: 10 });

interface Player {
  readonly random: ReturnType<typeof seededRandom>;
  readonly runs: PlayedRun[];
}
/** What each has played so far, which every test here looks at: most of the time goes into playing. */
const playersOf = new Map<string, Player>();

/** The first runs of a kind of player, each over a course of its own. */
function runsBy(game: Game, kind: Kind, skill: number, length: number): PlayedRun[] {
  const who = `${game.id} ${kind} ${skill}`;
  const { random, runs } = playersOf.get(who) ?? { random: seededRandom(5), runs: [] };
  playersOf.set(who, { random, runs });
  while (runs.length < length) {
    const course = courseOf(new Uint8Array(32).fill(runs.length), game.stages);
    runs.push({ secrets: course.secrets, stages: playRun(game, course, random, kind, skill) });
  }
  return runs.slice(0, length);
}

/** The signs of so many players of a kind, by five runs each unless another number is given. */
function signsBy(id: GameId, game: Game, kind: Kind, skill: number, players: number, length = 5): Sign[][] {
  const runs = runsBy(game, kind, skill, players * length);
  return Array.from({ length: players }, (_, player) =>
    signsOf(game, HABITS[id], runs.slice(player * length, (player + 1) * length)),
  );
}

describe.each(games)('%s', (id, game) => {
  it.each([0.7, 1, 1.5])('holds no made-up hand of skill %d', (skill) => {
    expect(signsBy(id, game, 'human', skill, PLAYERS).flat()).toEqual([]);
  });
});

/** What a script that never pauses otherwise and never errs carries, in each game. */
it.each(games)('holds every script that plays %s', (id, game) => {
  for (const signs of signsBy(id, game, 'script', 1, PLAYERS)) expect(signs).not.toEqual([]);
});

it.each(games.filter(([id]) => id === 'fuse-box' || id === 'bank-shot'))(
  'holds no more than one in a hundred honest runs of %s, each by itself, and every run of a script',
  (id, game) => {
    const runs = [0.7, 1, 1.5].flatMap((skill) => signsBy(id, game, 'human', skill, 34, 1));
    expect(runs.filter((signs) => signs.length > 0).length).toBeLessThanOrEqual(1);
    for (const signs of signsBy(id, game, 'script', 1, 10, 1)) expect(signs).toContain('too-quick');
  },
);

it('money is played for in no game whose signs are its pauses alone', () => {
  const silent = GAME_IDS.filter((id) => HABITS[id].quickMs === 0 && HABITS[id].flawless === null);
  expect(silent.map((id) => GAMES[id].maxFeeCents)).toEqual(silent.map(() => 0));
});

/** Where a program that never errs is told from hands by that alone, within five runs. */
const TOLD_BY_MISTAKES: ReadonlySet<GameId> = new Set<GameId>([
  'spark-line',
  'turncoat',
  'copy-desk',
  'stray-glyph',
  'bank-shot',
  'plumb-line',
  'counterweight',
]);

it.each(games.filter(([id]) => TOLD_BY_MISTAKES.has(id)))(
  'holds a program with a person’s spread that never errs in %s, by five runs',
  (id, game) => {
    for (const signs of signsBy(id, game, 'mimic', 1, PLAYERS)) expect(signs).toContain('never-wrong');
  },
);

it('a program with a person’s spread carries no sign in Fuse Box, where hands are flawless too: quickness alone tells there', async () => {
  const game = (await loadGame('fuse-box')) as Game;
  expect(signsBy('fuse-box', game, 'mimic', 1, PLAYERS).flat()).toEqual([]);
  for (const signs of signsBy('fuse-box', game, 'script', 1, PLAYERS)) expect(signs).toContain('too-quick');
});
