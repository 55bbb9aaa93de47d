import { folding, leftAfter, noticeOf, noticeRules } from '../shared/notice.ts';
import { DAY } from '../shared/time.ts';
import { TEXTS } from './__generated__/texts.ts';
import { missionsPath } from './missions.paths.ts';

const rule = noticeRules(TEXTS);

export const missionsNotices = [
  folding(
    rule(['mission.completed'], (event, t) => {
      const { userId, mission, period, title, claimBy } = event.data;
      const days = leftAfter(event, claimBy, DAY);
      return [
        noticeOf(event, {
          userId,
          title: t.missionComplete(),
          message: days === null ? t.titleClaimYourReward({ title }) : t.titleClaimYourRewardWithin({ title, days }),
          link: missionsPath,
          uniqueKey: `mission:${mission}:${period}`,
          channel: 'missions',
        }),
      ];
    }),
    'mission.completed',
  ),
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
