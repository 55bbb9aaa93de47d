import type { ReactNode } from 'react';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { useAction } from '../../data/use-action.ts';
import { usePages } from '../../data/use-pages.ts';
import { DeskList } from '../../parts/desk-list.tsx';
import { Failed } from '../../parts/failed.tsx';
import { OnceKnown } from '../../parts/once-known.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Heading } from '../../ui/layout/text.tsx';
import { takingOf } from './decision-words.ts';
import { OpenDisputesDocument, TakeDisputeDocument } from '../operations/__generated__/dispute.gql.ts';
import { DisputeDecision } from './dispute-decision.tsx';
import { DisputeCard } from './dispute-card.tsx';
import * as t from '../__generated__/messages.ts';

const PAGE = 20;

interface DisputeQueueProps {
  /** What stands below. */
  readonly children: ReactNode;
}

/** Undecided disputes of every kind, the most urgent first (AB-03, AB-04). */
export function DisputeQueue({ children }: DisputeQueueProps) {
  const read = usePages(OpenDisputesDocument, 'openDisputes', { variables: {}, first: PAGE });
  const dialog = useAddressDialog('dispute');
  const viewer = useViewer();
  const take = useAction(TakeDisputeDocument, { changes: [OpenDisputesDocument] });
  return (
    <Stack gap={6}>
      <Stack gap={4}>
        <Row justify="space-between">
          <Heading level={2}>{t.openDisputes()}</Heading>
          <Button busy={read.isLoading} onClick={read.retry}>
            {t.refresh()}
          </Button>
        </Row>
        <Failed failure={take.failure} />
        <PagedList
          read={read}
          what={t.disputesToLoad()}
          skeleton={[2, 220]}
          empty={<EmptyState title={t.noOpenDisputes()}>{t.everyContestedResultHasBeenDecided()}</EmptyState>}
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
      <OnceKnown isKnown={read.rows !== null || Boolean(read.error)}>{children}</OnceKnown>
    </Stack>
  );
}
