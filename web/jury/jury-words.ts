import { CLEAN_FOR, JUROR_AGE_MIN, JUROR_BATTLES_MIN } from '../../domain/jury/juror.ts';
import { DAY } from '../../domain/shared/time.ts';
import type { JurorHurdle } from '../data/__generated__/schema-types.ts';
import type { JuryDutyFieldsFragment } from './operations/__generated__/jury.gql.ts';
import * as t from './__generated__/messages.ts';

/** What is missing, as the player reads it. */
export const HURDLE_WORDS: Readonly<Record<JurorHurdle, string>> = {
  STAFF: t.youAreOnOurStaffStaffDecide(),
  STANDING: t.yourAccountIsSuspended(),
  UNVERIFIED: t.yourIdentityIsNotVerifiedYet(),
  NEW_ACCOUNT: t.yourAccountIsYoungerThanDays({ days: JUROR_AGE_MIN / DAY }),
  SANCTIONED: t.ourStaffWarnedOrSuspendedYouWithin({ days: CLEAN_FOR / DAY }),
  UNPLAYED: t.youHaveNotPlayedEnoughBattles({ battles: JUROR_BATTLES_MIN }),
};

export type Entry = NonNullable<JuryDutyFieldsFragment['case']>['timeline'][number];

const sideWord = (side: Entry['side']): string | null => (side === null ? null : t.side({ side }));

/** Who did what in a line of a case. */
export function headOf({ side, kind, winner }: Entry): string {
  const who = sideWord(side);
  switch (kind) {
    case 'REPORT':
      return t.whoReportedWinnerWon({
        who: who ?? t.somebody(),
        winner: sideWord(winner) ?? t.somebodyElseInSentence(),
      });
    case 'COMPLAINT':
      return who === null ? t.theCaseWasOpened() : t.whoComplained({ who });
    case 'EVIDENCE':
      return t.whoAdded({ who: who ?? t.somebody() });
  }
}

/** What came with a line and is kept from jurors; null for nothing. */
export function hiddenWith({ hasLink, hasFile }: Entry): string | null {
  if (!hasLink && !hasFile) return null;
  return t.withWhatJurorsDoNotSee({ what: hasLink && hasFile ? 'both' : hasLink ? 'link' : 'file' });
}

/** When a line came, counted from the first one. */
export function whenOf({ afterMinutes }: Entry): string {
  if (afterMinutes === null) return '';
  if (afterMinutes === 0) return t.atTheBeginning();
  const hours = Math.floor(afterMinutes / 60);
  return hours > 0 ? t.hoursLater({ hours }) : t.minutesLater({ minutes: afterMinutes });
}

/** How a vote stands to the decision. */
export const agreedWord = (isAgreed: boolean | null): string =>
  isAgreed === null ? t.notFinalYet() : isAgreed ? t.theDecisionAgreed() : t.decidedOtherwise();
