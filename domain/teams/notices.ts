import type { EventOf } from '../shared/events.ts';
import { FROM, type Notice, dollars, noticeOf, noticeRules, sentences } from '../shared/notice.ts';
import { TEXTS, type Texts } from './__generated__/texts.ts';
import { payoutOf } from './shares.ts';
import { TEAM_BATTLE_EVENTS, type TeamBattleEvent } from './team-battle.ts';
import { teamsPath, teamsTabPath } from './teams.paths.ts';

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
  const why = event.data.reason === undefined ? null : t.theReason({ reason: event.data.reason });
  const told = (title: string, message: string, more: Partial<Notice> = {}): readonly Notice[] =>
    tell(event, userId, title, sentences(message, why), { type: 'battle', topics: ['battleUpdates'], ...more });
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

const rule = noticeRules(TEXTS);

export const teamsNotices = [
  rule(['team.requested'], (event, t) => {
    const { userId, captainId, teamName } = event.data;
    return tell(event, captainId, t.requestToJoinYourTeam(), t.fromWantsToJoinTheTeam({ from: FROM, teamName }), {
      fromId: userId,
      link: teamsTabPath('requests'),
    });
  }),
  rule(['team.invited'], (event, t) => {
    const { userId, captainId, teamName } = event.data;
    return tell(event, userId, t.teamInvitation(), t.fromInvitesYouToTheTeam({ from: FROM, teamName }), {
      fromId: captainId,
      link: teamsTabPath('join'),
    });
  }),
  rule(['team.joined'], (event, t) => {
    const { userId, captainId, teamName } = event.data;
    if (userId === captainId) return [];
    return [
      ...tell(event, userId, t.youAreIn(), t.youPlayForTheTeamNow({ teamName })),
      ...tell(event, captainId, t.newTeamMember(), t.fromPlaysForTheTeamNow({ from: FROM, teamName }), {
        fromId: userId,
      }),
    ];
  }),
  rule(['team.left'], (event, t) => {
    const { userId, captainId, teamName, isRemoved } = event.data;
    if (isRemoved) return tell(event, userId, t.youAreOut(), t.youDoNotPlayForTheTeamAnyMore({ teamName }));
    if (userId === captainId) return [];
    const more = { fromId: userId, isPersonal: false };
    return tell(event, captainId, t.aMemberHasLeft(), t.fromHasLeftTheTeam({ from: FROM, teamName }), more);
  }),
  rule(['team.handed-over'], (event, t) =>
    tell(event, event.data.userId, t.youAreTheCaptain(), t.teamIsYoursToLeadNow({ teamName: event.data.teamName })),
  ),
  rule(['team.challenged'], (event, t) => {
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
  rule(['team.challenge-answered'], offerAnswered),
  rule(TEAM_BATTLE_EVENTS, teamBattleNotices),
];
