import { type Contest, type Standing, CONTESTED, needsRecording, report } from '../disputes/contest.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { webLinkOf } from '../shared/web-link.ts';
import {
  type Battle,
  type BattleReport,
  type Claim,
  type Transition,
  CONTEST_WINDOW,
  UNCALLED,
  playersOf,
  winnerBy,
} from './battle.ts';

/** Closes a battle in favour of one player; the ledger pays the full pool at the same moment (CH-14, CH-18). */
export const settle = (battle: Battle, winnerId: string): Transition => ({
  battle: { ...battle, status: 'completed', winnerId, dueAt: null },
  money: [{ kind: 'settle', winnerId }],
  event: 'battle.completed',
});

/** Calls a battle off: everybody gets stake and fee back. */
export const callOff = (battle: Battle): Transition => ({
  battle: { ...battle, ...UNCALLED, status: 'cancelled', dueAt: null },
  money: [{ kind: 'refund-all' }],
  event: 'battle.cancelled',
});

/** A battle as a contest of two sides: its players report who has won. */
export const contestOf = (battle: Battle, reports: readonly BattleReport[]): Contest<string, string | null> => ({
  sides: playersOf(battle),
  reports: reports.map((said) => ({ side: said.playerId, claim: winnerBy(battle, said) })),
  closed: battle.status === 'active' ? null : 'BATTLE_NOT_ACTIVE',
  isContested: battle.status === 'disputed',
  dueAt: battle.dueAt,
});

/** What the reports of a battle make of it. */
export function becomes(battle: Battle, standing: Standing<string | null>): Transition {
  switch (standing.kind) {
    case 'settled':
      return standing.by === null ? callOff(battle) : settle(battle, standing.by);
    case 'contested':
      // The stakes stay in escrow until a moderator decides.
      return { battle: { ...battle, status: 'disputed', dueAt: null }, money: [], event: 'battle.disputed' };
    case 'waits':
      return { battle: { ...battle, dueAt: standing.until }, money: [], event: 'battle.reported' };
  }
}

/** A dispute that no report has brought about. */
export const dispute = (battle: Battle): Transition => becomes(battle, CONTESTED);

/** A stream or recording: a web address of at most 500 characters (CH-17), or empty for none. */
export function acceptRecording(recordingUrl: string): Ruling<string> {
  if (recordingUrl.trim() === '') return allow('');
  const url = webLinkOf(recordingUrl);
  return url === null ? refuse('BAD_INPUT', { field: 'recordingUrl' }) : allow(url);
}

/** What goes with a word where it has to be shown, and nothing does. */
export const recordingMissing = (): Ruling<never> => refuse('RECORDING_REQUIRED', { field: 'recordingUrl' });

/** A player's word on the result, with the recording that shows it; empty for none. */
interface ReportedResult {
  readonly claim: Claim;
  readonly recordingUrl: string;
}

/**
 * One player's word on the result: as in every contest of two sides, two that are the same settle. Refusals:
 * NOT_A_PARTICIPANT, BATTLE_NOT_ACTIVE, ALREADY_REPORTED, OPPONENT_MISSING, RECORDING_REQUIRED.
 */
export function reportResult(
  battle: Battle,
  earlier: readonly BattleReport[],
  accountId: string,
  { claim, recordingUrl }: ReportedResult,
  now: number,
): Ruling<Transition> {
  const winnerId = winnerBy(battle, { playerId: accountId, claim });
  const contest = contestOf(battle, earlier);
  const told = { side: accountId, claim: winnerId };
  const ruling = report(contest, told, now, CONTEST_WINDOW);
  if (!ruling.ok) return ruling;
  if (recordingUrl === '' && needsRecording(contest, told, claim === 'won')) return recordingMissing();
  return winnerId === null ? refuse('OPPONENT_MISSING') : allow(becomes(battle, ruling.value));
}
