import type { SponsorshipsRefusal } from '../../domain/sponsorships/refusals.ts';
import { type Figures, type Sentences, amount, say } from '../data/refusal-sentences.ts';

function shortSentence(data: Figures): string {
  const missing = amount(data, 'missingCents');
  const all = 'The sponsor’s money does not cover all payouts';
  return missing === null ? `${all}.` : `${all}: ${missing} are missing.`;
}

export const sentences: Sentences<SponsorshipsRefusal> = {
  CAMPAIGN_CLOSED: say('This challenge cannot be accepted or paid any more.'),
  CAMPAIGN_FULL: say('All places of this challenge are taken.'),
  CAMPAIGN_OWN: say('You have a part in this challenge, so somebody else has to.'),
  CAMPAIGN_CHANGED: say('This challenge has changed meanwhile. Look at it again.'),
  CAMPAIGN_SECOND_PERSON: say('You have booked the sponsor’s money. Another administrator has to announce it.'),
  SPONSOR_SHORT: shortSentence,
  EXHIBIT_UNFIT: say('It has to be your own, of this game, begun after you accepted the challenge, and settled.'),
  EXHIBIT_USED: say('You have shown this for another challenge. Choose something else.'),
  ACCEPTANCE_OVER: say('The deadline of this challenge has passed.'),
  ACCEPTANCE_DECIDED: say('This has been shown or decided already.'),
};
