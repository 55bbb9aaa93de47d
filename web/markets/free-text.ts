import { USERNAME_MAX } from '../../domain/accounts/username.ts';
import { TITLE_MAX } from '../../domain/battles/create-battle.ts';
import { FUND_REASON_MAX } from '../../domain/markets/fund.ts';

/** Fields that answer what somebody has typed, by how many characters may be typed there. */
export const freeText = {
  'Bet.playerName': USERNAME_MAX,
  'Bet.title': TITLE_MAX,
  'MarketExposure.title': TITLE_MAX,
  'FundRequest.reason': FUND_REASON_MAX,
};
