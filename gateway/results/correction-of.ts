import { type EventOf, playersIn } from '../../domain/shared/events.ts';
import type { CorrectedResult } from '../../db/results/correct-outcomes.ts';

/** What a corrected battle counts as from now on, and who had won it before. */
export function correctionOf({ type, entityId, data }: EventOf<'battle.corrected'>): {
  readonly formerId: string | null;
  readonly result: CorrectedResult;
} {
  const { game, creatorId, opponentId, winnerId, stakeCents, correction } = data;
  if (!correction) throw new Error(`${type} of ${entityId} does not say what it corrects`);
  const { formerId, feeCents, endedAt: at } = correction;
  const players = playersIn(creatorId, opponentId);
  return { formerId, result: { battleId: entityId, players, game, winnerId, stakeCents, feeCents, at } };
}
