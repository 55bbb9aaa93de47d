import { GAME_OPTIONS } from '../forms/battle-options.ts';
import type { BattleGame, SeekerReason } from '../data/__generated__/schema-types.ts';
import { formatCents } from '../format/format.ts';
import * as t from './__generated__/messages.ts';

export const gameWordOf = (game: BattleGame | null): string =>
  GAME_OPTIONS.find(({ value }) => value === game)?.label ?? '';

const dollars = (cents: number): string => formatCents(cents).replace(/\.00$/, '');

/** `$10 to $50`, or one amount where both are the same. */
export const rangeWordOf = (least: number, most: number): string =>
  least === most ? dollars(least) : t.leastToMost({ least: dollars(least), most: dollars(most) });

export interface ReasonWords {
  readonly title: string;
  readonly words: string;
  readonly tone: 'info' | 'warn' | 'win';
}

/** Why a refusal of the own stake took the player out of the queue. */
function unableWords(refusedAs: string | null): string {
  if (refusedAs === 'INSUFFICIENT_FUNDS') return t.thereIsNotEnoughForYourStake();
  if (refusedAs === 'PLAY_LIMIT_REACHED') return t.yourStakeIsAboveYourOwnLimit();
  if (refusedAs === 'LIMIT_EXCEEDED') return t.yourStakeIsAboveTheAccountLimit();
  if (refusedAs === 'STAKE_OUT_OF_BOUNDS') return t.theStakesWereChanged();
  return t.yourStakeCouldNotBeHeld();
}

/** What a player is told of what others, the server or the clock did; null where there is nothing to tell. */
export function reasonWordsOf(reason: SeekerReason | null, refusedAs: string | null): ReasonWords | null {
  switch (reason) {
    case null:
      return null;
    case 'OPPONENT_ABSENT':
      return { title: t.yourOpponentDidNotConfirm(), words: t.youAreFirstInTheQueueAgain(), tone: 'info' };
    case 'OPPONENT_DECLINED':
      return { title: t.yourOpponentSaidNo(), words: t.youAreFirstInTheQueueAgain(), tone: 'info' };
    case 'OPPONENT_UNABLE':
      return {
        title: t.yourOpponentsStakeCouldNotBeHeld(),
        words: t.nothingOfYoursWasHeld(),
        tone: 'info',
      };
    case 'OPPONENT_GONE':
      return { title: t.yourOpponentIsGone(), words: t.youAreFirstInTheQueueAgain(), tone: 'info' };
    case 'PAIRED':
      return { title: t.yourBattleHasBegun(), words: t.bothStakesAreHeld(), tone: 'win' };
    case 'ABSENT':
      return {
        title: t.youDidNotConfirmInTime(),
        words: t.youLeftTheQueueSoThatNobody(),
        tone: 'warn',
      };
    case 'DECLINED':
      return {
        title: t.youSaidNoAgain(),
        words: t.theFirstNoOfADayIsFree(),
        tone: 'warn',
      };
    case 'UNABLE':
      return {
        title: t.youLeftTheQueue(),
        words: t.whyNothingWasHeld({ why: unableWords(refusedAs) }),
        tone: 'warn',
      };
    case 'SILENT':
      return {
        title: t.youLeftTheQueue(),
        words: t.noPageOfYoursWasOpenAny(),
        tone: 'info',
      };
    case 'STOPPED':
      return { title: t.youLeftTheQueue(), words: t.yourAccountMayNotPlayNowNothing(), tone: 'info' };
    case 'SWITCHED_OFF':
      return {
        title: t.findMeAMatchWasSwitchedOff(),
        words: t.everybodyHasLeftBattlesGoOn(),
        tone: 'info',
      };
    case 'MAINTENANCE':
      return {
        title: t.maintenanceHasBegun(),
        words: t.everybodyHasLeftQueueAgain(),
        tone: 'info',
      };
  }
}

/** `about 40 seconds`, `about 3 minutes`. */
export function waitWordOf(seconds: number): string {
  return seconds < 90 ? t.aboutSeconds({ seconds }) : t.aboutMinutes({ minutes: Math.round(seconds / 60) });
}
