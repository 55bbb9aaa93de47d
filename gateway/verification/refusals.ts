import type { VerificationRefusal } from '../../domain/verification/refusals.ts';
import type { PublicRefusals } from '../kernel/refusals.ts';

export const verificationRefusals: PublicRefusals<VerificationRefusal> = {
  VERIFICATION_PENDING: [409, 'The documents are being checked already'],
  VERIFICATION_DECIDED: [409, 'The request has been decided already'],
};
