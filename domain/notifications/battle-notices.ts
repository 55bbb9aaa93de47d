import { challengePath } from '../battles/battles.paths.ts';
import { friendsPath } from '../friends/friends.paths.ts';
import { invitePath } from './notifications.paths.ts';
import { INVITE_EVENTS, type InviteEvent } from '../battles/battle-events.ts';
import { BATTLE_EVENTS, type BattleEvent, CONTEST_WINDOW, START_WINDOW, feeOf, poolOf } from '../battles/battle.ts';
import { type EventOf, playersIn } from '../shared/events.ts';
import { helpTabPath } from '../support/support.paths.ts';
import { type BattleGame, GAME_TITLES } from '../shared/games.ts';
import { HOUR, MINUTE } from '../shared/time.ts';
import { SUMMONS_MS } from '../jury/jury.ts';
import { juryPath } from '../jury/jury.paths.ts';
import type { Texts } from './__generated__/texts.ts';
import { FROM, type Notice, dollars, noticeOf, noticeRule, sentences } from './notification.ts';

/** Within a sentence; only chess has not the same name everywhere. */
const gameIn = (t: Texts, game: BattleGame): string => (game === 'chess' ? t.chess() : GAME_TITLES[game]);

const minutes = (ms: number): number => ms / MINUTE;

/** What a battle tells its players. Money of theirs is at stake, so that it is the platform that tells, whoever acted. */
function battleNotices(event: EventOf<BattleEvent>, t: Texts): readonly Notice[] {
  const { type, entityId } = event;
  const { game, creatorId, opponentId, winnerId, stakeCents, actorId } = event.data;
  const players = playersIn(creatorId, opponentId);
  const others = players.filter((id) => id !== actorId);
  const battle = t.battleForStake({ game: gameIn(t, game), stake: dollars(stakeCents) });
  const tell = (to: readonly string[], title: string, message: string, more: Partial<Notice> = {}): readonly Notice[] =>
    to.map((userId) =>
      noticeOf(event, {
        userId,
        type: 'battle',
        title,
        message,
        link: challengePath(entityId),
        topics: ['battleUpdates'],
        fromId: players.find((id) => id !== userId) ?? null,
        isPersonal: false,
        ...more,
      }),
    );
  const urgent = { mail: 'at-once' } as const;
  const because = event.data.reason === undefined ? null : t.reason({ reason: event.data.reason });
  const isStaffs = actorId !== null && !players.includes(actorId);
  switch (type) {
    case 'battle.joined':
      return tell(
        others,
        t.yourBattleHasAnOpponent(),
        t.fromJoinedYourBattle({ from: FROM, battle, minutes: minutes(START_WINDOW) }),
        urgent,
      );
    case 'battle.left':
      return tell(others, t.fromHasLeft({ from: FROM }), t.theSecondSeatIsOpenAgain({ battle }));
    case 'battle.started':
      return tell(others, t.yourBattleHasStarted(), t.yourBattleIsRunning({ battle, from: FROM }), urgent);
    case 'battle.reported':
      return tell(
        others,
        t.fromReportedAResult({ from: FROM }),
        t.reportYoursOfTheBattle({ battle, minutes: minutes(CONTEST_WINDOW) }),
        urgent,
      );
    case 'battle.disputed':
      return tell(others, t.yourBattleIsDisputed(), t.theResultIsContested({ battle, from: FROM }), urgent);
    case 'battle.escalated':
      return tell(players, t.aSeniorModeratorLooksAtYourBattle(), t.theDisputeOfYourBattleGoesOneStepUp({ battle }));
    case 'battle.resumed':
      return tell(players, t.yourBattleGoesOn(), t.theComplaintAboutYourBattleWasDismissed({ battle }), urgent);
    case 'battle.completed': {
      const poolCents = poolOf(stakeCents);
      const why = isStaffs ? t.ourStaffHaveDecidedTheDispute() : null;
      const amount = dollars(poolCents);
      return players.flatMap((userId) =>
        userId === winnerId
          ? tell(
              [userId],
              t.youWon(),
              sentences(why, t.amountOfYourBattleAreInYourWallet({ amount, battle, from: FROM })),
              {
                tab: 'payouts',
                topics: ['matchResults', 'walletChanges'],
                data: {
                  payout: t.battleWinnings(),
                  amountCents: poolCents,
                  status: 'completed',
                },
              },
            )
          : tell([userId], t.youLost(), sentences(why, t.yourBattleWentToFrom({ battle, from: FROM })), {
              topics: ['matchResults'],
            }),
      );
    }
    case 'battle.cancelled':
    case 'battle.expired': {
      const back = { battle, amount: dollars(stakeCents + feeOf(stakeCents)) };
      if (type === 'battle.expired')
        return tell(others, t.yourBattleHasExpired(), sentences(t.yourBattleWasNotStartedInTime(back), because));
      const message = isStaffs ? t.yourBattleWasDeclaredVoid(back) : t.yourBattleDoesNotTakePlace(back);
      return tell(others, t.yourBattleIsCancelled(), sentences(message, because));
    }
    case 'battle.questioned':
      return tell(
        others,
        t.yourBattleIsDisputed(),
        t.theResultIsContestedAfterItWasSettled({ battle, from: FROM }),
        urgent,
      );
    case 'battle.upheld':
      return tell(players, t.theResultStands(), sentences(t.ourStaffHaveLookedAtYourBattle({ battle }), because));
    case 'battle.corrected': {
      const outcome = winnerId === null ? t.yourBattleIsVoid({ battle }) : t.yourBattleHasAnotherResult({ battle });
      return (event.data.correction?.players ?? []).flatMap(({ userId, cents, owedCents }) => {
        const moved =
          cents >= 0
            ? t.amountHaveComeIntoYourWallet({ amount: dollars(cents) })
            : t.amountWereTakenBack({ amount: dollars(-cents) });
        const owed = owedCents === 0 ? null : t.amountOfItYouOwe({ amount: dollars(owedCents) });
        return tell([userId], t.aResultWasPutRight(), sentences(outcome, moved, owed, because), {
          ...urgent,
          // Money that was taken is told, whatever is switched off.
          topics: cents < 0 ? [] : ['matchResults', 'walletChanges'],
        });
      });
    }
    case 'battle.created':
      return [];
  }
}

/** Names the notification of an invite, so that the invite's end finds it. */
export const inviteKey = (inviteId: string): string => `invite:${inviteId}`;

/** NO-03, NO-04: the invited player is asked, the sender hears when nothing comes of it. */
function inviteNotices(event: EventOf<InviteEvent>, t: Texts): readonly Notice[] {
  const { type, entityId } = event;
  const { fromId, toId, game, mode, stakeCents } = event.data;
  const terms = t.aBattleOfMode({ game: gameIn(t, game), mode, stake: dollars(stakeCents) });
  const common = { type: 'battle', topics: ['battleUpdates'] } as const;
  switch (type) {
    case 'invite.sent':
      return [
        noticeOf(event, {
          ...common,
          userId: toId,
          fromId,
          tab: 'battle-invites',
          title: t.fromChallengesYou({ from: FROM }),
          message: `${terms}.`,
          link: invitePath(entityId),
          uniqueKey: inviteKey(entityId),
          mail: 'at-once',
          data: { inviteId: entityId },
        }),
      ];
    case 'invite.declined':
      return [
        noticeOf(event, {
          ...common,
          userId: fromId,
          fromId: toId,
          title: t.fromDeclinedYourChallenge({ from: FROM }),
          message: t.termsNothingWasHeld({ terms }),
          link: friendsPath,
        }),
      ];
    case 'invite.expired':
      return [
        noticeOf(event, {
          ...common,
          userId: fromId,
          fromId: toId,
          title: t.yourChallengeHasExpired(),
          message: t.fromDidNotAnswerInTime({ from: FROM, terms }),
          link: friendsPath,
        }),
      ];
    // The battle that begins with it tells that its second seat is taken.
    case 'invite.accepted':
    case 'invite.withdrawn':
      return [];
  }
}

/** BC-13: both sides of a case hear of an appeal; what an overturned decision moves, the contest tells with its reason. */
function appealNotices(event: EventOf<'appeal.filed' | 'appeal.decided'>, t: Texts): readonly Notice[] {
  const { byId, title, verdict, reason, answerUntil = event.at } = event.data;
  if (verdict === 'overturn') return [];
  const told = (userId: string, heading: string, message: string) =>
    noticeOf(event, {
      userId,
      type: 'battle',
      title: heading,
      message,
      link: helpTabPath('dispute'),
      topics: ['battleUpdates'],
      fromId: null,
      mail: 'at-once',
    });
  if (event.type === 'appeal.decided')
    return event.concerns.map((userId) =>
      told(userId, t.theAppealWasTurnedDown(), t.theDecisionStands({ title, reason: reason ?? '' })),
    );
  const message = t.somebodyElseLooksAtTheDecision({ title });
  const hours = hoursBetween(event.at, answerUntil);
  return event.concerns.map((userId) =>
    userId === byId
      ? told(userId, t.yourAppealIsFiled(), message)
      : told(userId, t.aDecisionIsAppealed(), sentences(message, t.youHaveHoursToAnswer({ hours }))),
  );
}

/** Whoever may answer what the other side has brought into a case hears of it while there is time. */
const answerNotices = (event: EventOf<'dispute.answer-asked'>, t: Texts): readonly Notice[] =>
  event.concerns.map((userId) =>
    noticeOf(event, {
      userId,
      type: 'battle',
      title: t.thereIsSomethingToAnswer(),
      message: sentences(
        t.theOtherSideHasAdded({ title: event.data.title }),
        t.youHaveHoursToAnswer({ hours: hoursBetween(event.at, event.data.until) }),
      ),
      link: helpTabPath('dispute'),
      topics: ['battleUpdates'],
      fromId: null,
      mail: 'at-once',
    }),
  );

const hoursBetween = (at: number, until: number): number => Math.ceil((until - at) / HOUR);

/** A juror hears of a case, of which nothing but the game is told before it is opened. */
const jurorNotices = (event: EventOf<'juror.drawn'>, t: Texts): readonly Notice[] => [
  noticeOf(event, {
    userId: event.data.jurorId,
    title: t.aCaseWaitsForYou(),
    message: sentences(
      t.youWereDrawnAsAJuror({ game: event.data.gameTitle }),
      t.youHaveHoursToAnswer({ hours: SUMMONS_MS / HOUR }),
    ),
    link: juryPath,
    mail: 'at-once',
  }),
];

export const battleRules = [
  noticeRule(['juror.drawn'], jurorNotices),
  noticeRule(['dispute.answer-asked'], answerNotices),
  noticeRule(['appeal.filed', 'appeal.decided'], appealNotices),
  noticeRule(BATTLE_EVENTS, battleNotices),
  noticeRule(INVITE_EVENTS, inviteNotices),
];
