import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { DAY } from '../shared/time.ts';
import { webLinkOf } from '../shared/web-link.ts';

/** Characters of the words that go with a piece of evidence. */
export const EVIDENCE_WORDS_MAX = 1_000;
/** Pieces of one player in one dispute. */
export const EVIDENCE_MAX = 10;
/** How long a file outlives the account of whoever showed it: a decision that rests on it can be asked about. */
export const EVIDENCE_KEPT = 365 * DAY;

/** A link as typed, empty for none. */
export function acceptEvidenceLink(typed: string): Ruling<string | null> {
  if (typed.trim() === '') return allow(null);
  const url = webLinkOf(typed);
  return url === null ? refuse('BAD_INPUT', { field: 'evidenceUrl' }) : allow(url);
}

/** The same recording at another mark is the same recording. */
const withoutMark = (url: string): string => url.replace(/#.*$/s, '');

/**
 * A dismissed dispute is not raised again without new evidence: a link that nobody has named in the case yet.
 * @param known the links of all reports and of the evidence in all disputes over the contest
 */
export function requireNewEvidence(wasDismissed: boolean, known: readonly string[], url: string | null): Ruling<null> {
  if (!wasDismissed) return allow(null);
  const isNew = url !== null && !known.map(withoutMark).includes(withoutMark(url));
  return isNew ? allow(null) : refuse('NEW_EVIDENCE_REQUIRED', { field: 'evidenceUrl' });
}
