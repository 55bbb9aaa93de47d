import { VIOLATION_KINDS, VIOLATION_POINTS } from '../../domain/creators/fair-play.ts';
import { REFERRAL_FAULTS, REFERRAL_TIERS } from '../../domain/creators/referral.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const ReferralTierEnum = graphqlEnum(
  'ReferralTier',
  'How far a referrer has come, by the first wagers of those who were brought.',
  REFERRAL_TIERS.map(({ name }) => name),
  {
    starter: 'The tier that everybody begins in.',
    bronze: `From ${REFERRAL_TIERS[1].from} first wagers on.`,
    silver: `From ${REFERRAL_TIERS[2].from} first wagers on.`,
    gold: `From ${REFERRAL_TIERS[3].from} first wagers on.`,
    diamond: `From ${REFERRAL_TIERS[4].from} first wagers on.`,
  },
);

export const ReferralFaultEnum = graphqlEnum(
  'ReferralFault',
  'Why a sign-up with a code counts for nobody: a second account of the referrer, or one of a ring, by the browser or the network that they share.',
  REFERRAL_FAULTS,
  {
    'own-browser': 'The newcomer shares a browser with the referrer.',
    'own-network': 'The newcomer shares a network with the referrer.',
    'ring-browser':
      'The newcomer shares a browser with somebody whom the referrer brought, or who brought the referrer.',
    'ring-network':
      'The newcomer shares a network with somebody whom the referrer brought, or who brought the referrer.',
  },
);

export const ViolationKindEnum = graphqlEnum(
  'ViolationKind',
  'What counts against a player: a case that was decided against them, or what staff did to the account.',
  VIOLATION_KINDS,
  {
    'decided-case': `A case that was decided against the player: ${VIOLATION_POINTS['decided-case']} points.`,
    warning: `A warning by staff: ${VIOLATION_POINTS.warning} points.`,
    suspension: `A suspension by staff: ${VIOLATION_POINTS.suspension} points.`,
    ban: `A ban by staff: ${VIOLATION_POINTS.ban} points.`,
  },
);
