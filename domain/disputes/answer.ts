import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { HOUR } from '../shared/time.ts';
import type { AppealVerdict } from './appeal.ts';
import type { DisputeAction } from './dispute.ts';

/** A side may answer what the other one has brought last for so long. */
export const ANSWER_WINDOW = 12 * HOUR;

/** So long after it was opened, or appealed, a case takes what is new from both sides. */
export const EVIDENCE_WINDOW = 24 * HOUR;

/** No case waits for answers longer than this: what came last can still be answered, and the answer is the last word. */
export const ANSWERS_MAX = EVIDENCE_WINDOW + ANSWER_WINDOW;

/** Until when both sides may bring something new into a case that was opened or, of a decided one, appealed then. */
export const evidenceUntil = (openedAt: number): number => openedAt + EVIDENCE_WINDOW;

/**
 * Until when what comes into a case at an instant may be answered; null where it is itself the answer that ends it.
 * @param openedAt when the case was opened or, of a decided one, appealed
 */
export const answerUntil = (openedAt: number, at: number): number | null =>
  at < evidenceUntil(openedAt) ? at + ANSWER_WINDOW : null;

/**
 * A side brings something only while the other can still answer it, or where it answers itself.
 * @param ownUntil until when the side may answer; null where it was asked nothing
 */
export const requireOpenCase = (openedAt: number, ownUntil: number | null, at: number): Ruling<null> =>
  at < evidenceUntil(openedAt) || (ownUntil ?? at) > at
    ? allow(null)
    : refuse('EVIDENCE_CLOSED', { data: { since: evidenceUntil(openedAt) } });

/** The latest of some times to answer that are not over; null where nobody may answer any more. */
export function latestAnswer(untils: readonly (number | null)[], now: number): number | null {
  const latest = Math.max(now, ...untils.map((until) => until ?? 0));
  return latest > now ? latest : null;
}

/** Nobody is decided against who may still answer; handing the case on waits for nobody. */
export const requireAnswers = (action: DisputeAction | AppealVerdict, until: number | null): Ruling<null> =>
  until === null || action === 'escalate' ? allow(null) : refuse('ANSWER_DUE', { data: { until } });
