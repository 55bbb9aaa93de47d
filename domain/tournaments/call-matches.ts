import type { Change } from './change-bracket.ts';
import { item } from './graph.ts';
import { type Meeting, callMatch, decided, waiting } from './match-life.ts';

/** How the two of the matches that a change decides came to it. */
export type OwnMeetings = ReadonlyMap<number, Meeting>;

/** What a change makes of the meeting of a match, and whether it is another one, so that what is said of the old is refused. */
export function meetingAfter(
  { bracket, met }: Change,
  match: number,
  own: OwnMeetings,
  at: number,
): { readonly meeting: Meeting; readonly isOther: boolean } {
  if (bracket.called.has(match)) return { meeting: callMatch(at), isOther: true };
  const { state } = item(bracket.folded.matches, match);
  const isEnded = state === 'decided' || state === 'empty';
  const kept = met.has(match) ? undefined : own.get(match);
  return { meeting: !isEnded ? waiting : (kept ?? decided), isOther: kept === undefined };
}
