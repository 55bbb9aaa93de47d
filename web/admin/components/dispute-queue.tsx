import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { useAction } from '../../data/use-action.ts';
import { usePages } from '../../data/use-pages.ts';
import { Failed } from '../../parts/failed.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Heading } from '../../ui/text.tsx';
import { takingOf } from '../decision-words.ts';
import { OpenDisputesDocument } from '../operations/__generated__/open-disputes.gql.ts';
import { TakeDisputeDocument } from '../operations/__generated__/take-dispute.gql.ts';
import { DeskList } from './desk-list.tsx';
import { DisputeDecision } from './dispute-decision.tsx';
import { DisputeCard } from './dispute-card.tsx';

const PAGE = 20;

/** Undecided disputes of every kind, the most urgent first (AB-03, AB-04). */
export function DisputeQueue() {
  const read = usePages(OpenDisputesDocument, 'openDisputes', { variables: {}, first: PAGE });
  const dialog = useAddressDialog('dispute');
  const viewer = useViewer();
  const take = useAction(TakeDisputeDocument, { changes: [OpenDisputesDocument] });
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
      <Failed failure={take.failure} />
      <PagedList
        read={read}
        what="disputes"
        skeleton={[2, 220]}
        empty={<EmptyState title="No open disputes">Every contested result has been decided.</EmptyState>}
      >
        {(disputes) => (
          <DeskList>
            <Stack as="ul" gap={4}>
              {disputes.map((dispute) => {
                const { isLeftToOther, label } = takingOf(dispute, viewer);
                return (
                  <DisputeCard
                    key={dispute.id}
                    dispute={dispute}
                    onDecide={isLeftToOther ? null : () => dialog.open(dispute.id)}
                    taking={
                      label === null
                        ? null
                        : {
                            label,
                            busy: take.runningId === dispute.id,
                            onTake: () => void take.run({ disputeId: dispute.id }, dispute.id),
                          }
                    }
                  />
                );
              })}
            </Stack>
          </DeskList>
        )}
      </PagedList>
      {dialog.value !== null && <DisputeDecision id={dialog.value} onClose={dialog.close} />}
    </Stack>
  );
}
