/** What other rooms may use of this one. */
export { countShared, countTournament, listCounted, recountTournament } from './count-tournament.ts';
export { listMeetings, listSettled } from './meeting.queries.ts';
export { countContestsWon } from './achievement.queries.ts';
export { correctOutcomes } from './correct-outcomes.ts';
export { countOutcomes } from './count-outcome.ts';
export { listRatings, listRatingsOf } from './leader.queries.ts';
export { isPastDayLimit, readRatingsAround } from './rating-move.queries.ts';
export { leaders, ratings } from './leader.table.ts';
export { dropPrizes, putPrizes } from './prize.queries.ts';
export { dropReplay, putReplay, putReplaysOf } from './replay-changes.ts';
export { replays } from './replay.table.ts';
export { listBattleTimes, listOutcomes, listWins, lostAmong, readGameRecord, readStats } from './result.queries.ts';
export { gameRecords, outcomes, playerStats } from './result.table.ts';
