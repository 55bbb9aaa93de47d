import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { usePages } from '../../data/use-pages.ts';
import { DISPUTE_TYPE_LABELS, isCaseOpen, playerDisputeWord } from '../../format/dispute-words.ts';
import { AppealButton } from '../../parts/appeal-button.tsx';
import { DisputeEvidence } from '../../parts/dispute-evidence.tsx';
import { DisputeSteps } from '../../parts/dispute-steps.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Panel } from '../../parts/panel.tsx';
import { lazyDialog } from '../../ui/layout/lazy-part.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Card } from '../../ui/list/card.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { MyDisputesDocument, type OwnDisputeFragment } from '../operations/__generated__/dispute.gql.ts';
import * as t from '../__generated__/messages.ts';

const EvidenceDialog = lazyDialog(async () => (await import('../../parts/evidence-dialog.tsx')).EvidenceDialog);

/** The player's disputes of one of the two states, newest first (HE-07). */
export function DisputeList({ isResolved }: { readonly isResolved: boolean }) {
  const read = usePages(MyDisputesDocument, 'myDisputes', { variables: { isResolved }, first: 10 });
  const dialog = useAddressDialog('evidence');
  const title = isResolved ? t.resolved() : t.underReview();
  return (
    <Panel title={title}>
      <PagedList
        read={read}
        what={isResolved ? t.resolvedDisputesToLoad() : t.disputesUnderReviewToLoad()}
        skeleton={[1, 140]}
        empty={
          <EmptyState title={isResolved ? t.noResolvedDisputes() : t.noDisputesUnderReview()}>
            {isResolved ? t.whatWasDecidedIsKept() : t.nothingOfYoursIsContested()}
          </EmptyState>
        }
      >
        {(disputes) => (
          <Stack as="ul" gap={4} aria-label={title}>
            {disputes.map((dispute) => (
              <li key={dispute.id}>
                <DisputeItem dispute={dispute} onShow={isCaseOpen(dispute) ? () => dialog.open(dispute.id) : null} />
                {isCaseOpen(dispute) && dialog.value === dispute.id && (
                  <EvidenceDialog disputeId={dispute.id} onClose={dialog.close} />
                )}
              </li>
            ))}
          </Stack>
        )}
      </PagedList>
    </Panel>
  );
}

interface DisputeItemProps {
  readonly dispute: OwnDisputeFragment;
  readonly onShow: (() => void) | null;
}

function DisputeItem({ dispute, onShow }: DisputeItemProps) {
  const { contest, description, tags } = dispute;
  return (
    <Card padding={4}>
      <Stack gap={3}>
        <Row justify="space-between" gap={2}>
          <Heading level={3} css={{ overflowWrap: 'anywhere' }}>
            {contest.title}
          </Heading>
          <Badge tone={dispute.status === 'RESOLVED' ? 'info' : 'warn'}>{playerDisputeWord(dispute.status)}</Badge>
        </Row>
        <Text size={14} tone="dim">
          {[contest.gameTitle, DISPUTE_TYPE_LABELS[dispute.type], ...tags].join(' · ')}
        </Text>
        <Text css={{ overflowWrap: 'anywhere' }}>{description}</Text>
        <DisputeSteps dispute={dispute} jury={dispute.jury} />
        <DisputeEvidence disputeId={dispute.id} onAdd={onShow} />
        <AppealButton disputeId={dispute.id} until={dispute.appealableUntil} />
      </Stack>
    </Card>
  );
}
