import { ACCEPTANCE_STATES, CAMPAIGN_STATES, EXHIBIT_KINDS } from '../../domain/sponsorships/campaign.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const CampaignStateEnum = graphqlEnum('CampaignState', 'How far a sponsored challenge is.', CAMPAIGN_STATES);

export const AcceptanceStateEnum = graphqlEnum(
  'AcceptanceState',
  'How far a creator has come with a sponsored challenge.',
  ACCEPTANCE_STATES,
);

export const ExhibitKindEnum = graphqlEnum(
  'ExhibitKind',
  'What a creator may show for a sponsored challenge.',
  EXHIBIT_KINDS,
);
