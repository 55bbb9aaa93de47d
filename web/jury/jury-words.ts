import { CLEAN_FOR, JUROR_AGE_MIN, JUROR_BATTLES_MIN } from '../../domain/jury/juror.ts';
import { DAY } from '../../domain/shared/time.ts';
import type { JurorHurdle } from '../data/__generated__/schema-types.ts';
import { formatCounted } from '../format/format.ts';
import type { JuryDutyFieldsFragment } from './operations/__generated__/jury-duty-fields.gql.ts';

/** What is missing, as the player reads it. */
export const HURDLE_WORDS: Readonly<Record<JurorHurdle, string>> = {
  STAFF: 'You are on our staff: staff decide cases.',
  STANDING: 'Your account is suspended.',
  UNVERIFIED: 'Your identity is not verified yet.',
  NEW_ACCOUNT: `Your account is younger than ${JUROR_AGE_MIN / DAY} days.`,
  SANCTIONED: `Our staff warned or suspended you within the last ${CLEAN_FOR / DAY} days.`,
  UNPLAYED: `You have not played ${JUROR_BATTLES_MIN} battles of one game to their end yet.`,
};

export type Entry = NonNullable<JuryDutyFieldsFragment['case']>['timeline'][number];

const sideWord = (side: Entry['side']): string | null => (side === null ? null : `Side ${side}`);

/** Who did what in a line of a case. */
export function headOf({ side, kind, winner }: Entry): string {
  const who = sideWord(side);
  switch (kind) {
    case 'REPORT':
      return `${who ?? 'Somebody'} reported: ${sideWord(winner) ?? 'somebody else'} won`;
    case 'COMPLAINT':
      return who === null ? 'The case was opened' : `${who} complained`;
    case 'EVIDENCE':
      return `${who ?? 'Somebody'} added`;
  }
}

/** What came with a line and is kept from jurors; null for nothing. */
export function hiddenWith({ hasLink, hasFile }: Entry): string | null {
  const what = [...(hasLink ? ['a link'] : []), ...(hasFile ? ['a file'] : [])].join(' and ');
  return what === '' ? null : `With ${what} that jurors do not see.`;
}

/** When a line came, counted from the first one. */
export function whenOf({ afterMinutes }: Entry): string {
  if (afterMinutes === null) return '';
  if (afterMinutes === 0) return 'at the beginning';
  const hours = Math.floor(afterMinutes / 60);
  return `${hours > 0 ? formatCounted(hours, 'hour') : formatCounted(afterMinutes, 'minute')} later`;
}

/** How a vote stands to the decision. */
export const agreedWord = (isAgreed: boolean | null): string =>
  isAgreed === null ? 'Not final yet' : isAgreed ? 'The decision agreed' : 'Decided otherwise';
