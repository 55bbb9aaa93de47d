/** What other rooms may use of this one. */
export { BattleModeEnum, ClaimEnum, InviteStatusEnum, SeatEnum } from './battle.enums.ts';
export { ContenderStanding } from './battle.types.ts';
export { findBattle } from './find-battle.ts';
export { readStandings } from './read-standings.ts';
export { SeatRefused, seatBoth, startSeated } from './seat-both.ts';
export { voidBattle } from './void-battle.ts';
export { disputeByProof, reportByProof, voidByProof } from './settle-by-proof.ts';
