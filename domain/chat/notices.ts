import { FROM, type Notice, noticeOf, noticeRules, sentences } from '../shared/notice.ts';
import { withQuery } from '../shared/path-to.ts';
import { MINUTE } from '../shared/time.ts';
import { friendsPath, messageFriendPath } from '../friends/friends.paths.ts';
import { challengePath } from '../battles/battles.paths.ts';
import { homePath, streamPath } from '../streams/streams.paths.ts';
import { tournamentTalkPath } from '../tournaments/tournaments.paths.ts';
import { TEXTS, type Texts } from './__generated__/texts.ts';
import { type TalkId, isPlaceId } from './channels.ts';

/** Where a message stands, in words and as a page. */
function placeOf(t: Texts, talkId: TalkId): Pick<Notice, 'message' | 'link'> {
  if (!isPlaceId(talkId))
    return { message: t.inTheGlobalChat({ channel: talkId }), link: withQuery(homePath, { chat: talkId }) };
  const [kind, id = ''] = talkId.split(':');
  if (kind === 'friends') return { message: t.inYourTalkWithAFriend(), link: friendsPath };
  if (kind === 'room') return { message: t.inTheTalkOfYourBattle(), link: challengePath(id) };
  if (kind === 'tournament') return { message: t.inTheChatOfATournament(), link: tournamentTalkPath(id) };
  return kind === 'stream'
    ? { message: t.inTheChatOfAStream(), link: streamPath(id) }
    : { message: t.inTheChatOfALiveBattle(), link: homePath };
}

/** How often a player is told of what one friend writes. */
const TOLD_EVERY = 15 * MINUTE;

const rule = noticeRules(TEXTS);

export const chatNotices = [
  rule(['chat.mentioned'], (event, t) => [
    noticeOf(event, {
      userId: event.data.userId,
      type: 'social',
      title: t.fromMentionedYou({ from: event.data.fromName }),
      ...placeOf(t, event.data.channelId),
      uniqueKey: `mention:${event.data.messageId}`,
      channel: 'chat',
      mail: 'none',
    }),
  ]),
  rule(['chat.written'], (event, t) => [
    noticeOf(event, {
      userId: event.data.userId,
      fromId: event.data.fromId,
      type: 'social',
      title: t.fromWroteToYou({ from: FROM }),
      message: t.inYourTalkWithAFriend(),
      link: messageFriendPath(event.data.fromName),
      // A talk that goes on is told once in a while.
      uniqueKey: `written:${event.data.channelId}:${event.data.userId}:${Math.floor(event.at / TOLD_EVERY)}`,
      channel: 'chat',
      mail: 'none',
    }),
  ]),
  rule(['blocked-message.decided'], (event, t) => {
    const { userId, channelId, appeal, reason } = event.data;
    const { message, link } = placeOf(t, channelId);
    const isPosted = appeal === 'posted';
    return [
      noticeOf(event, {
        userId,
        title: isPosted ? t.yourBlockedMessageWasPosted() : t.yourMessageStaysBlocked(),
        message: isPosted ? sentences(t.ourStaffLetItThrough(), message) : t.ourStaffHaveLookedAtIt({ reason }),
        link,
      }),
    ];
  }),
];
