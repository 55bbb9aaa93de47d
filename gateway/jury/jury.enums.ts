import { HURDLES } from '../../domain/jury/juror.ts';
import { JURY_CHOICES } from '../../domain/jury/jury.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const JurorHurdleEnum = graphqlEnum('JurorHurdle', 'What keeps a player from serving as a juror.', HURDLES, {
  staff: 'Staff decide cases and give no advice.',
  standing: 'The account is suspended.',
  unverified: 'The identity is not verified.',
  'new-account': 'The account is younger than 30 days.',
  sanctioned: 'Staff warned or suspended the account within 180 days.',
  unplayed: 'Fewer than ten battles of one game were played to their end.',
});

export const JuryChoiceEnum = graphqlEnum('JuryChoice', 'What a juror says of a case.', JURY_CHOICES, {
  a: 'Side A has won.',
  b: 'Side B has won.',
  neither: 'Nobody can be shown to have won.',
});

export const JURY_ENTRIES = ['report', 'complaint', 'evidence'] as const;
export type JuryEntryKind = (typeof JURY_ENTRIES)[number];

export const JuryEntryEnum = graphqlEnum('JuryEntryKind', 'What a line of a case is.', JURY_ENTRIES, {
  report: 'What a side said of the result; `words` is the score.',
  complaint: 'What is wrong, in the words of who complains.',
  evidence: 'What a side showed or said afterwards.',
});

export const JURY_SIDES = ['a', 'b'] as const;
export type JurySide = (typeof JURY_SIDES)[number];

export const JurySideEnum = graphqlEnum('JurySide', 'A side of a case that is put to a jury.', JURY_SIDES, {
  a: 'Side A.',
  b: 'Side B.',
});
