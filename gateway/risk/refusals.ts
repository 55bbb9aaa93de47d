import type { RiskRefusal } from '../../domain/risk/refusals.ts';
import type { PublicRefusals } from '../kernel/refusals.ts';

export const riskRefusals: PublicRefusals<RiskRefusal> = {
  RISK_CASE_TAKEN: [409, 'A colleague looks after this case'],
  RISK_CASE_MOVED_ON: [409, 'The case has signals that the caller has not seen'],
  RISK_CASE_STATE: [409, 'The case is not in a state for this'],
  RISK_CASE_OWN: [403, 'The caller is part of this case'],
};
