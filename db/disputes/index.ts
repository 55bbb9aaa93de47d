/** What other rooms may use of this one. */
export { countOpenAppeals, listAppealVerdicts, lockAppealOf, readWaitingAppeals } from './appeal.queries.ts';
export { listDecidedCases } from './decided-against.queries.ts';
export {
  countFiled,
  countOpenDisputes,
  insertDispute,
  listDisputes,
  listOutcomes,
  listParties,
  listWaitingDisputes,
  lockDispute,
  readDispute,
  readDisputeOf,
} from './dispute.queries.ts';
export { type DisputeRow, disputes } from './dispute.table.ts';
export { listEvidence } from './evidence.queries.ts';
