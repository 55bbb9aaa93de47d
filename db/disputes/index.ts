/** What other rooms may use of this one. */
export { listAppealVerdicts, lockAppealOf } from './appeal.queries.ts';
export { listDecidedCases } from './decided-against.queries.ts';
export {
  insertDispute,
  listDisputes,
  listOutcomes,
  listParties,
  readDispute,
  readDisputeOf,
} from './dispute.queries.ts';
export { disputes } from './dispute.table.ts';
export { hasOpenCase } from './talk.queries.ts';
export { listEvidence } from './evidence.queries.ts';
