import { profilePath } from '../profiles/profiles.paths.ts';
import { folding, noticeOf, noticeRules } from '../shared/notice.ts';
import { TEXTS } from './__generated__/texts.ts';

export const resultsNotices = [
  folding(
    noticeRules(TEXTS)(['achievement.unlocked'], (event, t) => [
      noticeOf(event, {
        userId: event.data.userId,
        title: t.achievementUnlocked(),
        message: t.titleIsOnYourProfile({ title: event.data.title }),
        link: profilePath,
        uniqueKey: `achievement:${event.data.achievement}`,
        channel: 'missions',
      }),
    ]),
    'achievement.unlocked',
  ),
];
