/** What other rooms may use of this one. */
export { addCredits, lockMissionPlayer, readMissionPlayer, updateMissionPlayer } from './mission.queries.ts';
export { findLastSeason, findNewestSeason, findSeasonAt, openSeason, readSeasonXp } from './season.queries.ts';
export { seasons } from './season.table.ts';
