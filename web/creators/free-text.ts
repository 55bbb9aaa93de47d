import { STAFF_REASON_MAX } from '../../domain/accounts/accounts.schemas.ts';

/** Fields that answer what somebody has typed, by how many characters may be typed there. */
export const freeText = {
  'Violation.reason': STAFF_REASON_MAX,
};
