import { noticeOf, noticeRules } from '../shared/notice.ts';
import { TEXTS } from './__generated__/texts.ts';
import { missionsPath } from './missions.paths.ts';

const rule = noticeRules(TEXTS);

export const missionsNotices = [
  rule(['mission.completed'], (event, t) => [
    noticeOf(event, {
      userId: event.data.userId,
      title: t.missionComplete(),
      message: t.titleClaimYourReward({ title: event.data.title }),
      link: missionsPath,
      uniqueKey: `mission:${event.data.mission}:${event.data.period}`,
      channel: 'missions',
    }),
  ]),
  rule(['streak.milestone'], (event, t) => [
    noticeOf(event, {
      userId: event.data.userId,
      title: t.daysInARow({ days: event.data.milestone }),
      message: t.yourStreakHasBroughtYouCoins({ coins: event.data.coins }),
      link: missionsPath,
      channel: 'missions',
    }),
  ]),
];
