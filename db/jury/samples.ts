import { HOUR, MINUTE } from '../../domain/shared/time.ts';
import { deskId, disputeId, people } from '../seed/cast.ts';
import type { Samples, Scene } from '../seed/scene.ts';
import { callJury, castVote, changeJury, insertSummons } from './jury.queries.ts';

/** The votes of three players over the smallest contested stake. */
const VOTES: readonly (readonly [jurorId: string, weight: number, isForCreator: boolean, reason: string])[] = [
  [people.nightHawk, 66, true, 'Both recordings show the same score at the end.'],
  [people.pixelQueen, 50, true, 'The last round was won by the one who complains.'],
  [people.aceViper, 50, false, 'The second map is missing, so I go by the report.'],
];

/** The advice of a jury. */
async function present({ tx, now }: Scene): Promise<void> {
  const dispute = disputeId(4);
  const calledAt = now - 3 * HOUR;
  await callJury(tx, { disputeId: dispute, calledAt, dueAt: null });
  for (const [n, [jurorId, weight, isForCreator, reason]] of VOTES.entries()) {
    const id = `summons-${n + 1}`;
    const drawnAt = calledAt + MINUTE;
    await insertSummons(tx, {
      id,
      disputeId: dispute,
      jurorId,
      game: 'valorant',
      drawnAt,
      answerBy: drawnAt + 24 * HOUR,
    });
    const sideId = deskId(isForCreator ? 8 : 9);
    await castVote(tx, id, { sideId, weight, reason, votedAt: now - (3 - n) * 20 * MINUTE });
  }
  await changeJury(tx, dispute, { heardAt: now - 20 * MINUTE });
}

export const samples: Samples = { present };
