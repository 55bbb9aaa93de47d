/** What other rooms may use of this one. */
export { countOpenAppeals, listAppealVerdicts } from './appeal.queries.ts';
export { listDecidedCases } from './decided-against.queries.ts';
export { countOpenDisputes, insertDispute, listOutcomes, readDisputeOf } from './dispute.queries.ts';
export { disputes } from './dispute.table.ts';
