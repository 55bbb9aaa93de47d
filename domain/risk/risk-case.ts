import { type Role, isSenior } from '../accounts/roles.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { DAY } from '../shared/time.ts';

/** Waits for staff, is left alone until something new comes, needs nothing more. */
export const RISK_STATES = ['open', 'watched', 'closed'] as const;
export type RiskState = (typeof RISK_STATES)[number];

export const RISK_ACTIONS = ['take', 'release', 'note', 'watch', 'close', 'reopen'] as const;
export type RiskAction = (typeof RISK_ACTIONS)[number];

/** Those that are nothing without words. */
const SPOKEN: ReadonlySet<RiskAction> = new Set(['note', 'watch', 'close', 'reopen']);
export const isSpoken = (action: RiskAction): boolean => SPOKEN.has(action);

/** A signal joins the case of one of its players where no more time lies between it and the others. */
export const CASE_WINDOW_MS = 30 * DAY;
/** Closed cases are deleted so long after they were closed. */
export const CASE_LIFE_MS = 2 * 365 * DAY;
/** A case takes no more than these; what comes then begins another. */
export const CASE_PLAYERS_MAX = 20;
export const CASE_SIGNALS_MAX = 200;
/** What staff write into one case. */
export const CASE_NOTES_MAX = 200;
export const RISK_WORDS_MAX = 2_000;

export interface RiskCaseState {
  readonly state: RiskState;
  /** Who of the staff looks after it; null for nobody. */
  readonly assigneeId: string | null;
}

export interface HandledRiskCase extends RiskCaseState {
  /** How many signals it has. */
  readonly signals: number;
  /** Whether whoever handles it is one of its players, plays in a contest that is evidence in it, or is tied to such a player. */
  readonly isOwn: boolean;
}

/**
 * What becomes of a case by what staff do. Nobody handles one that they are part of; what a colleague looks after is left
 * to that colleague, but for seniors; nobody puts aside signals that they have not seen; and administrators alone close
 * it, as they alone resolve alerts. None of it does anything to a player.
 * @param seenSignals how many signals the handler has seen
 */
export function handleRiskCase(
  found: HandledRiskCase,
  staff: { readonly id: string; readonly role: Role },
  action: RiskAction,
  seenSignals: number,
): Ruling<RiskCaseState> {
  const { state, assigneeId } = found;
  if (found.isOwn) return refuse('RISK_CASE_OWN');
  if (action === 'note') return allow({ state, assigneeId });
  if (assigneeId !== null && assigneeId !== staff.id && !isSenior(staff.role)) return refuse('RISK_CASE_TAKEN');
  if (action === 'release') return allow({ state, assigneeId: null });
  if (action === 'take') return allow({ state, assigneeId: staff.id });
  if (action === 'reopen')
    return state === 'open' ? refuse('RISK_CASE_STATE') : allow({ state: 'open', assigneeId: assigneeId ?? staff.id });
  const next = action === 'close' ? 'closed' : 'watched';
  if (next === 'closed' && staff.role !== 'administrator') return refuse('FORBIDDEN');
  if (state === 'closed' || state === next) return refuse('RISK_CASE_STATE');
  if (seenSignals !== found.signals) return refuse('RISK_CASE_MOVED_ON');
  return allow({ state: next, assigneeId: assigneeId ?? staff.id });
}
