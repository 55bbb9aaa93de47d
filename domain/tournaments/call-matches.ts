import type { Change } from './change-bracket.ts';
import { item } from './graph.ts';
import { type Meeting, callMatch, decided, waiting } from './match-life.ts';

/** The match that a change is about, with how its two came to it. */
export interface OwnMeeting {
  readonly match: number;
  readonly meeting: Meeting;
}

/** What a change makes of the meeting of a match, and whether it is another one, so that what is said of the old is refused. */
export function meetingAfter(
  { bracket, met }: Change,
  match: number,
  own: OwnMeeting | null,
  at: number,
): { readonly meeting: Meeting; readonly isOther: boolean } {
  if (bracket.called.has(match)) return { meeting: callMatch(at), isOther: true };
  const { state } = item(bracket.folded.matches, match);
  const isEnded = state === 'decided' || state === 'empty';
  const isOwn = own?.match === match && !met.has(match);
  return { meeting: !isEnded ? waiting : isOwn ? own.meeting : decided, isOther: !isOwn };
}
