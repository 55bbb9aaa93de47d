import { APPEAL_VERDICTS } from '../../domain/disputes/appeal.ts';
import { DISPUTE_ACTIONS, DISPUTE_PRIORITIES, DISPUTE_STATUSES, DISPUTE_TYPES } from '../../domain/disputes/dispute.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const DisputeTypeEnum = graphqlEnum('DisputeType', 'What a dispute is about.', DISPUTE_TYPES);

export const DisputeStatusEnum = graphqlEnum('DisputeStatus', 'Where a dispute stands.', DISPUTE_STATUSES);

export const DisputePriorityEnum = graphqlEnum('DisputePriority', 'How soon somebody should look.', DISPUTE_PRIORITIES);

export const DisputeActionEnum = graphqlEnum('DisputeAction', 'What staff decide over a dispute.', DISPUTE_ACTIONS);

export const AppealVerdictEnum = graphqlEnum('AppealVerdict', 'What staff make of an appeal.', APPEAL_VERDICTS);
