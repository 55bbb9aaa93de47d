import { GAME_OPTIONS } from '../forms/battle-options.ts';
import type { BattleGame, SeekerReason } from '../data/__generated__/schema-types.ts';
import { formatCents } from '../format/format.ts';

export const gameWordOf = (game: BattleGame | null): string =>
  GAME_OPTIONS.find(({ value }) => value === game)?.label ?? '';

const dollars = (cents: number): string => formatCents(cents).replace(/\.00$/, '');

/** `$10 to $50`, or one amount where both are the same. */
export const rangeWordOf = (least: number, most: number): string =>
  least === most ? dollars(least) : `${dollars(least)} to ${dollars(most)}`;

export interface ReasonWords {
  readonly title: string;
  readonly words: string;
  readonly tone: 'info' | 'warn' | 'win';
}

/** Why a refusal of the own stake took the player out of the queue. */
function unableWords(refusedAs: string | null): string {
  if (refusedAs === 'INSUFFICIENT_FUNDS') return 'Your stake could not be held: there is not enough available to bet.';
  if (refusedAs === 'PLAY_LIMIT_REACHED')
    return 'Your stake could not be held: it is more than a limit of your own leaves.';
  if (refusedAs === 'LIMIT_EXCEEDED')
    return 'Your stake could not be held: it is more than your account may stake today.';
  if (refusedAs === 'STAKE_OUT_OF_BOUNDS') return 'The stakes that battles may have were changed. Choose yours anew.';
  return 'Your stake could not be held.';
}

/** What a player is told of what others, the server or the clock did; null where there is nothing to tell. */
export function reasonWordsOf(reason: SeekerReason | null, refusedAs: string | null): ReasonWords | null {
  switch (reason) {
    case null:
      return null;
    case 'OPPONENT_ABSENT':
      return { title: 'Your opponent did not confirm', words: 'You are first in the queue again.', tone: 'info' };
    case 'OPPONENT_DECLINED':
      return { title: 'Your opponent said no', words: 'You are first in the queue again.', tone: 'info' };
    case 'OPPONENT_UNABLE':
      return {
        title: 'Your opponent’s stake could not be held',
        words: 'Nothing of yours was held, and you are first in the queue again.',
        tone: 'info',
      };
    case 'OPPONENT_GONE':
      return { title: 'Your opponent is gone', words: 'You are first in the queue again.', tone: 'info' };
    case 'PAIRED':
      return { title: 'Your battle has begun', words: 'Both stakes are held.', tone: 'win' };
    case 'ABSENT':
      return {
        title: 'You did not confirm in time',
        words: 'You left the queue, so that nobody waits for you. Nothing was held.',
        tone: 'warn',
      };
    case 'DECLINED':
      return {
        title: 'You said no again',
        words: 'The first no of a day is free; from the second on there is a short wait. Nothing was held.',
        tone: 'warn',
      };
    case 'UNABLE':
      return { title: 'You left the queue', words: `${unableWords(refusedAs)} Nothing was held.`, tone: 'warn' };
    case 'SILENT':
      return {
        title: 'You left the queue',
        words: 'No page of yours was open any more. Nothing was held.',
        tone: 'info',
      };
    case 'STOPPED':
      return { title: 'You left the queue', words: 'Your account may not play now. Nothing was held.', tone: 'info' };
    case 'SWITCHED_OFF':
      return {
        title: 'Find me a match was switched off',
        words: 'Everybody has left the queue, and nothing was held. Battles that have begun go on.',
        tone: 'info',
      };
    case 'MAINTENANCE':
      return {
        title: 'Maintenance has begun',
        words: 'Everybody has left the queue, and nothing was held. Queue again when it is over.',
        tone: 'info',
      };
  }
}

/** `about 40 seconds`, `about 3 minutes`. */
export function waitWordOf(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? 'about a second' : `about ${seconds} seconds`;
  return `about ${Math.round(seconds / 60)} minutes`;
}
