import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { HOUR } from '../shared/time.ts';
import type { AppealVerdict } from './appeal.ts';
import type { DisputeAction } from './dispute.ts';

/** A side may answer what the other one has brought last for so long. */
export const ANSWER_WINDOW = 12 * HOUR;

/** No case waits for answers longer than this after it was opened, or appealed: nobody puts it off by adding pieces. */
export const ANSWERS_MAX = 36 * HOUR;

/**
 * Until when what comes into a case at an instant may be answered; null where the case waits for answers no more.
 * @param openedAt when the case was opened or, of a decided one, appealed
 */
export function answerUntil(openedAt: number, at: number): number | null {
  const until = Math.min(at + ANSWER_WINDOW, openedAt + ANSWERS_MAX);
  return until > at ? until : null;
}

/** The latest of some times to answer that are not over; null where nobody may answer any more. */
export function latestAnswer(untils: readonly (number | null)[], now: number): number | null {
  const latest = Math.max(now, ...untils.map((until) => until ?? 0));
  return latest > now ? latest : null;
}

/** Nobody is decided against who may still answer; handing the case on waits for nobody. */
export const requireAnswers = (action: DisputeAction | AppealVerdict, until: number | null): Ruling<null> =>
  until === null || action === 'escalate' ? allow(null) : refuse('ANSWER_DUE', { data: { until } });
