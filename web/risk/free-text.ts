import { USERNAME_MAX } from '../../domain/accounts/username.ts';
import { TITLE_MAX } from '../../domain/battles/create-battle.ts';
import { RISK_WORDS_MAX } from '../../domain/risk/risk-case.ts';

/** Fields that answer what somebody has typed, by how many characters may be typed there. */
export const freeText = {
  'RiskCase.assigneeName': USERNAME_MAX,
  'RiskEvidence.title': TITLE_MAX,
  'RiskNote.words': RISK_WORDS_MAX,
};
