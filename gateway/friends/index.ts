/** What other rooms may use of this one. */
export { type Pair, lockPair } from './friend-pair.ts';
export { Acquaintance, toAcquaintance } from './friend.types.ts';
export { PresenceStatusEnum } from './friend.enums.ts';
export { showGame } from './send-heartbeat.ts';
