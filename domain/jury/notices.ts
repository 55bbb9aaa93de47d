import { noticeOf, noticeRules, sentences } from '../shared/notice.ts';
import { HOUR } from '../shared/time.ts';
import { TEXTS } from './__generated__/texts.ts';
import { juryPath } from './jury.paths.ts';

/** A juror hears of a case, of which nothing but the game is told before it is opened. */
export const juryNotices = [
  noticeRules(TEXTS)(['juror.drawn'], (event, t) => {
    const { jurorId, gameTitle, answerBy } = event.data;
    return [
      noticeOf(event, {
        userId: jurorId,
        title: t.aCaseWaitsForYou(),
        message: sentences(
          t.youWereDrawnAsAJuror({ game: gameTitle }),
          t.youHaveHoursToAnswer({ hours: Math.ceil((answerBy - event.at) / HOUR) }),
        ),
        link: juryPath,
        mail: 'at-once',
      }),
    ];
  }),
];
