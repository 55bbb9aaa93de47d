import { APPEAL_VERDICTS } from '../../domain/disputes/appeal.ts';
import { DISPUTE_ACTIONS, DISPUTE_PRIORITIES, DISPUTE_STATUSES, DISPUTE_TYPES } from '../../domain/disputes/dispute.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const DisputeTypeEnum = graphqlEnum('DisputeType', 'What a dispute is about.', DISPUTE_TYPES, {
  'match-result': 'Who has won.',
  cheating: 'Somebody did not play fair.',
  'wager-error': 'A stake or the pool is not what it should be.',
  'rule-violation': 'A rule was broken.',
  'connection-issue': 'A bad or lost connection spoilt the match.',
  'payment-dispute': 'A payment is missing or wrong.',
  other: 'Anything else.',
});

export const DisputeStatusEnum = graphqlEnum('DisputeStatus', 'Where a dispute stands.', DISPUTE_STATUSES, {
  pending: 'It waits for staff.',
  in_review: 'A moderator looks at it.',
  resolved: 'It was decided, or its contest was called off.',
  escalated: 'It waits for a senior moderator or an administrator.',
});

export const DisputePriorityEnum = graphqlEnum(
  'DisputePriority',
  'How soon somebody should look.',
  DISPUTE_PRIORITIES,
  {
    urgent: 'Each side has $500 or more at stake.',
    high: 'Each side has $250 or more at stake.',
    medium: 'Each side has $50 or more at stake.',
    low: 'Each side has less than $50 at stake.',
  },
);

export const DisputeActionEnum = graphqlEnum('DisputeAction', 'What staff decide over a dispute.', DISPUTE_ACTIONS, {
  confirm: '`Contest.standingSideId` has won; without one, the decision names the winner.',
  overturn: 'A side other than `Contest.standingSideId` has won.',
  dismiss: 'The complaint has no ground: `Contest.standingSideId` has won or, without one, the contest goes on anew.',
  escalate: 'It is left to a senior moderator or an administrator.',
  void: 'Nobody can be shown to have won: everybody gets stake and fee back.',
});

export const AppealVerdictEnum = graphqlEnum('AppealVerdict', 'What staff make of an appeal.', APPEAL_VERDICTS, {
  uphold: 'The decision stays.',
  overturn: 'The contest ends in another way, and the money follows.',
});
