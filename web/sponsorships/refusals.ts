import type { SponsorshipsRefusal } from '../../domain/sponsorships/refusals.ts';
import { type Figures, type Sentences, amount, say } from '../data/refusal-sentences.ts';
import * as t from './__generated__/messages.ts';

function shortSentence(data: Figures): string {
  const missing = amount(data, 'missingCents');
  return missing === null
    ? t.theSponsorsMoneyDoesNotCoverAllPayouts()
    : t.theSponsorsMoneyDoesNotCoverMissing({ missing });
}

export const sentences: Sentences<SponsorshipsRefusal> = {
  CAMPAIGN_CLOSED: say(t.thisChallengeCannotBeAcceptedOrPaid()),
  CAMPAIGN_FULL: say(t.allPlacesOfThisChallengeAreTaken()),
  CAMPAIGN_OWN: say(t.youHaveAPartInThisChallenge()),
  CAMPAIGN_CHANGED: say(t.thisChallengeHasChangedMeanwhileLook()),
  CAMPAIGN_SECOND_PERSON: say(t.youHaveBookedTheSponsorsMoneyAnother()),
  SPONSOR_SHORT: shortSentence,
  EXHIBIT_UNFIT: say(t.itHasToBeYourOwn()),
  EXHIBIT_USED: say(t.youHaveShownThisForAnotherChallenge()),
  ACCEPTANCE_OVER: say(t.theDeadlineOfThisChallengeHasPassed()),
  ACCEPTANCE_DECIDED: say(t.thisHasBeenShownOrDecidedAlready()),
};
