import { VERIFICATION_OUTCOMES } from '../../domain/verification/verification.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const VerificationOutcomeEnum = graphqlEnum(
  'VerificationOutcome',
  'What became of a request.',
  VERIFICATION_OUTCOMES,
);
