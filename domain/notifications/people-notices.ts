import { friendsPath, friendsTabPath } from '../friends/friends.paths.ts';
import { withQuery } from '../shared/path-to.ts';
import { homePath } from '../shared/soon.paths.ts';
import { teamsPath, teamsTabPath } from '../teams/teams.paths.ts';
import { payoutOf } from '../teams/shares.ts';
import { FROM, type Happening, type Notice, dollars, noticeOf, numberOf, textOf } from './notification.ts';

/** Friends: who asks, and who said yes. A no is told to nobody. */
export function friendNotices(happening: Happening): readonly Notice[] {
  const [fromId, toId] = [textOf(happening, 'fromId'), textOf(happening, 'toId')];
  if (fromId === null || toId === null) return [];
  if (happening.type === 'friend.requested')
    return [
      noticeOf(happening, {
        userId: toId,
        fromId,
        type: 'social',
        title: 'Friend request',
        message: `${FROM} wants to be your friend.`,
        link: friendsTabPath('requests'),
      }),
    ];
  if (happening.type === 'friend.accepted')
    return [
      noticeOf(happening, {
        userId: fromId,
        fromId: toId,
        type: 'social',
        title: 'Friend request accepted',
        message: `You and ${FROM} are friends now.`,
        link: friendsPath,
      }),
    ];
  return [];
}

/** A mention in the global chat. */
export function mentionNotices(happening: Happening): readonly Notice[] {
  const userId = textOf(happening, 'userId');
  const channelId = textOf(happening, 'channelId');
  if (happening.type !== 'chat.mentioned' || userId === null || channelId === null) return [];
  return [
    noticeOf(happening, {
      userId,
      type: 'social',
      title: `${textOf(happening, 'fromName') ?? 'Somebody'} mentioned you`,
      message: `In #${channelId} of the global chat.`,
      link: withQuery(homePath, { chat: channelId }),
      uniqueKey: `mention:${textOf(happening, 'messageId') ?? happening.seq}`,
      channel: 'chat',
      mail: 'none',
    }),
  ];
}

/** What a team tells its captain, and those who want in or are wanted. */
export function teamNotices(happening: Happening): readonly Notice[] {
  const { type, data } = happening;
  const [userId, captainId] = [textOf(happening, 'userId'), textOf(happening, 'captainId')];
  const team = textOf(happening, 'teamName') ?? 'your team';
  const opponent = textOf(happening, 'opponentName') ?? 'another team';
  const tell = (to: string | null, title: string, message: string, more: Partial<Notice> = {}): readonly Notice[] =>
    to === null ? [] : [noticeOf(happening, { userId: to, type: 'social', title, message, link: teamsPath, ...more })];
  switch (type) {
    case 'team.requested':
      return tell(captainId, 'Request to join your team', `${FROM} wants to join ${team}.`, {
        fromId: userId,
        link: teamsTabPath('requests'),
      });
    case 'team.invited':
      return tell(userId, 'Team invitation', `${FROM} invites you to ${team}.`, {
        fromId: captainId,
        link: teamsTabPath('join'),
      });
    case 'team.joined':
      if (userId === captainId) return [];
      return [
        ...tell(userId, 'You are in', `You play for ${team} now.`),
        ...tell(captainId, 'New team member', `${FROM} plays for ${team} now.`, { fromId: userId }),
      ];
    case 'team.left':
      if (data['isRemoved'] === 1) return tell(userId, 'You are out', `You do not play for ${team} any more.`);
      return userId === captainId
        ? []
        : tell(captainId, 'A member has left', `${FROM} has left ${team}.`, { fromId: userId, isPersonal: false });
    case 'team.handed-over':
      return tell(userId, 'You are the captain', `${team} is yours to lead now.`);
    case 'team.challenged':
      if (data['side'] !== 'to') return [];
      return tell(
        captainId,
        'Team challenge',
        `${opponent} challenges ${team} for ${dollars(numberOf(happening, 'stakeCents'))}. Accept or decline.`,
        { type: 'battle', topics: ['battleUpdates'], mail: 'at-once' },
      );
    case 'team.challenge-answered':
      return challengeAnswered(happening, captainId, opponent);
    default:
      return teamBattleNotices(happening, team, opponent);
  }
}

const ANSWERS: Readonly<Record<string, string>> = {
  'from accepted': 'accepted your challenge',
  'from declined': 'declined your challenge',
  'from expired': 'did not answer your challenge in time',
  'to withdrawn': 'has taken its challenge back',
  'to expired': 'waited in vain: its challenge has expired',
};

/** The side that did not answer hears of it. */
function challengeAnswered(happening: Happening, captainId: string | null, opponent: string): readonly Notice[] {
  const answer = ANSWERS[`${textOf(happening, 'side') ?? ''} ${textOf(happening, 'status') ?? ''}`];
  if (answer === undefined || captainId === null) return [];
  return [
    noticeOf(happening, {
      userId: captainId,
      type: 'battle',
      title: 'Team challenge',
      message: `${opponent} ${answer}.`,
      link: teamsPath,
      topics: ['battleUpdates'],
    }),
  ];
}

/** A team battle, as it is told each of its players whom it concerns. */
function teamBattleNotices(happening: Happening, team: string, opponent: string): readonly Notice[] {
  const { type, data } = happening;
  const userId = textOf(happening, 'userId');
  if (userId === null) return [];
  const match = `${team} against ${opponent}`;
  const stakeCents = numberOf(happening, 'stakeCents');
  const tell = (title: string, message: string, more: Partial<Notice> = {}): readonly Notice[] => [
    noticeOf(happening, {
      userId,
      type: 'battle',
      title,
      message,
      link: teamsPath,
      topics: ['battleUpdates'],
      ...more,
    }),
  ];
  switch (type) {
    case 'team.battle-started':
      return tell('Your team battle has started', `${match} is running.`, { mail: 'at-once' });
    case 'team.battle-reported':
      return tell('A team result was reported', `${match}: report yours, or the reported one stands.`, {
        mail: 'at-once',
      });
    case 'team.battle-disputed':
      return tell('Your team battle is disputed', `${match}: the money stays in escrow until our staff decide.`, {
        mail: 'at-once',
      });
    case 'team.battle-completed': {
      if (data['status'] === 'cancelled')
        return tell('Your team battle is void', `${match}: whatever was held is back with those who paid it.`);
      if (data['winnerTeamId'] !== data['teamId'])
        return tell('Your team lost', `${match} went to ${opponent}.`, { topics: ['matchResults'] });
      if (stakeCents === 0) return tell('Your team won', `${match} is yours.`, { topics: ['matchResults'] });
      const amountCents = payoutOf({ stakeCents });
      return tell('Your team won', `${match}: ${dollars(amountCents)} are in your wallet.`, {
        tab: 'payouts',
        topics: ['matchResults', 'walletChanges'],
        data: { payout: 'Team winnings', amountCents, status: 'completed', source: opponent },
      });
    }
    default:
      return [];
  }
}
