import { arcadeBracketPath, arcadePath, arcadeRunPath } from '../arcade/arcade.paths.ts';
import { type ArcadeMode, GAMES } from '../arcade/games.ts';
import type { EventOf } from '../shared/events.ts';
import type { Currency } from '../shared/money.ts';
import { HOUR } from '../shared/time.ts';
import { FROM, type Notice, dollars, noticeOf, noticeRule } from './notification.ts';

const amountOf = (currency: Currency, amount: number): string =>
  currency === 'USD' ? dollars(amount) : `${amount} BattleCoin`;

/** What is played alone is told by its own page, and the pairs of a bracket by the bracket. */
const isShared = (mode: ArcadeMode): boolean => mode === 'skill' || mode === 'battle';

/** Both are told the same: who would win is told to nobody yet. */
function heldNotices(event: EventOf<'arcade.contest-held'>): readonly Notice[] {
  const { game, runs, dueAt } = event.data;
  return runs.map(({ userId, runId }) =>
    noticeOf(event, {
      userId,
      type: 'battle',
      title: `${GAMES[game].title} waits for a look`,
      message: `Staff look at a run before the cash is paid, within ${Math.round((dueAt - event.at) / HOUR)} hours. Nothing is decided by that.`,
      link: arcadeRunPath(runId),
      topics: ['matchResults'],
      mail: 'at-once',
    }),
  );
}

function outcomeOf(currency: Currency, paid: number, score: number | null): string {
  if (paid > 0) return `${amountOf(currency, paid)} are in your wallet.`;
  return score === null ? 'Your run does not count.' : 'See how everybody has played.';
}

function settledNotices(event: EventOf<'arcade.contest-settled'>): readonly Notice[] {
  const { game, mode, currency, runs, wasHeld = false } = event.data;
  // What has waited for a look is told of a pair of a bracket too.
  if (!isShared(mode) && !wasHeld) return [];
  const { title } = GAMES[game];
  return runs.map(({ userId, runId, paid, score }) =>
    noticeOf(event, {
      userId,
      type: 'battle',
      title: `${title} is decided`,
      message: outcomeOf(currency, paid, score),
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

function roundNotices(event: EventOf<'arcade.bracket-round'>): readonly Notice[] {
  const { game, players, dueAt, round } = event.data;
  const { title } = GAMES[game];
  return players.map((userId) =>
    noticeOf(event, {
      userId,
      type: 'battle',
      title: round === 0 ? `Your bracket of ${title} begins` : `You are through in ${title}`,
      message: `Play your pair within ${Math.round((dueAt - event.at) / HOUR)} hours, or you are out.`,
      link: arcadeBracketPath(event.entityId),
      topics: ['battleUpdates'],
      mail: 'at-once',
    }),
  );
}

function bracketNotices(event: EventOf<'arcade.bracket-settled'>): readonly Notice[] {
  const { game, currency, players } = event.data;
  return players.map(({ userId, place, paid }) =>
    noticeOf(event, {
      userId,
      type: 'battle',
      title:
        place === 1 ? `You won the bracket of ${GAMES[game].title}` : `The bracket of ${GAMES[game].title} is over`,
      message: paid > 0 ? `${amountOf(currency, paid)} are in your wallet.` : 'See how everybody has played.',
      link: arcadeBracketPath(event.entityId),
      topics: paid > 0 ? ['matchResults', 'walletChanges'] : ['matchResults'],
      ...(paid > 0 &&
        currency === 'USD' && {
          tab: 'payouts' as const,
          data: { payout: 'Arcade winnings', amountCents: paid, status: 'completed' },
        }),
    }),
  );
}

function bracketVoidNotices(event: EventOf<'arcade.bracket-void'>): readonly Notice[] {
  const { game, players } = event.data;
  return players.map((userId) =>
    noticeOf(event, {
      userId,
      type: 'battle',
      title: `The bracket of ${GAMES[game].title} came to nothing`,
      message: 'It was not full in time, nobody played, or the fault was ours. Entry and fee are back.',
      link: arcadeBracketPath(event.entityId),
      topics: ['matchResults', 'walletChanges'],
    }),
  );
}

export const arcadeRules = [
  noticeRule(['arcade.contest-held'], heldNotices),
  noticeRule(['arcade.contest-settled'], settledNotices),
  noticeRule(['arcade.contest-void'], voidNotices),
  noticeRule(['arcade.battle-offered'], offerNotices),
  noticeRule(['arcade.bracket-round'], roundNotices),
  noticeRule(['arcade.bracket-settled'], bracketNotices),
  noticeRule(['arcade.bracket-void'], bracketVoidNotices),
];
