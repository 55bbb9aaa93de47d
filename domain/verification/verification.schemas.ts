import * as z from 'zod/mini';
import { between, optionalText } from '../shared/schema.ts';

/** Characters of the reason of a decision over documents. */
export const VERIFICATION_REASON_MAX = 2_000;

/** What staff decide over a player's documents; who is refused reads why. */
export const verificationDecision = z
  .object({ isVerified: z.boolean(), reason: optionalText(VERIFICATION_REASON_MAX), bornOn: optionalText(10) })
  .check(between(({ isVerified, reason }) => (isVerified || reason !== '' ? {} : { reason: 'BAD_INPUT' })));
