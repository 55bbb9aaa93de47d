import { FROM, noticeOf, noticeRules } from '../shared/notice.ts';
import { TEXTS } from './__generated__/texts.ts';
import { friendsPath, friendsTabPath } from './friends.paths.ts';

const rule = noticeRules(TEXTS);

/** Who asks, and who said yes. A no is told to nobody. */
export const friendsNotices = [
  rule(['friend.requested'], (event, t) => [
    noticeOf(event, {
      userId: event.data.toId,
      fromId: event.data.fromId,
      type: 'social',
      title: t.friendRequest(),
      message: t.fromWantsToBeYourFriend({ from: FROM }),
      link: friendsTabPath('requests'),
    }),
  ]),
  rule(['friend.accepted'], (event, t) => [
    noticeOf(event, {
      userId: event.data.fromId,
      fromId: event.data.toId,
      type: 'social',
      title: t.friendRequestAccepted(),
      message: t.youAndFromAreFriendsNow({ from: FROM }),
      link: friendsPath,
    }),
  ]),
];
