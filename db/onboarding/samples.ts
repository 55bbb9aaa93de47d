import { replay, targetsOf } from '../../domain/onboarding/tutorial-game.ts';
import { STARTER_BONUS_COINS, hasPassed, starterBonusKey } from '../../domain/onboarding/tutorial.ts';
import { tutorialPassed } from '../../domain/onboarding/tutorial-passed.ts';
import { HOUR, MINUTE } from '../../domain/shared/time.ts';
import { completeStep, putProfileSetup } from './onboarding.queries.ts';
import { insertRun, scoreRun } from './tutorial-run.queries.ts';
import type { Tx } from '../client/database.ts';
import { appendEvent } from '../events/append-event.ts';
import { PEOPLE, people } from '../seed/cast.ts';
import type { Samples, Scene } from '../seed/scene.ts';

/** How many of the fifteen targets each person hit: 58% on average (ON-18). */
const HITS = [11, 10, 9, 9, 8, 9, 8, 7, 9, 7];
const FAVORITES = [
  ['valorant', 'cs2'],
  ['apex', 'fortnite'],
  ['league', 'dota2'],
  ['rocketleague', 'amongus'],
];

/** What a round is worth in which the first `hits` targets were hit and nothing else was shot at. */
function scoreOf(seed: number, hits: number): number {
  const shots = targetsOf(seed)
    .slice(0, hits)
    .map(({ x, y, shownAtMs }) => ({ x, y, atMs: shownAtMs + 450 }));
  return replay(seed, shots)?.accuracy ?? 0;
}

/** Everybody has set the profile up, seen the tour and played the tutorial within an hour of signing up. */
async function open(scene: Scene): Promise<void> {
  const { tx, signedUpAt } = scene;
  for (const [n, { id, displayName }] of PEOPLE.filter((one) => one.id !== people.treasurer).entries()) {
    const playedAt = signedUpAt + n * MINUTE + HOUR / 2;
    const notifications = { email: true, chat: true, missions: true };
    await putProfileSetup(tx, id, { displayName, favoriteGames: FAVORITES[n % FAVORITES.length] ?? [], notifications });
    await completeStep(tx, id, 'setupCompletedAt', playedAt - 5 * MINUTE);
    await completeStep(tx, id, 'tourCompletedAt', playedAt - 2 * MINUTE);
    await completeStep(tx, id, 'tutorialCompletedAt', playedAt);
    await completeStep(tx, id, 'completedAt', playedAt + MINUTE);
    const run = { id: `tutorial-${id}`, userId: id, seed: n + 1, startedAt: playedAt - MINUTE };
    await insertRun(tx, run);
    const score = scoreOf(run.seed, HITS[n % HITS.length] ?? 0);
    await scoreRun(tx, run, score, playedAt);
    if (hasPassed(score)) await appendEvent(tx, tutorialPassed(id, playedAt));
    await scene.give(id, STARTER_BONUS_COINS, starterBonusKey(id), playedAt);
  }
  await pass(tx, people.treasurer, signedUpAt);
}

/** Of somebody who came to work: every step is behind them, and no tutorial was played. */
async function pass(tx: Tx, id: string, at: number): Promise<void> {
  for (const step of ['setupCompletedAt', 'tourCompletedAt', 'tutorialCompletedAt', 'completedAt'] as const)
    await completeStep(tx, id, step, at);
}

export const samples: Samples = { open };
