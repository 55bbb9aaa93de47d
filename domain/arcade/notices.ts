import { arcadeBracketPath, arcadePath, arcadeRunPath } from './arcade.paths.ts';
import { type ArcadeMode, GAMES } from './games.ts';
import type { EventOf } from '../shared/events.ts';
import type { Currency } from '../shared/money.ts';
import { HOUR } from '../shared/time.ts';
import { TEXTS, type Texts } from './__generated__/texts.ts';
import { FROM, type Notice, dollars, noticeOf, noticeRules } from '../shared/notice.ts';

const amountOf = (currency: Currency, amount: number): string =>
  currency === 'USD' ? dollars(amount) : `${amount} BattleCoin`;

const hoursUntil = (dueAt: number, { at }: Pick<EventOf, 'at'>): number => Math.round((dueAt - at) / HOUR);

/** What is played alone is told by its own page, and the pairs of a bracket by the bracket. */
const isShared = (mode: ArcadeMode): boolean => mode === 'skill' || mode === 'battle';

/** Both are told the same: who would win is told to nobody yet. */
function heldNotices(event: EventOf<'arcade.contest-held'>, t: Texts): readonly Notice[] {
  const { game, runs, dueAt } = event.data;
  return runs.map(({ userId, runId }) =>
    noticeOf(event, {
      userId,
      type: 'battle',
      title: t.titleWaitsForALook({ title: GAMES[game].title }),
      message: t.staffLookAtARun({ hours: hoursUntil(dueAt, event) }),
      link: arcadeRunPath(runId),
      topics: ['matchResults'],
      mail: 'at-once',
    }),
  );
}

function outcomeOf(t: Texts, currency: Currency, paid: number, score: number | null): string {
  if (paid > 0) return t.amountAreInYourWallet({ amount: amountOf(currency, paid) });
  return score === null ? t.yourRunDoesNotCount() : t.seeHowEverybodyHasPlayed();
}

function settledNotices(event: EventOf<'arcade.contest-settled'>, t: Texts): readonly Notice[] {
  const { game, mode, currency, runs, wasHeld = false } = event.data;
  // What has waited for a look is told of a pair of a bracket too.
  if (!isShared(mode) && !wasHeld) return [];
  const { title } = GAMES[game];
  return runs.map(({ userId, runId, paid, score }) =>
    noticeOf(event, {
      userId,
      type: 'battle',
      title: t.titleIsDecided({ title }),
      message: outcomeOf(t, currency, paid, score),
      link: arcadeRunPath(runId),
      topics: paid > 0 ? ['matchResults', 'walletChanges'] : ['matchResults'],
      ...(paid > 0 &&
        currency === 'USD' && {
          tab: 'payouts' as const,
          data: { payout: t.arcadeWinnings(), amountCents: paid, status: 'completed' },
        }),
    }),
  );
}

function voidNotices(event: EventOf<'arcade.contest-void'>, t: Texts): readonly Notice[] {
  const { game, mode, begun } = event.data;
  if (!isShared(mode)) return [];
  return begun.map((userId) =>
    noticeOf(event, {
      userId,
      type: 'battle',
      title: t.titleCameToNothing({ title: GAMES[game].title }),
      message: t.nobodyElsePlayed(),
      link: arcadePath,
      topics: ['matchResults', 'walletChanges'],
    }),
  );
}

function offerNotices(event: EventOf<'arcade.battle-offered'>, t: Texts): readonly Notice[] {
  const { game, currency, entry, fromId, toId, dueAt } = event.data;
  return [
    noticeOf(event, {
      userId: toId,
      fromId,
      type: 'battle',
      title: t.fromWantsToPlayWithYou({ from: FROM, title: GAMES[game].title }),
      message: t.forAmountEach({ amount: amountOf(currency, entry), hours: hoursUntil(dueAt, event) }),
      link: arcadePath,
      topics: ['battleUpdates'],
      mail: 'at-once',
    }),
  ];
}

function roundNotices(event: EventOf<'arcade.bracket-round'>, t: Texts): readonly Notice[] {
  const { game, players, dueAt, round } = event.data;
  const { title } = GAMES[game];
  return players.map((userId) =>
    noticeOf(event, {
      userId,
      type: 'battle',
      title: round === 0 ? t.yourBracketBegins({ title }) : t.youAreThrough({ title }),
      message: t.playYourPair({ hours: hoursUntil(dueAt, event) }),
      link: arcadeBracketPath(event.entityId),
      topics: ['battleUpdates'],
      mail: 'at-once',
    }),
  );
}

function bracketNotices(event: EventOf<'arcade.bracket-settled'>, t: Texts): readonly Notice[] {
  const { game, currency, players } = event.data;
  const { title } = GAMES[game];
  return players.map(({ userId, place, paid }) =>
    noticeOf(event, {
      userId,
      type: 'battle',
      title: place === 1 ? t.youWonTheBracket({ title }) : t.theBracketIsOver({ title }),
      message: paid > 0 ? t.amountAreInYourWallet({ amount: amountOf(currency, paid) }) : t.seeHowEverybodyHasPlayed(),
      link: arcadeBracketPath(event.entityId),
      topics: paid > 0 ? ['matchResults', 'walletChanges'] : ['matchResults'],
      ...(paid > 0 &&
        currency === 'USD' && {
          tab: 'payouts' as const,
          data: { payout: t.arcadeWinnings(), amountCents: paid, status: 'completed' },
        }),
    }),
  );
}

function bracketVoidNotices(event: EventOf<'arcade.bracket-void'>, t: Texts): readonly Notice[] {
  const { game, players } = event.data;
  return players.map((userId) =>
    noticeOf(event, {
      userId,
      type: 'battle',
      title: t.theBracketCameToNothing({ title: GAMES[game].title }),
      message: t.itWasNotFullInTime(),
      link: arcadeBracketPath(event.entityId),
      topics: ['matchResults', 'walletChanges'],
    }),
  );
}

const rule = noticeRules(TEXTS);

export const arcadeNotices = [
  rule(['arcade.contest-held'], heldNotices),
  rule(['arcade.contest-settled'], settledNotices),
  rule(['arcade.contest-void'], voidNotices),
  rule(['arcade.battle-offered'], offerNotices),
  rule(['arcade.bracket-round'], roundNotices),
  rule(['arcade.bracket-settled'], bracketNotices),
  rule(['arcade.bracket-void'], bracketVoidNotices),
];
