import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import {
  type Battle,
  type BattleReport,
  type Claim,
  type Step,
  CONTEST_WINDOW,
  ESCALATION_WINDOW,
  isPlayer,
  winnerBy,
} from './battle.ts';

/** Closes a battle in favour of one player; the ledger pays the full pool at the same moment (CH-14, CH-18). */
export const settle = (battle: Battle, winnerId: string): Step => ({
  battle: { ...battle, status: 'completed', winnerId, dueAt: null },
  money: [{ kind: 'settle', winnerId }],
  event: 'battle.completed',
});

/** The stakes stay in escrow until a moderator decides. */
export const dispute = (battle: Battle, now: number): Step => ({
  battle: { ...battle, status: 'disputed', dueAt: now + ESCALATION_WINDOW },
  money: [],
  event: 'battle.disputed',
});

/** A stream or recording: an absolute http(s) address of at most 500 characters (CH-17). */
export function acceptRecording(recordingUrl: string): Ruling<string> {
  const trimmed = recordingUrl.trim();
  if (trimmed === '') return refuse('RECORDING_REQUIRED', { field: 'recordingUrl' });
  const url = URL.canParse(trimmed) ? new URL(trimmed) : null;
  const isWeb = url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '';
  if (!isWeb || trimmed.length > 500) return refuse('BAD_INPUT', { field: 'recordingUrl' });
  return allow(url.href);
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
): Ruling<Step> {
  if (!isPlayer(battle, accountId)) return refuse('NOT_A_PARTICIPANT');
  if (battle.status !== 'active') return refuse('BATTLE_NOT_ACTIVE');
  if (earlier.some((report) => report.playerId === accountId)) return refuse('ALREADY_REPORTED');
  const winnerId = winnerBy(battle, { playerId: accountId, claim });
  const [other] = earlier;
  if (winnerId === null) return refuse('OPPONENT_MISSING');
  if (!other) return allow({ battle: { ...battle, dueAt: now + CONTEST_WINDOW }, money: [], event: 'battle.reported' });
  return allow(winnerBy(battle, other) === winnerId ? settle(battle, winnerId) : dispute(battle, now));
}
