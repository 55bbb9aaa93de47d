import { VERIFICATION_OUTCOMES } from '../../domain/verification/verification.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const VerificationOutcomeEnum = graphqlEnum(
  'VerificationOutcome',
  'What became of a request.',
  VERIFICATION_OUTCOMES,
  {
    pending: 'Staff have not decided yet.',
    verified: 'The documents were accepted.',
    refused: 'The documents were refused; the player may hand in others.',
  },
);
