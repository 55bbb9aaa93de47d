import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { webLinkOf } from '../shared/web-link.ts';
import {
  type Battle,
  type BattleReport,
  type Claim,
  type Transition,
  CONTEST_WINDOW,
  isPlayer,
  winnerBy,
} from './battle.ts';

/** Closes a battle in favour of one player; the ledger pays the full pool at the same moment (CH-14, CH-18). */
export const settle = (battle: Battle, winnerId: string): Transition => ({
  battle: { ...battle, status: 'completed', winnerId, dueAt: null },
  money: [{ kind: 'settle', winnerId }],
  event: 'battle.completed',
});

/** The stakes stay in escrow until a moderator decides. */
export const dispute = (battle: Battle): Transition => ({
  battle: { ...battle, status: 'disputed', dueAt: null },
  money: [],
  event: 'battle.disputed',
});

/** A stream or recording: an absolute http(s) address of at most 500 characters (CH-17). */
export function acceptRecording(recordingUrl: string): Ruling<string> {
  if (recordingUrl.trim() === '') return refuse('RECORDING_REQUIRED', { field: 'recordingUrl' });
  const url = webLinkOf(recordingUrl);
  return url === null ? refuse('BAD_INPUT', { field: 'recordingUrl' }) : allow(url);
}

/**
 * One player's word on the result. The same answer from both settles at once, different answers are a dispute, a
 * single answer stands after the contest window.
 */
export function reportResult(
  battle: Battle,
  earlier: readonly BattleReport[],
  accountId: string,
  claim: Claim,
  now: number,
): Ruling<Transition> {
  if (!isPlayer(battle, accountId)) return refuse('NOT_A_PARTICIPANT');
  if (battle.status !== 'active') return refuse('BATTLE_NOT_ACTIVE');
  if (earlier.some((report) => report.playerId === accountId)) return refuse('ALREADY_REPORTED');
  const winnerId = winnerBy(battle, { playerId: accountId, claim });
  const [other] = earlier;
  if (winnerId === null) return refuse('OPPONENT_MISSING');
  if (!other) return allow({ battle: { ...battle, dueAt: now + CONTEST_WINDOW }, money: [], event: 'battle.reported' });
  return allow(winnerBy(battle, other) === winnerId ? settle(battle, winnerId) : dispute(battle));
}
