import { type DisputeAction, type DisputeType, urgencyOf } from '../../../domain/disputes/dispute.ts';
import { HOUR } from '../../../domain/shared/time.ts';
import { readBattle } from '../battle.queries.ts';
import { insertEvidence } from '../../disputes/evidence.queries.ts';
import { insertDispute } from '../../disputes/index.ts';
import { people } from '../../seed/cast.ts';
import type { Scene } from '../../seed/scene.ts';

interface Decided {
  /** A battle of `demo` and `rival` that was completed. */
  readonly battleId: string;
  readonly complainerId: string;
  readonly type: DisputeType;
  readonly words: string;
  readonly answer: string;
  readonly action: DisputeAction;
  readonly reason: string;
}

/** Complaints whose results stood, so that no money moved; both sides had their word. */
const DECIDED: readonly Decided[] = [
  {
    battleId: 'past-7',
    complainerId: people.demo,
    type: 'connection-issue',
    words: 'My connection was gone for two rounds.',
    answer: 'We had agreed to play on, see the chat of the lobby.',
    action: 'dismiss',
    reason: 'Both played on after the break and reported the same score.',
  },
  {
    battleId: 'past-19',
    complainerId: people.rival,
    type: 'match-result',
    words: 'The last round should not count.',
    answer: 'It was played to the end, my recording shows it.',
    action: 'confirm',
    reason: 'The recording shows the last round to its end.',
  },
];
const PARTIES = [people.demo, people.rival];

/** What `demo` and `rival` find under Resolved. */
export async function seedDecided({ tx }: Scene): Promise<void> {
  for (const [n, { battleId, complainerId, type, words, answer, action, reason }] of DECIDED.entries()) {
    const battle = await readBattle(tx, battleId);
    if (!battle?.endedAt) throw new Error(`the scene has no completed battle ${battleId}`);
    const id = `decided-${n + 1}`;
    const submittedAt = battle.endedAt + 2 * HOUR;
    const dispute = {
      id,
      subjectKind: 'battle',
      subjectId: battleId,
      reportedById: complainerId,
      type,
      description: words,
      urgency: urgencyOf(battle.stakeCents, 0),
      status: 'resolved',
      submittedAt,
      moderatorId: people.admin,
      action,
      reason,
      decidedAt: submittedAt + 9 * HOUR,
    } as const;
    await insertDispute(
      tx,
      dispute,
      PARTIES.map((userId) => ({ userId, sideId: userId, answerUntil: null })),
    );
    await insertEvidence(tx, {
      id: `${id}-answer`,
      disputeId: id,
      byId: PARTIES.find((userId) => userId !== complainerId) ?? '',
      words: answer,
      url: null,
      uploadId: null,
      sha256: null,
      at: submittedAt + 5 * HOUR,
    });
  }
}
