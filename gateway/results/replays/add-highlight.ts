import { HIGHLIGHTS_MAX, acceptHighlight } from '../../../domain/results/replay-moment.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import { countHighlights, insertHighlight } from '../../../db/results/replay-changes.ts';
import { chargeAttempt } from '../../kernel/charge-attempt.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { lockPlayedReplay } from './own-replay.ts';

/** Within a quarter of an hour. */
const HIGHLIGHTS_CHARGED_MAX = 60;

export interface AddHighlightInput {
  readonly replayId: string;
  readonly atSeconds: number;
  readonly text: string;
}

/**
 * Marks a moment of an own replay (RP-06).
 * @throws Refused BAD_INPUT, NOT_FOUND, NOT_A_PARTICIPANT, LIST_FULL, RATE_LIMITED
 */
export async function addHighlight(deps: Deps, actor: Actor, input: AddHighlightInput): Promise<void> {
  const { replayId } = input;
  const highlight = must(acceptHighlight(input.atSeconds, input.text));
  await chargeAttempt(deps, `highlight:account:${actor.userId}`, HIGHLIGHTS_CHARGED_MAX);
  const [id, at] = [deps.newId(), deps.now()];
  await deps.db.transact(async (tx) => {
    await lockPlayedReplay(tx, actor, replayId);
    if ((await countHighlights(tx, replayId)) >= HIGHLIGHTS_MAX)
      throw new Refused('LIST_FULL', { data: { max: HIGHLIGHTS_MAX } });
    await insertHighlight(tx, { ...highlight, id, replayId, authorId: actor.userId, at });
  });
}
