import { challengePath } from '../battles/battles.paths.ts';
import { friendsPath } from '../friends/friends.paths.ts';
import { invitePath } from './notifications.paths.ts';
import { INVITE_EVENTS, type InviteEvent } from '../battles/battle-events.ts';
import {
  BATTLE_EVENTS,
  type BattleEvent,
  CONTEST_WINDOW,
  MODE_TITLES,
  START_WINDOW,
  feeOf,
  poolOf,
} from '../battles/battle.ts';
import { type EventOf, playersIn } from '../shared/events.ts';
import { helpTabPath } from '../support/support.paths.ts';
import { GAME_TITLES } from '../shared/games.ts';
import { HOUR, MINUTE } from '../shared/time.ts';
import { SUMMONS_MS } from '../jury/jury.ts';
import { juryPath } from '../jury/jury.paths.ts';
import { FROM, type Notice, dollars, noticeOf, noticeRule } from './notification.ts';

const minutes = (ms: number): number => ms / MINUTE;

/** What a battle tells its players. Money of theirs is at stake, so that it is the platform that tells, whoever acted. */
function battleNotices(event: EventOf<BattleEvent>): readonly Notice[] {
  const { type, entityId } = event;
  const { game, creatorId, opponentId, winnerId, stakeCents, actorId } = event.data;
  const players = playersIn(creatorId, opponentId);
  const others = players.filter((id) => id !== actorId);
  const battle = `${GAME_TITLES[game]} battle for ${dollars(stakeCents)}`;
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
  const because = event.data.reason === undefined ? '' : ` Reason: ${event.data.reason}`;
  const isStaffs = actorId !== null && !players.includes(actorId);
  switch (type) {
    case 'battle.joined':
      return tell(
        others,
        'Your battle has an opponent',
        `${FROM} joined your ${battle}. Start it within ${minutes(START_WINDOW)} minutes.`,
        urgent,
      );
    case 'battle.left':
      return tell(others, `${FROM} has left`, `The second seat of your ${battle} is open again.`);
    case 'battle.started':
      return tell(others, 'Your battle has started', `Your ${battle} against ${FROM} is running. Good luck!`, urgent);
    case 'battle.reported':
      return tell(
        others,
        `${FROM} reported a result`,
        `Report yours of the ${battle} within ${minutes(CONTEST_WINDOW)} minutes, or the reported one stands.`,
        urgent,
      );
    case 'battle.disputed':
      return tell(
        others,
        'Your battle is disputed',
        `The result of your ${battle} against ${FROM} is contested. The money stays in escrow until our staff decide.`,
        urgent,
      );
    case 'battle.escalated':
      return tell(
        players,
        'A senior moderator looks at your battle',
        `The dispute of your ${battle} goes one step up.`,
      );
    case 'battle.resumed':
      return tell(
        players,
        'Your battle goes on',
        `The complaint about your ${battle} was dismissed. Report a result before its time is up.`,
        urgent,
      );
    case 'battle.completed': {
      const poolCents = poolOf(stakeCents);
      const why = isStaffs ? 'Our staff have decided the dispute. ' : '';
      return players.flatMap((userId) =>
        userId === winnerId
          ? tell(
              [userId],
              'You won',
              `${why}${dollars(poolCents)} of your ${battle} against ${FROM} are in your wallet.`,
              {
                tab: 'payouts',
                topics: ['matchResults', 'walletChanges'],
                data: {
                  payout: 'Battle winnings',
                  amountCents: poolCents,
                  status: 'completed',
                },
              },
            )
          : tell([userId], 'You lost', `${why}Your ${battle} went to ${FROM}.`, { topics: ['matchResults'] }),
      );
    }
    case 'battle.cancelled':
    case 'battle.expired': {
      const hold = dollars(stakeCents + feeOf(stakeCents));
      const [title, what] =
        type === 'battle.expired'
          ? ['Your battle has expired', 'was not started in time']
          : ['Your battle is cancelled', isStaffs ? 'was declared void by our staff' : 'does not take place'];
      return tell(others, title, `Your ${battle} ${what}. ${hold} are back in your wallet.${because}`);
    }
    case 'battle.questioned':
      return tell(
        others,
        'Your battle is disputed',
        `The result of your ${battle} against ${FROM} is contested after it was settled. Nothing moves until our staff decide.`,
        urgent,
      );
    case 'battle.upheld':
      return tell(players, 'The result stands', `Our staff have looked at your ${battle} again.${because}`);
    case 'battle.corrected': {
      const outcome = winnerId === null ? 'is void' : 'has another result';
      return (event.data.correction?.players ?? []).flatMap(({ userId, cents, owedCents }) => {
        const moved =
          cents >= 0
            ? `${dollars(cents)} have come into your wallet.`
            : `${dollars(-cents)} were taken back from your wallet.`;
        const owed = owedCents === 0 ? '' : ` ${dollars(owedCents)} of it you owe: your next deposit pays it first.`;
        return tell([userId], 'A result was put right', `Your ${battle} ${outcome}. ${moved}${owed}${because}`, {
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

/** Where an invite is answered. */
/** Names the notification of an invite, so that the invite's end finds it. */
export const inviteKey = (inviteId: string): string => `invite:${inviteId}`;

/** NO-03, NO-04: the invited player is asked, the sender hears when nothing comes of it. */
function inviteNotices(event: EventOf<InviteEvent>): readonly Notice[] {
  const { type, entityId } = event;
  const { fromId, toId, game, mode, stakeCents } = event.data;
  const terms = `${GAME_TITLES[game]} ${MODE_TITLES[mode]} for ${dollars(stakeCents)}`;
  const common = { type: 'battle', topics: ['battleUpdates'] } as const;
  switch (type) {
    case 'invite.sent':
      return [
        noticeOf(event, {
          ...common,
          userId: toId,
          fromId,
          tab: 'battle-invites',
          title: `${FROM} challenges you`,
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
          title: `${FROM} declined your challenge`,
          message: `${terms}. Nothing was held.`,
          link: friendsPath,
        }),
      ];
    case 'invite.expired':
      return [
        noticeOf(event, {
          ...common,
          userId: fromId,
          fromId: toId,
          title: 'Your challenge has expired',
          message: `${FROM} did not answer in time: ${terms}.`,
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
function appealNotices(event: EventOf<'appeal.filed' | 'appeal.decided'>): readonly Notice[] {
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
      told(userId, 'The appeal was turned down', `The decision over ${title} stands. Reason: ${reason ?? ''}`),
    );
  return event.concerns.map((userId) =>
    userId === byId
      ? told(userId, 'Your appeal is filed', `Somebody else looks at the decision over ${title} now.`)
      : told(
          userId,
          'A decision is appealed',
          `Somebody else looks at the decision over ${title} now. You have ${hoursBetween(event.at, answerUntil)} to answer.`,
        ),
  );
}

/** Whoever may answer what the other side has brought into a case hears of it while there is time. */
const answerNotices = (event: EventOf<'dispute.answer-asked'>): readonly Notice[] =>
  event.concerns.map((userId) =>
    noticeOf(event, {
      userId,
      type: 'battle',
      title: 'There is something to answer',
      message: `The other side has added to the dispute over ${event.data.title}. You have ${hoursBetween(event.at, event.data.until)} to answer.`,
      link: helpTabPath('dispute'),
      topics: ['battleUpdates'],
      fromId: null,
      mail: 'at-once',
    }),
  );

function hoursBetween(at: number, until: number): string {
  const hours = Math.ceil((until - at) / HOUR);
  return hours === 1 ? 'an hour' : `${hours} hours`;
}

/** A juror hears of a case, of which nothing but the game is told before it is opened. */
const jurorNotices = (event: EventOf<'juror.drawn'>): readonly Notice[] => [
  noticeOf(event, {
    userId: event.data.jurorId,
    title: 'A case waits for you',
    message: `You were drawn as a juror in a case of ${event.data.gameTitle}. You have ${SUMMONS_MS / HOUR} hours to answer.`,
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
