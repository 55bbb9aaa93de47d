import { ACCOUNT_MARKS, STANDINGS } from '../../domain/accounts/change-standing.ts';
import { PROFILE_VISIBILITIES } from '../../domain/accounts/preferences.ts';
import { ACCOUNT_STATUSES, ROLES, VERIFICATION_STATUSES } from '../../domain/accounts/roles.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const RoleEnum = graphqlEnum('Role', 'What an account may do.', ROLES);

export const ProfileVisibilityEnum = graphqlEnum('ProfileVisibility', 'Who sees a profile.', PROFILE_VISIBILITIES);

export const AccountStatusEnum = graphqlEnum('AccountStatus', 'How an account stands.', ACCOUNT_STATUSES);

export const StandingEnum = graphqlEnum('Standing', 'What staff may make of an account.', STANDINGS);

export const VerificationStatusEnum = graphqlEnum(
  'VerificationStatus',
  'How far the proof of identity is.',
  VERIFICATION_STATUSES,
);

export const AccountMarkEnum = graphqlEnum('AccountMark', 'What an administrator marks an account as.', ACCOUNT_MARKS);

export const TierEnum = graphqlEnum('Tier', 'Which limits an account has.', ['unverified', 'verified', 'vip']);
