import { useQuery } from '@apollo/client/react';
import { lazyDialog } from '../../ui/layout/lazy-part.tsx';
import { ReadDisputeDocument } from '../operations/__generated__/battle-dispute.gql.ts';

const DecisionDialog = lazyDialog(async () => (await import('./decision-dialog.tsx')).DecisionDialog);

/** The decision over the case that the address names, also where the queue does not show it yet. */
export function DisputeDecision({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { data } = useQuery(ReadDisputeDocument, { variables: { id } });
  const dispute = data?.dispute;
  return dispute && dispute.status !== 'RESOLVED' ? <DecisionDialog dispute={dispute} onClose={onClose} /> : null;
}
