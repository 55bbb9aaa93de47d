import { ACCEPTANCE_STATES, CAMPAIGN_STATES, EXHIBIT_KINDS } from '../../domain/sponsorships/campaign.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const CampaignStateEnum = graphqlEnum('CampaignState', 'How far a sponsored challenge is.', CAMPAIGN_STATES, {
  draft: 'Gathers the sponsor’s money; only staff see it.',
  announced: 'Can be accepted.',
  closed: 'Ended early by staff: nobody accepts it any more, and whoever is at it goes on.',
  ended: 'Past its deadline, or ended early by staff while nobody was at it.',
});

export const AcceptanceStateEnum = graphqlEnum(
  'AcceptanceState',
  'How far a creator has come with a sponsored challenge.',
  ACCEPTANCE_STATES,
  {
    active: 'The creator is at it.',
    filed: 'Something was shown, and staff have to decide over it.',
    paid: 'The creator was paid.',
    expired: 'The deadline came first.',
    withdrawn: 'The creator closed the account before being paid.',
  },
);

export const ExhibitKindEnum = graphqlEnum(
  'ExhibitKind',
  'What a creator may show for a sponsored challenge.',
  EXHIBIT_KINDS,
  {
    stream: 'A stream of the creator’s own.',
    replay: 'The replay of a settled battle of the creator’s own.',
    battle: 'A settled battle of the creator’s own.',
  },
);
