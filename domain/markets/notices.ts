import { BET_END_EVENTS, type BetEndEvent } from './market-events.ts';
import { betPath } from './markets.paths.ts';
import type { EventOf } from '../shared/events.ts';
import { TEXTS, type Texts } from './__generated__/texts.ts';
import { type Notice, dollars, noticeOf, noticeRules } from '../shared/notice.ts';

const titlesOf = (t: Texts): Readonly<Record<BetEndEvent, string>> => ({
  'bet.won': t.yourBetWon(),
  'bet.lost': t.yourBetLost(),
  'bet.returned': t.yourStakeCameBack(),
  'bet.void': t.yourStakeCameBack(),
});

/** What a spectator hears of a bet: how it ended, and what was paid. */
function betNotices(event: EventOf<BetEndEvent>, t: Texts): readonly Notice[] {
  const { type, entityId } = event;
  const { userId, title, playerName, stakeCents, paidCents } = event.data;
  const common = {
    userId,
    type: 'battle',
    title: titlesOf(t)[type],
    link: betPath(entityId),
    fromId: null,
    isPersonal: false,
  } as const;
  switch (type) {
    case 'bet.won':
      return [
        noticeOf(event, {
          ...common,
          message: t.playerWon({ playerName, title, amount: dollars(paidCents) }),
          tab: 'payouts',
          topics: ['matchResults', 'walletChanges'],
          data: { payout: t.betWinnings(), amountCents: paidCents, status: 'completed' },
        }),
      ];
    case 'bet.lost':
      return [
        noticeOf(event, {
          ...common,
          message: t.playerDidNotWin({ title, playerName, stake: dollars(stakeCents) }),
          topics: ['matchResults'],
        }),
      ];
    case 'bet.returned':
      return [
        noticeOf(event, {
          ...common,
          message: t.betsClosedWithinSecondsOfYours({ title, amount: dollars(paidCents) }),
          topics: ['walletChanges'],
        }),
      ];
    case 'bet.void':
      return [
        noticeOf(event, {
          ...common,
          message: t.titleCameToNothingAmountAreBack({ title, amount: dollars(paidCents) }),
          topics: ['walletChanges'],
        }),
      ];
  }
}

const rule = noticeRules(TEXTS);

export const marketsNotices = [rule(BET_END_EVENTS, betNotices)];
