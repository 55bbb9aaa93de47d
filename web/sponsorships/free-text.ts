import { USERNAME_MAX } from '../../domain/accounts/username.ts';
import { TITLE_MAX } from '../../domain/battles/create-battle.ts';
import { BRAND_MAX, CAMPAIGN_TITLE_MAX } from '../../domain/sponsorships/sponsorships.schemas.ts';

/** Fields that answer what somebody has typed, by how many characters may be typed there. */
export const freeText = {
  'FiledExhibit.username': USERNAME_MAX,
  'Exhibit.title': TITLE_MAX,
  'FiledExhibit.title': TITLE_MAX,
  'Campaign.title': CAMPAIGN_TITLE_MAX,
  'Campaign.brand': BRAND_MAX,
};
