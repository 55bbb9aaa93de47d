import { friendsPath } from '../friends/friends.paths.ts';
import { invitePath } from '../notifications/notifications.paths.ts';
import { sumsOf } from '../results/result-sums.ts';
import { type EventOf, playersIn } from '../shared/events.ts';
import { type BattleGame, GAME_TITLES } from '../shared/games.ts';
import {
  FROM,
  type Notice,
  type NoticeChange,
  dollars,
  leftAfter,
  noticeOf,
  noticeRules,
  sentences,
  signedDollars,
} from '../shared/notice.ts';
import { HOUR, MINUTE } from '../shared/time.ts';
import { TEXTS, type Texts } from './__generated__/texts.ts';
import { INVITE_EVENTS, type InviteEvent } from './battle-events.ts';
import { BATTLE_EVENTS, type BattleEvent } from './battle.ts';
import { challengePath } from './battles.paths.ts';

/** Within a sentence; only chess has not the same name everywhere. */
const gameIn = (t: Texts, game: BattleGame): string => (game === 'chess' ? t.chess() : GAME_TITLES[game]);

/** What the other player says of the result. */
function claimOf(report: EventOf<BattleEvent>['data']['report'], t: Texts): string {
  if (report === undefined) return t.fromReportedAResult({ from: FROM });
  const said = { from: FROM, score: report.score };
  if (report.score === '') return report.claim === 'won' ? t.fromSaysTheyWon(said) : t.fromSaysYouWon(said);
  return report.claim === 'won' ? t.fromSaysTheyWonWithScore(said) : t.fromSaysYouWonWithScore(said);
}

/** What a battle tells its players. Money of theirs is at stake, so that it is the platform that tells, whoever acted. */
function toldOfBattle(event: EventOf<BattleEvent>, t: Texts): readonly Notice[] {
  const { type, entityId } = event;
  const { game, creatorId, opponentId, winnerId, stakeCents, feeCents, actorId } = event.data;
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
  const minutes = leftAfter(event, event.data.dueAt, MINUTE);
  const urgent = { mail: 'at-once' } as const;
  const because = event.data.reason === undefined ? null : t.reason({ reason: event.data.reason });
  // Whoever the verdict gives nothing may have it looked at again.
  const hours = leftAfter(event, event.data.verdict?.appealableUntil, HOUR);
  const appealOf = (userId: string) => (hours === null || userId === winnerId ? null : t.youCanAppealWithin({ hours }));
  const mailOf = (userId: string): Partial<Notice> => (appealOf(userId) === null ? {} : urgent);
  const isStaffs = actorId !== null && !players.includes(actorId);
  switch (type) {
    case 'battle.joined':
      return tell(
        others,
        t.yourBattleHasAnOpponent(),
        sentences(
          t.fromJoinedYourBattle({ from: FROM, battle }),
          minutes === null ? null : t.startItWithin({ minutes }),
        ),
        urgent,
      );
    case 'battle.left':
      return tell(others, t.fromHasLeft({ from: FROM }), t.theSecondSeatIsOpenAgain({ battle }));
    case 'battle.ready':
      return tell(
        others,
        t.fromIsReady({ from: FROM }),
        minutes === null ? t.startYourBattle({ battle }) : t.startYourBattleWithin({ battle, minutes }),
      );
    case 'battle.postponed': {
      const later = leftAfter(event, event.data.laterUntil, MINUTE) ?? 0;
      return tell(others, t.fromCannotStartYet({ from: FROM }), t.fromAsksForMinutes({ from: FROM, battle, later }));
    }
    case 'battle.lapsed': {
      const { readyId, startsBy } = event.data;
      const left = leftAfter(event, startsBy, MINUTE);
      const again = left === null ? null : t.youMayCallAgain({ minutes: left });
      return players.flatMap((userId) =>
        userId === readyId
          ? tell([userId], t.fromDidNotAnswer({ from: FROM }), sentences(t.yourBattleHasNotStarted({ battle }), again))
          : tell([userId], t.youDidNotAnswer(), sentences(t.fromWasReadyForYourBattle({ from: FROM, battle }), again)),
      );
    }
    case 'battle.started':
      return tell(others, t.yourBattleHasStarted(), t.yourBattleIsRunning({ battle, from: FROM }), urgent);
    case 'battle.reported':
      return tell(
        others,
        claimOf(event.data.report, t),
        minutes === null ? t.confirmOrDispute({ battle }) : t.confirmOrDisputeWithin({ battle, minutes }),
        urgent,
      );
    case 'battle.disputed':
      return tell(others, t.yourBattleIsDisputed(), t.theResultIsContested({ battle, from: FROM }), urgent);
    case 'battle.escalated':
      return tell(players, t.aSeniorModeratorLooksAtYourBattle(), t.theDisputeOfYourBattleGoesOneStepUp({ battle }));
    case 'battle.resumed':
      return tell(players, t.yourBattleGoesOn(), t.theComplaintAboutYourBattleWasDismissed({ battle }), urgent);
    case 'battle.completed': {
      // The row of an old battle does not say what its fee was.
      const sums = (hasWon: boolean): string | null => {
        if (feeCents === undefined) return null;
        const { paidCents, netCents } = sumsOf({ stakeCents, feeCents }, hasWon);
        const [net, fee] = [signedDollars(netCents), dollars(feeCents)];
        return hasWon
          ? t.wonPaidNetAfterFee({ paid: dollars(paidCents), net, fee })
          : t.lostStakeNetAfterFee({ stake: dollars(stakeCents), net, fee });
      };
      const { paidCents } = sumsOf({ stakeCents, feeCents: 0 }, true);
      const why = isStaffs ? t.ourStaffHaveDecidedTheDispute() : null;
      const amount = dollars(paidCents);
      return players.flatMap((userId) =>
        userId === winnerId
          ? tell(
              [userId],
              t.youWon(),
              sentences(why, t.amountOfYourBattleAreInYourWallet({ amount, battle, from: FROM }), sums(true), because),
              {
                tab: 'payouts',
                topics: ['matchResults', 'walletChanges'],
                data: {
                  payout: t.battleWinnings(),
                  amountCents: paidCents,
                  status: 'completed',
                },
              },
            )
          : tell(
              [userId],
              t.youLost(),
              sentences(why, t.yourBattleWentToFrom({ battle, from: FROM }), sums(false), because, appealOf(userId)),
              { topics: ['matchResults'], ...mailOf(userId) },
            ),
      );
    }
    case 'battle.cancelled':
    case 'battle.expired': {
      const back = feeCents === undefined ? null : t.amountAreBack({ amount: dollars(stakeCents + feeCents) });
      if (type === 'battle.expired')
        return others.flatMap((userId) =>
          tell(
            [userId],
            t.yourBattleHasExpired(),
            sentences(
              t.yourBattleWasNotStartedInTime({ battle }),
              back,
              event.data.noShowIds?.includes(userId) === true ? t.itCountsAsANoShow() : null,
              because,
            ),
          ),
        );
      const message = isStaffs ? t.yourBattleWasDeclaredVoid({ battle }) : t.yourBattleDoesNotTakePlace({ battle });
      return others.flatMap((userId) =>
        tell([userId], t.yourBattleIsCancelled(), sentences(message, back, because, appealOf(userId)), mailOf(userId)),
      );
    }
    case 'battle.questioned':
      return tell(
        others,
        t.yourBattleIsDisputed(),
        t.theResultIsContestedAfterItWasSettled({ battle, from: FROM }),
        urgent,
      );
    case 'battle.upheld':
      return players.flatMap((userId) =>
        tell(
          [userId],
          t.theResultStands(),
          sentences(t.ourStaffHaveLookedAtYourBattle({ battle }), because, appealOf(userId)),
          mailOf(userId),
        ),
      );
    case 'battle.corrected': {
      const title = event.data.verdict?.isAppeal ? t.theDecisionWasOverturnedOnAppeal() : t.aResultWasPutRight();
      const outcomeOf = (userId: string) => {
        if (winnerId === null) return t.yourBattleIsVoid({ battle });
        return userId === winnerId
          ? t.youHaveWonYourBattleAfterAll({ battle, from: FROM })
          : t.yourBattleWentToFromAfterAll({ battle, from: FROM });
      };
      return (event.data.correction?.players ?? []).flatMap(({ userId, cents, owedCents }) => {
        const moved =
          cents >= 0
            ? t.amountHaveComeIntoYourWallet({ amount: dollars(cents) })
            : t.amountWereTakenBack({ amount: dollars(-cents) });
        const owed = owedCents === 0 ? null : t.amountOfItYouOwe({ amount: dollars(owedCents) });
        return tell([userId], title, sentences(outcomeOf(userId), moved, owed, because, appealOf(userId)), {
          ...urgent,
          // Money that was taken is told, whatever is switched off.
          topics: cents < 0 ? [] : ['matchResults', 'walletChanges'],
        });
      });
    }
    // Whoever was called sees the call end.
    case 'battle.unready':
    case 'battle.created':
      return [];
  }
}

/** Names the notification of an invite, so that the invite's end finds it. */
const inviteKey = (inviteId: string): string => `invite:${inviteId}`;

/** NO-03, NO-04: the invited player is asked, the sender hears when nothing comes of it. */
function toldOfInvite(event: EventOf<InviteEvent>, t: Texts): readonly Notice[] {
  const { type, entityId } = event;
  const { fromId, toId, game, mode, stakeCents, rematchOfId } = event.data;
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
          title: rematchOfId === undefined ? t.fromChallengesYou({ from: FROM }) : t.fromWantsARematch({ from: FROM }),
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

/** The notification of an invite that has ended shows its end; whoever answered it has read it. */
const endedInvite = ({ type, entityId, data: { toId } }: EventOf<InviteEvent>): NoticeChange | null =>
  type === 'invite.sent'
    ? null
    : {
        userIds: [toId],
        uniqueKey: inviteKey(entityId),
        isRead: type === 'invite.accepted' || type === 'invite.declined',
      };

const rule = noticeRules(TEXTS);

export const battlesNotices = [rule(BATTLE_EVENTS, toldOfBattle), rule(INVITE_EVENTS, toldOfInvite, endedInvite)];
