import { ACCOUNT_MARKS, STANDINGS } from '../../domain/accounts/change-standing.ts';
import { PROFILE_VISIBILITIES } from '../../domain/accounts/preferences.ts';
import { LANGUAGES } from '../../domain/shared/languages.ts';
import { ACCOUNT_STATUSES, ROLES, VERIFICATION_STATUSES } from '../../domain/accounts/roles.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const RoleEnum = graphqlEnum('Role', 'What an account may do.', ROLES, {
  player: 'Plays; every account begins as one.',
  creator: 'Plays, and is answered first by support.',
  moderator: 'Is one of the staff: moderates, and decides disputes and tickets.',
  senior_moderator: 'Is one of the staff: also decides what was escalated.',
  administrator: 'Is one of the staff: also manages the staff and the platform.',
});

export const ProfileVisibilityEnum = graphqlEnum('ProfileVisibility', 'Who sees a profile.', PROFILE_VISIBILITIES, {
  public: 'Every member.',
  friends: 'Friends and staff.',
  private: 'Only staff.',
});

export const LanguageEnum = graphqlEnum('Language', 'What the app and what it sends are written in.', LANGUAGES, {
  en: 'English.',
  es: 'Spanish.',
});

export const AccountStatusEnum = graphqlEnum('AccountStatus', 'How an account stands.', ACCOUNT_STATUSES, {
  active: 'It may act.',
  suspended: 'Staff have suspended it: it can neither sign in nor act.',
  banned: 'Staff have banned it: it can neither sign in nor act.',
  closed: 'Its owner has closed it, for good.',
});

export const StandingEnum = graphqlEnum('Standing', 'What staff may make of an account.', STANDINGS, {
  active: 'It may act.',
  suspended: 'It can neither sign in nor act until staff reactivate it.',
  banned: 'It can neither sign in nor act.',
});

export const VerificationStatusEnum = graphqlEnum(
  'VerificationStatus',
  'How far the proof of identity is.',
  VERIFICATION_STATUSES,
  {
    unverified: 'No documents were accepted, and none wait.',
    pending: 'Documents wait for staff to decide.',
    verified: 'Staff have accepted the documents.',
  },
);

export const AccountMarkEnum = graphqlEnum('AccountMark', 'What an administrator marks an account as.', ACCOUNT_MARKS, {
  vip: 'Gives the highest limits, and no fee on withdrawals.',
  'verified-creator': 'Gives the creator’s badge.',
});

export const TierEnum = graphqlEnum('Tier', 'Which limits an account has.', ['unverified', 'verified', 'vip'], {
  unverified: 'The lowest: identity is not proven.',
  verified: 'Higher ones: identity is proven.',
  vip: 'The highest, given by an administrator.',
});
