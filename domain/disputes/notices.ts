import type { EventOf } from '../shared/events.ts';
import { type Notice, noticeOf, noticeRules, sentences } from '../shared/notice.ts';
import { HOUR } from '../shared/time.ts';
import { helpTabPath } from '../support/support.paths.ts';
import { TEXTS, type Texts } from './__generated__/texts.ts';

/** BC-13: both sides of a case hear of an appeal; what an overturned decision moves, the contest tells with its reason. */
function appealNotices(event: EventOf<'appeal.filed' | 'appeal.decided'>, t: Texts): readonly Notice[] {
  const { byId, title, verdict, reason, answerUntil = event.at } = event.data;
  if (verdict === 'overturn') return [];
  const told = (userId: string, heading: string, message: string) =>
    noticeOf(event, {
      userId,
      type: 'battle',
      title: heading,
      message,
      link: helpTabPath('dispute'),
      topics: ['battleUpdates'],
      fromId: null,
      mail: 'at-once',
    });
  if (event.type === 'appeal.decided')
    return event.concerns.map((userId) =>
      told(userId, t.theAppealWasTurnedDown(), t.theDecisionStands({ title, reason: reason ?? '' })),
    );
  const message = t.somebodyElseLooksAtTheDecision({ title });
  const hours = hoursBetween(event.at, answerUntil);
  return event.concerns.map((userId) =>
    userId === byId
      ? told(userId, t.yourAppealIsFiled(), message)
      : told(userId, t.aDecisionIsAppealed(), sentences(message, t.youHaveHoursToAnswer({ hours }))),
  );
}

/** Whoever may answer what the other side has brought into a case hears of it while there is time. */
const answerNotices = (event: EventOf<'dispute.answer-asked'>, t: Texts): readonly Notice[] =>
  event.concerns.map((userId) =>
    noticeOf(event, {
      userId,
      type: 'battle',
      title: t.thereIsSomethingToAnswer(),
      message: sentences(
        t.theOtherSideHasAdded({ title: event.data.title }),
        t.youHaveHoursToAnswer({ hours: hoursBetween(event.at, event.data.until) }),
      ),
      link: helpTabPath('dispute'),
      topics: ['battleUpdates'],
      fromId: null,
      mail: 'at-once',
    }),
  );

const hoursBetween = (at: number, until: number): number => Math.ceil((until - at) / HOUR);

const rule = noticeRules(TEXTS);

export const disputesNotices = [
  rule(['dispute.answer-asked'], answerNotices),
  rule(['appeal.filed', 'appeal.decided'], appealNotices),
];
