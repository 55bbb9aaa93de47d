import { VIOLATION_KINDS } from '../../domain/creators/fair-play.ts';
import { REFERRAL_FAULTS, REFERRAL_TIERS } from '../../domain/creators/referral.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const ReferralTierEnum = graphqlEnum(
  'ReferralTier',
  'How far a referrer has come, by the first wagers of those who were brought (CR-05).',
  REFERRAL_TIERS.map(({ name }) => name),
);

export const ReferralFaultEnum = graphqlEnum(
  'ReferralFault',
  'Why a sign-up with a code counts for nobody: a second account of the referrer, or one of a ring, by the browser or the network that they share.',
  REFERRAL_FAULTS,
);

export const ViolationKindEnum = graphqlEnum(
  'ViolationKind',
  'What counts against a player: a case that was decided against them, or what staff did to the account (CR-16).',
  VIOLATION_KINDS,
);
