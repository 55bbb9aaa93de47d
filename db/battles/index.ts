/** What other rooms may use of this one. */
export { type BattleView, lockBattle, readBattle, readBattles, readReports } from './battle.queries.ts';
export { type BattleRow, battleReports, battles } from './battle.table.ts';
export { isPlayed } from './playing.queries.ts';
export { listActiveAmong, listActivePublic, listOpenOf } from './shown-battles.queries.ts';
