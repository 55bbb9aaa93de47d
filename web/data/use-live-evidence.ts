import { skipToken, useSubscription } from '@apollo/client/react';
import { EvidenceAddedDocument } from './operations/__generated__/dispute.gql.ts';

/** Follows the evidence of a dispute, which comes through the cache; null for none. */
export function useLiveEvidence(disputeId: string | null): void {
  useSubscription(
    EvidenceAddedDocument,
    disputeId === null ? skipToken : { variables: { disputeId }, ignoreResults: true },
  );
}
