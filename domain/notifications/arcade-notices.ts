import { arcadePath, arcadeRunPath } from '../arcade/arcade.paths.ts';
import { type ArcadeMode, GAMES } from '../arcade/games.ts';
import type { EventOf } from '../shared/events.ts';
import type { Currency } from '../shared/money.ts';
import { HOUR } from '../shared/time.ts';
import { FROM, type Notice, dollars, noticeOf, noticeRule } from './notification.ts';

const amountOf = (currency: Currency, amount: number): string =>
  currency === 'USD' ? dollars(amount) : `${amount} BattleCoin`;

/** What is played alone is told by its own page. */
const isShared = (mode: ArcadeMode): boolean => mode !== 'practice' && mode !== 'free';

function settledNotices(event: EventOf<'arcade.contest-settled'>): readonly Notice[] {
  const { game, mode, currency, runs } = event.data;
  if (!isShared(mode)) return [];
  const { title } = GAMES[game];
  return runs.map(({ userId, runId, paid }) =>
    noticeOf(event, {
      userId,
      type: 'battle',
      title: `${title} is decided`,
      message: paid > 0 ? `${amountOf(currency, paid)} are in your wallet.` : 'See how everybody has played.',
      link: arcadeRunPath(runId),
      topics: paid > 0 ? ['matchResults', 'walletChanges'] : ['matchResults'],
      ...(paid > 0 &&
        currency === 'USD' && {
          tab: 'payouts' as const,
          data: { payout: 'Arcade winnings', amountCents: paid, status: 'completed' },
        }),
    }),
  );
}

function voidNotices(event: EventOf<'arcade.contest-void'>): readonly Notice[] {
  const { game, mode, begun } = event.data;
  if (!isShared(mode)) return [];
  return begun.map((userId) =>
    noticeOf(event, {
      userId,
      type: 'battle',
      title: `${GAMES[game].title} came to nothing`,
      message: 'Nobody else played, or nothing told the runs apart, or the fault was ours. Entry and fee are back.',
      link: arcadePath,
      topics: ['matchResults', 'walletChanges'],
    }),
  );
}

function offerNotices(event: EventOf<'arcade.battle-offered'>): readonly Notice[] {
  const { game, currency, entry, fromId, toId, dueAt } = event.data;
  return [
    noticeOf(event, {
      userId: toId,
      fromId,
      type: 'battle',
      title: `${FROM} wants to play ${GAMES[game].title} with you`,
      message: `For ${amountOf(currency, entry)} each, within ${Math.round((dueAt - event.at) / HOUR)} hours.`,
      link: arcadePath,
      topics: ['battleUpdates'],
      mail: 'at-once',
    }),
  ];
}

export const arcadeRules = [
  noticeRule(['arcade.contest-settled'], settledNotices),
  noticeRule(['arcade.contest-void'], voidNotices),
  noticeRule(['arcade.battle-offered'], offerNotices),
];
