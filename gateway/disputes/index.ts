/** What other rooms may use of this one. */
export { answersUntil } from './answers.ts';
export { closeDisputeOf as closeDispute } from '../../db/disputes/dispute.queries.ts';
export { type Disputed, contestedOf, lockDisputed } from './contest.ts';
export { contestedBy } from './contested.ts';
export { DisputeTypeEnum } from './dispute.enums.ts';
export { Dispute } from './dispute.types.ts';
export { NOTHING_MORE, openDispute, openOwnDispute } from './open-dispute.ts';
export { isOwnMatter } from './own-case.ts';
export { findCaseOf } from './read-case.ts';
