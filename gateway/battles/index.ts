/** What other rooms may use of this one. */
export { BattleModeEnum, ClaimEnum, SeatEnum } from './battle.enums.ts';
export { PastBattle } from './record/history.types.ts';
export { Battle, ContenderStanding } from './battle.types.ts';
export { createBattle } from './create-battle.ts';
export { cancelBattle } from './ending/cancel-battle.ts';
export { reportResult } from './ending/report-result.ts';
export { findBattle } from './find-battle.ts';
export { joinBattle } from './join-battle.ts';
export { startBattle } from './start-battle.ts';
export { loadBattle } from './load-battle.ts';
export { readStandings } from './record/read-standings.ts';
export { SeatRefused, seatBoth, startSeated } from './invites/seat-both.ts';
export {
  type ProvenBattle,
  disputeByProof,
  questionByProof,
  reportByProof,
  voidByProof,
} from './ending/settle-by-proof.ts';
