import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { usePages } from '../../data/use-pages.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Heading } from '../../ui/text.tsx';
import { OpenDisputesDocument } from '../operations/__generated__/open-disputes.gql.ts';
import { DisputeDecision } from './dispute-decision.tsx';
import { DisputeCard } from './dispute-card.tsx';

const PAGE = 20;

/** Undecided disputes of every kind, the most urgent first (AB-03, AB-04). */
export function DisputeQueue() {
  const read = usePages(OpenDisputesDocument, 'openDisputes', { variables: {}, first: PAGE });
  const dialog = useAddressDialog('dispute');
  return (
    <Stack gap={4}>
      {read.rows !== null && (
        <Row justify="space-between">
          <Heading level={2}>Open disputes</Heading>
          <Button busy={read.isLoading} onClick={read.retry}>
            Refresh
          </Button>
        </Row>
      )}
      <PagedList
        read={read}
        what="disputes"
        skeleton={[2, 220]}
        empty={<EmptyState title="No open disputes">Every contested result has been decided.</EmptyState>}
      >
        {(disputes) => (
          <Stack as="ul" gap={4}>
            {disputes.map((dispute) => (
              <DisputeCard key={dispute.id} dispute={dispute} onDecide={() => dialog.open(dispute.id)} />
            ))}
          </Stack>
        )}
      </PagedList>
      {dialog.value !== null && <DisputeDecision id={dialog.value} onClose={dialog.close} />}
    </Stack>
  );
}
