import type { Shot } from '../../domain/onboarding/tutorial-game.ts';
import { STARTER_BONUS_COINS, hasPassed, ruleOnRound, starterBonusKey } from '../../domain/onboarding/tutorial.ts';
import { tutorialPassed } from '../../domain/onboarding/tutorial-passed.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import { completeStep } from '../../db/onboarding/onboarding.queries.ts';
import { readOwnRun, scoreRun } from '../../db/onboarding/tutorial-run.queries.ts';
import { grant } from '../../db/wallet/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { once } from '../kernel/once.ts';
import { requireStep } from './require-step.ts';

export interface PlayedRound {
  readonly runId: string;
  readonly shots: readonly Shot[];
}

/**
 * Plays a round again from its shots and stores what it was worth; the first one brings the starter bonus, passed or not
 * (ON-15, ON-19). Each round is taken once.
 * @throws Refused TUTORIAL_OVER, BAD_INPUT
 */
export async function submitTutorial(
  deps: Deps,
  { userId }: Actor,
  key: string,
  { runId, shots }: PlayedRound,
): Promise<void> {
  const at = deps.now();
  const transferId = deps.newId();
  const payload = [runId, shots.map((shot) => [shot.atMs, shot.x, shot.y])];
  const call = { userId, key, operation: 'submit-tutorial', payload, answerId: runId, at };
  await deps.db.transact((tx) =>
    once(tx, call, async () => {
      await requireStep(tx, userId, 'setupCompletedAt');
      const run = await readOwnRun(tx, userId, runId);
      if (!run || run.submittedAt !== null) throw new Refused('TUTORIAL_OVER');
      const { accuracy } = must(ruleOnRound(run, shots, at));
      await scoreRun(tx, run, accuracy, at);
      if (hasPassed(accuracy)) await appendEvent(tx, tutorialPassed(userId, at));
      await completeStep(tx, userId, 'tutorialCompletedAt', at);
      // Once for an account: the ledger knows the gift's key.
      const bonus = { opKey: starterBonusKey(userId), userId, currency: 'BC', amount: STARTER_BONUS_COINS } as const;
      await grant(tx, bonus, { id: transferId, actorId: userId, at });
    }),
  );
}
