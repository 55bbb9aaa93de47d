import { friendsPath, friendsTabPath } from '../friends/friends.paths.ts';
import { withQuery } from '../shared/path-to.ts';
import { type TalkId, isPlaceId } from '../chat/channels.ts';
import { homePath, streamPath } from '../streams/streams.paths.ts';
import { teamsPath, teamsTabPath } from '../teams/teams.paths.ts';
import type { EventOf } from '../shared/events.ts';
import { payoutOf } from '../teams/shares.ts';
import { tournamentTalkPath } from '../tournaments/tournaments.paths.ts';
import { TEAM_BATTLE_EVENTS, type TeamBattleEvent } from '../teams/team-battle.ts';
import type { Texts } from './__generated__/texts.ts';
import { FROM, type Notice, dollars, noticeOf, noticeRule, sentences } from './notification.ts';

/** What a team tells its captain, and those who want in or are wanted; nobody where `to` is null. */
const tell = (
  event: EventOf,
  to: string | null,
  title: string,
  message: string,
  more: Partial<Notice> = {},
): readonly Notice[] =>
  to === null ? [] : [noticeOf(event, { userId: to, type: 'social', title, message, link: teamsPath, ...more })];

/** What the side that did not answer is told; null for the one that did. */
function answerOf(t: Texts, event: EventOf<'team.challenge-answered'>): string | null {
  const { side, status, opponentName } = event.data;
  switch (`${side} ${status}`) {
    case 'from accepted':
      return t.opponentAcceptedYourChallenge({ opponentName });
    case 'from declined':
      return t.opponentDeclinedYourChallenge({ opponentName });
    case 'from expired':
      return t.opponentDidNotAnswerInTime({ opponentName });
    case 'to withdrawn':
      return t.opponentHasTakenItsChallengeBack({ opponentName });
    case 'to expired':
      return t.opponentWaitedInVain({ opponentName });
    default:
      return null;
  }
}

function offerAnswered(event: EventOf<'team.challenge-answered'>, t: Texts): readonly Notice[] {
  const answer = answerOf(t, event);
  if (answer === null) return [];
  return tell(event, event.data.captainId, t.teamChallenge(), answer, { type: 'battle', topics: ['battleUpdates'] });
}

/** A team battle, as it is told each of its players whom it concerns. */
function teamBattleNotices(event: EventOf<TeamBattleEvent>, t: Texts): readonly Notice[] {
  const { userId, teamId, teamName, opponentName, status, winnerTeamId, stakeCents = 0 } = event.data;
  const teams = t.teamAgainstOpponent({ teamName, opponentName });
  const told = (title: string, message: string, more: Partial<Notice> = {}): readonly Notice[] =>
    tell(event, userId, title, message, { type: 'battle', topics: ['battleUpdates'], ...more });
  switch (event.type) {
    case 'team.battle-started':
      return told(t.yourTeamBattleHasStarted(), t.teamsIsRunning({ teams }), { mail: 'at-once' });
    case 'team.battle-reported':
      return told(t.aTeamResultWasReported(), t.teamsReportYours({ teams }), {
        mail: 'at-once',
      });
    case 'team.battle-disputed':
      return told(t.yourTeamBattleIsDisputed(), t.teamsTheMoneyStaysInEscrow({ teams }), {
        mail: 'at-once',
      });
    case 'team.battle-escalated':
      return told(t.aSeniorModeratorLooksAtYourTeamBattle(), t.teamsTheDisputeGoesOneStepUp({ teams }));
    case 'team.battle-resumed':
      return told(t.yourTeamBattleGoesOn(), t.teamsTheComplaintWasDismissed({ teams }), { mail: 'at-once' });
    case 'team.battle-completed': {
      if (status === 'cancelled') return told(t.yourTeamBattleIsVoid(), t.teamsWhateverWasHeldIsBack({ teams }));
      if (winnerTeamId !== teamId)
        return told(t.yourTeamLost(), t.teamsWentToTheOpponent({ teams, opponentName }), { topics: ['matchResults'] });
      if (stakeCents === 0) return told(t.yourTeamWon(), t.teamsIsYours({ teams }), { topics: ['matchResults'] });
      const amountCents = payoutOf({ stakeCents });
      return told(t.yourTeamWon(), t.teamsAmountAreInYourWallet({ teams, amount: dollars(amountCents) }), {
        tab: 'payouts',
        topics: ['matchResults', 'walletChanges'],
        data: { payout: t.teamWinnings(), amountCents, status: 'completed', source: opponentName },
      });
    }
  }
}

const teamRules = [
  noticeRule(['team.requested'], (event, t) => {
    const { userId, captainId, teamName } = event.data;
    return tell(event, captainId, t.requestToJoinYourTeam(), t.fromWantsToJoinTheTeam({ from: FROM, teamName }), {
      fromId: userId,
      link: teamsTabPath('requests'),
    });
  }),
  noticeRule(['team.invited'], (event, t) => {
    const { userId, captainId, teamName } = event.data;
    return tell(event, userId, t.teamInvitation(), t.fromInvitesYouToTheTeam({ from: FROM, teamName }), {
      fromId: captainId,
      link: teamsTabPath('join'),
    });
  }),
  noticeRule(['team.joined'], (event, t) => {
    const { userId, captainId, teamName } = event.data;
    if (userId === captainId) return [];
    return [
      ...tell(event, userId, t.youAreIn(), t.youPlayForTheTeamNow({ teamName })),
      ...tell(event, captainId, t.newTeamMember(), t.fromPlaysForTheTeamNow({ from: FROM, teamName }), {
        fromId: userId,
      }),
    ];
  }),
  noticeRule(['team.left'], (event, t) => {
    const { userId, captainId, teamName, isRemoved } = event.data;
    if (isRemoved) return tell(event, userId, t.youAreOut(), t.youDoNotPlayForTheTeamAnyMore({ teamName }));
    if (userId === captainId) return [];
    const more = { fromId: userId, isPersonal: false };
    return tell(event, captainId, t.aMemberHasLeft(), t.fromHasLeftTheTeam({ from: FROM, teamName }), more);
  }),
  noticeRule(['team.handed-over'], (event, t) =>
    tell(event, event.data.userId, t.youAreTheCaptain(), t.teamIsYoursToLeadNow({ teamName: event.data.teamName })),
  ),
  noticeRule(['team.challenged'], (event, t) => {
    const { side, captainId, teamName, opponentName, stakeCents } = event.data;
    if (side !== 'to') return [];
    return tell(
      event,
      captainId,
      t.teamChallenge(),
      t.opponentChallengesTheTeam({ opponentName, teamName, stake: dollars(stakeCents) }),
      { type: 'battle', topics: ['battleUpdates'], mail: 'at-once' },
    );
  }),
  noticeRule(['team.challenge-answered'], offerAnswered),
  noticeRule(TEAM_BATTLE_EVENTS, teamBattleNotices),
];

/** Where a message stands, in words and as a page. */
function placeOf(t: Texts, talkId: TalkId): Pick<Notice, 'message' | 'link'> {
  if (!isPlaceId(talkId))
    return { message: t.inTheGlobalChat({ channel: talkId }), link: withQuery(homePath, { chat: talkId }) };
  const [kind, id = ''] = talkId.split(':');
  if (kind === 'tournament') return { message: t.inTheChatOfATournament(), link: tournamentTalkPath(id) };
  return kind === 'stream'
    ? { message: t.inTheChatOfAStream(), link: streamPath(id) }
    : { message: t.inTheChatOfALiveBattle(), link: homePath };
}

export const peopleRules = [
  // Friends: who asks, and who said yes. A no is told to nobody.
  noticeRule(['friend.requested'], (event, t) => [
    noticeOf(event, {
      userId: event.data.toId,
      fromId: event.data.fromId,
      type: 'social',
      title: t.friendRequest(),
      message: t.fromWantsToBeYourFriend({ from: FROM }),
      link: friendsTabPath('requests'),
    }),
  ]),
  noticeRule(['friend.accepted'], (event, t) => [
    noticeOf(event, {
      userId: event.data.fromId,
      fromId: event.data.toId,
      type: 'social',
      title: t.friendRequestAccepted(),
      message: t.youAndFromAreFriendsNow({ from: FROM }),
      link: friendsPath,
    }),
  ]),
  noticeRule(['chat.mentioned'], (event, t) => [
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
  noticeRule(['blocked-message.decided'], (event, t) => {
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
  ...teamRules,
];
