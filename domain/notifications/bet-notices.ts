import { BET_END_EVENTS, type BetEndEvent } from '../markets/market-events.ts';
import { betPath } from '../markets/markets.paths.ts';
import type { EventOf } from '../shared/events.ts';
import { type Notice, dollars, noticeOf, noticeRule } from './notification.ts';

const TITLES: Readonly<Record<BetEndEvent, string>> = {
  'bet.won': 'Your bet won',
  'bet.lost': 'Your bet lost',
  'bet.returned': 'Your stake came back',
  'bet.void': 'Your stake came back',
};

/** What a spectator hears of a bet: how it ended, and what was paid. */
function betNotices(event: EventOf<BetEndEvent>): readonly Notice[] {
  const { type, entityId } = event;
  const { userId, title, playerName, stakeCents, paidCents } = event.data;
  const common = {
    userId,
    type: 'battle',
    title: TITLES[type],
    link: betPath(entityId),
    fromId: null,
    isPersonal: false,
  } as const;
  switch (type) {
    case 'bet.won':
      return [
        noticeOf(event, {
          ...common,
          message: `${playerName} won ${title}. ${dollars(paidCents)} are in your wallet.`,
          tab: 'payouts',
          topics: ['matchResults', 'walletChanges'],
          data: { payout: 'Bet winnings', amountCents: paidCents, status: 'completed' },
        }),
      ];
    case 'bet.lost':
      return [
        noticeOf(event, {
          ...common,
          message: `${title} was not won by ${playerName}. Your stake of ${dollars(stakeCents)} is lost.`,
          topics: ['matchResults'],
        }),
      ];
    case 'bet.returned':
      return [
        noticeOf(event, {
          ...common,
          message: `Bets on ${title} closed within seconds of yours. ${dollars(paidCents)} are back in your wallet.`,
          topics: ['walletChanges'],
        }),
      ];
    case 'bet.void':
      return [
        noticeOf(event, {
          ...common,
          message: `${title} came to nothing. ${dollars(paidCents)} are back in your wallet.`,
          topics: ['walletChanges'],
        }),
      ];
  }
}

export const betRules = [noticeRule(BET_END_EVENTS, betNotices)];
