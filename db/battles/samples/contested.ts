import { answerUntil } from '../../../domain/disputes/answer.ts';
import { ESCALATION_WINDOW, type DisputeType, urgencyOf } from '../../../domain/disputes/dispute.ts';
import { HOUR, MINUTE } from '../../../domain/shared/time.ts';
import { updateDispute } from '../../disputes/dispute.queries.ts';
import { insertDispute } from '../../disputes/index.ts';
import { deskId, disputeId, people } from '../../seed/cast.ts';
import type { Moment, Scene } from '../../seed/scene.ts';
import { SampleBattles } from './play.ts';

interface Contested {
  readonly stakeCents: number;
  readonly type: DisputeType;
  readonly words: string;
  readonly hoursAgo: number;
}

/** Five (AD-03), two of the highest priority (AD-04). */
const CONTESTED: readonly Contested[] = [
  {
    stakeCents: 500_00,
    type: 'cheating',
    words: 'Every shot through the smoke, look at round 4 and round 9.',
    hoursAgo: 20,
  },
  {
    stakeCents: 600_00,
    type: 'match-result',
    words: 'The score on my recording is 13–11 for me.',
    hoursAgo: 7,
  },
  {
    stakeCents: 250_00,
    type: 'connection-issue',
    words: 'The lobby closed in round 8 and was never opened again.',
    hoursAgo: 30,
  },
  { stakeCents: 75_00, type: 'rule-violation', words: 'We had agreed on pistols only.', hoursAgo: 11 },
  { stakeCents: 20_00, type: 'match-result', words: 'I won both maps.', hoursAgo: 3 },
];

function contest(scene: Scene, n: number, contested: Contested): Moment[] {
  const { stakeCents, type, words, hoursAgo } = contested;
  const { tx, now } = scene;
  const battles = new SampleBattles(scene);
  const id = `contested-${n + 1}`;
  const [creatorId, opponentId] = [deskId(2 * n), deskId(2 * n + 1)];
  const disputedAt = now - hoursAgo * HOUR;
  const act = (minutesBefore: number, happens: (at: number) => Promise<void>): Moment => {
    const at = disputedAt - minutesBefore * MINUTE;
    return { at, happens: () => happens(at) };
  };
  const title = `Contested duel ${n + 1}`;
  return [
    act(50, (at) => battles.open({ id, game: 'valorant', mode: 'duel', title, stakeCents, creatorId, at })),
    act(46, (at) => battles.join(id, opponentId, at)),
    act(45, (at) => battles.start(id, creatorId, at)),
    act(0, async (at) => {
      await battles.dispute(id, creatorId, at);
      const dispute = {
        id: disputeId(n),
        subjectKind: 'battle',
        subjectId: id,
        reportedById: creatorId,
        type,
        description: words,
        usernames: [],
        tags: [],
        urgency: urgencyOf(stakeCents, 0),
        status: 'pending',
        submittedAt: at,
        escalatesAt: at + ESCALATION_WINDOW,
      } as const;
      await insertDispute(tx, dispute, [
        { userId: creatorId, sideId: creatorId, answerUntil: null },
        { userId: opponentId, sideId: opponentId, answerUntil: answerUntil(at, at) },
      ]);
    }),
  ];
}

/** Battles of the desk's players whose result is contested. */
export const contestedMoments = (scene: Scene): Moment[] =>
  CONTESTED.flatMap((contested, n) => contest(scene, n, contested));

/** Staff look at one of them. */
export const reviewContested = ({ tx, now }: Scene): Promise<unknown> =>
  updateDispute(tx, disputeId(2), {
    status: 'in_review',
    escalatesAt: now + 42 * HOUR,
    moderatorId: people.moderator,
  });
