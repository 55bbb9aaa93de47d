import type { SponsorshipsRefusal } from '../../domain/sponsorships/refusals.ts';
import type { PublicRefusals } from '../kernel/refusals.ts';

export const sponsorshipsRefusals: PublicRefusals<SponsorshipsRefusal> = {
  CAMPAIGN_CLOSED: [409, 'This sponsored challenge cannot be accepted any more'],
  CAMPAIGN_FULL: [409, 'All places of this sponsored challenge are taken'],
  CAMPAIGN_OWN: [403, 'Nobody takes part in what they set up, or decides about their own'],
  CAMPAIGN_CHANGED: [409, 'The sponsored challenge is not in a state for this'],
  CAMPAIGN_SECOND_PERSON: [409, 'Somebody else than who booked the sponsor’s money has to announce it'],
  SPONSOR_SHORT: [409, 'The sponsor’s money does not cover all payouts; `missingCents` are missing'],
  EXHIBIT_UNFIT: [409, 'It has to be your own, of this game, begun after you accepted, and settled'],
  EXHIBIT_USED: [409, 'You have shown this for another sponsored challenge'],
  ACCEPTANCE_OVER: [409, 'The deadline of this sponsored challenge has passed, or you are not at it'],
  ACCEPTANCE_DECIDED: [409, 'This waits for a decision, or has been decided'],
};
