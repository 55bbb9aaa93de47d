import { friendsPath, friendsTabPath } from '../friends/friends.paths.ts';
import { withQuery } from '../shared/path-to.ts';
import { type TalkId, isPlaceId } from '../chat/channels.ts';
import { homePath, streamPath } from '../streams/streams.paths.ts';
import { teamsPath, teamsTabPath } from '../teams/teams.paths.ts';
import type { EventOf } from '../shared/events.ts';
import { payoutOf } from '../teams/shares.ts';
import { tournamentTalkPath } from '../tournaments/tournaments.paths.ts';
import { TEAM_BATTLE_EVENTS, type TeamBattleEvent } from '../teams/team-battle.ts';
import { FROM, type Notice, dollars, noticeOf, noticeRule } from './notification.ts';

/** What a team tells its captain, and those who want in or are wanted; nobody where `to` is null. */
const tell = (
  event: EventOf,
  to: string | null,
  title: string,
  message: string,
  more: Partial<Notice> = {},
): readonly Notice[] =>
  to === null ? [] : [noticeOf(event, { userId: to, type: 'social', title, message, link: teamsPath, ...more })];

const ANSWERS: Readonly<Record<string, string>> = {
  'from accepted': 'accepted your challenge',
  'from declined': 'declined your challenge',
  'from expired': 'did not answer your challenge in time',
  'to withdrawn': 'has taken its challenge back',
  'to expired': 'waited in vain: its challenge has expired',
};

/** The side that did not answer hears of it. */
function offerAnswered(event: EventOf<'team.challenge-answered'>): readonly Notice[] {
  const { side, status, captainId, opponentName } = event.data;
  const answer = ANSWERS[`${side} ${status}`];
  if (answer === undefined) return [];
  return tell(event, captainId, 'Team challenge', `${opponentName} ${answer}.`, {
    type: 'battle',
    topics: ['battleUpdates'],
  });
}

/** A team battle, as it is told each of its players whom it concerns. */
function teamBattleNotices(event: EventOf<TeamBattleEvent>): readonly Notice[] {
  const { userId, teamId, teamName, opponentName, status, winnerTeamId, stakeCents = 0 } = event.data;
  const teams = `${teamName} against ${opponentName}`;
  const told = (title: string, message: string, more: Partial<Notice> = {}): readonly Notice[] =>
    tell(event, userId, title, message, { type: 'battle', topics: ['battleUpdates'], ...more });
  switch (event.type) {
    case 'team.battle-started':
      return told('Your team battle has started', `${teams} is running.`, { mail: 'at-once' });
    case 'team.battle-reported':
      return told('A team result was reported', `${teams}: report yours, or the reported one stands.`, {
        mail: 'at-once',
      });
    case 'team.battle-disputed':
      return told('Your team battle is disputed', `${teams}: the money stays in escrow until our staff decide.`, {
        mail: 'at-once',
      });
    case 'team.battle-escalated':
      return told('A senior moderator looks at your team battle', `${teams}: the dispute goes one step up.`);
    case 'team.battle-resumed':
      return told(
        'Your team battle goes on',
        `${teams}: the complaint was dismissed. Report a result before its time is up.`,
        { mail: 'at-once' },
      );
    case 'team.battle-completed': {
      if (status === 'cancelled')
        return told('Your team battle is void', `${teams}: whatever was held is back with those who paid it.`);
      if (winnerTeamId !== teamId)
        return told('Your team lost', `${teams} went to ${opponentName}.`, { topics: ['matchResults'] });
      if (stakeCents === 0) return told('Your team won', `${teams} is yours.`, { topics: ['matchResults'] });
      const amountCents = payoutOf({ stakeCents });
      return told('Your team won', `${teams}: ${dollars(amountCents)} are in your wallet.`, {
        tab: 'payouts',
        topics: ['matchResults', 'walletChanges'],
        data: { payout: 'Team winnings', amountCents, status: 'completed', source: opponentName },
      });
    }
  }
}

const teamRules = [
  noticeRule(['team.requested'], (event) => {
    const { userId, captainId, teamName } = event.data;
    return tell(event, captainId, 'Request to join your team', `${FROM} wants to join ${teamName}.`, {
      fromId: userId,
      link: teamsTabPath('requests'),
    });
  }),
  noticeRule(['team.invited'], (event) => {
    const { userId, captainId, teamName } = event.data;
    return tell(event, userId, 'Team invitation', `${FROM} invites you to ${teamName}.`, {
      fromId: captainId,
      link: teamsTabPath('join'),
    });
  }),
  noticeRule(['team.joined'], (event) => {
    const { userId, captainId, teamName } = event.data;
    if (userId === captainId) return [];
    return [
      ...tell(event, userId, 'You are in', `You play for ${teamName} now.`),
      ...tell(event, captainId, 'New team member', `${FROM} plays for ${teamName} now.`, { fromId: userId }),
    ];
  }),
  noticeRule(['team.left'], (event) => {
    const { userId, captainId, teamName, isRemoved } = event.data;
    if (isRemoved) return tell(event, userId, 'You are out', `You do not play for ${teamName} any more.`);
    if (userId === captainId) return [];
    const more = { fromId: userId, isPersonal: false };
    return tell(event, captainId, 'A member has left', `${FROM} has left ${teamName}.`, more);
  }),
  noticeRule(['team.handed-over'], (event) =>
    tell(event, event.data.userId, 'You are the captain', `${event.data.teamName} is yours to lead now.`),
  ),
  noticeRule(['team.challenged'], (event) => {
    const { side, captainId, teamName, opponentName, stakeCents } = event.data;
    if (side !== 'to') return [];
    return tell(
      event,
      captainId,
      'Team challenge',
      `${opponentName} challenges ${teamName} for ${dollars(stakeCents)}. Accept or decline.`,
      { type: 'battle', topics: ['battleUpdates'], mail: 'at-once' },
    );
  }),
  noticeRule(['team.challenge-answered'], offerAnswered),
  noticeRule(TEAM_BATTLE_EVENTS, teamBattleNotices),
];

/** Where a message stands, in words and as a page. */
function placeOf(talkId: TalkId): Pick<Notice, 'message' | 'link'> {
  if (!isPlaceId(talkId))
    return { message: `In #${talkId} of the global chat.`, link: withQuery(homePath, { chat: talkId }) };
  const [kind, id = ''] = talkId.split(':');
  if (kind === 'tournament') return { message: 'In the chat of a tournament.', link: tournamentTalkPath(id) };
  return kind === 'stream'
    ? { message: 'In the chat of a stream.', link: streamPath(id) }
    : { message: 'In the chat of a live battle.', link: homePath };
}

export const peopleRules = [
  // Friends: who asks, and who said yes. A no is told to nobody.
  noticeRule(['friend.requested'], (event) => [
    noticeOf(event, {
      userId: event.data.toId,
      fromId: event.data.fromId,
      type: 'social',
      title: 'Friend request',
      message: `${FROM} wants to be your friend.`,
      link: friendsTabPath('requests'),
    }),
  ]),
  noticeRule(['friend.accepted'], (event) => [
    noticeOf(event, {
      userId: event.data.fromId,
      fromId: event.data.toId,
      type: 'social',
      title: 'Friend request accepted',
      message: `You and ${FROM} are friends now.`,
      link: friendsPath,
    }),
  ]),
  noticeRule(['chat.mentioned'], (event) => [
    noticeOf(event, {
      userId: event.data.userId,
      type: 'social',
      title: `${event.data.fromName} mentioned you`,
      ...placeOf(event.data.channelId),
      uniqueKey: `mention:${event.data.messageId}`,
      channel: 'chat',
      mail: 'none',
    }),
  ]),
  noticeRule(['blocked-message.decided'], (event) => {
    const { userId, channelId, appeal, reason } = event.data;
    const { message, link } = placeOf(channelId);
    const kept = `Our staff have looked at it: ${reason}`;
    return [
      noticeOf(event, {
        userId,
        title: appeal === 'posted' ? 'Your blocked message was posted' : 'Your message stays blocked',
        message: appeal === 'posted' ? `Our staff let it through. ${message}` : kept,
        link,
      }),
    ];
  }),
  ...teamRules,
];
