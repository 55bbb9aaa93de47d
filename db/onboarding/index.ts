/** What other rooms may use of this one. */
export { tutorialRuns } from './onboarding.table.ts';
export { readHoldersOfName } from './registration.queries.ts';
