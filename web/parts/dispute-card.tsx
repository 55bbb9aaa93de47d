import { Suspense } from 'react';
import { useLiveEvidence } from '../data/use-live-evidence.ts';
import { DECISION_WORDS, DISPUTE_TYPE_LABELS, playerDisputeWord } from '../format/dispute-words.ts';
import { AnswersDue } from './answers-due.tsx';
import { EvidenceList } from './evidence-list.tsx';
import { Panel } from './panel.tsx';
import { serverNow } from '../live/server-clock.ts';
import { useAddressDialog } from '../address/use-address-dialog.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { DescriptionList } from '../ui/description-list.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { RelativeTime } from '../ui/relative-time.tsx';
import { Text } from '../ui/text.tsx';
import type { DisputeWordsFragment } from '../data/operations/__generated__/dispute-words.gql.ts';

const EvidenceDialog = lazyPart(async () => (await import('./evidence-dialog.tsx')).EvidenceDialog);

interface DisputeCardProps {
  /** Null where there is none. */
  readonly dispute: DisputeWordsFragment | null;
  /** Whether it is the viewer's own contest, who then may add evidence. */
  readonly isParty: boolean;
}

/** The dispute over a contest and what was decided (HE-07). Nothing without one. */
export function DisputeCard({ dispute, isParty }: DisputeCardProps) {
  const dialog = useAddressDialog('evidence');
  useLiveEvidence(dispute?.id ?? null);
  if (dispute === null) return null;
  const word = playerDisputeWord(dispute.status);
  const mayAdd = dispute.status !== 'RESOLVED' && isParty;
  return (
    <Panel title="Dispute" aside={<Badge tone={word === 'Resolved' ? 'info' : 'warn'}>{word}</Badge>}>
      <Text>{dispute.description}</Text>
      <DescriptionList
        items={[
          { term: 'Type', detail: DISPUTE_TYPE_LABELS[dispute.type] },
          { term: 'Raised by', detail: dispute.reportedBy?.username ?? 'contradicting results' },
          { term: 'Raised', detail: <RelativeTime at={dispute.submittedAt} now={serverNow} /> },
          ...(dispute.action === null
            ? []
            : [
                { term: 'Decision', detail: DECISION_WORDS[dispute.action] },
                { term: 'Reason', detail: dispute.reason ?? '' },
              ]),
          ...(dispute.decidedAt === null
            ? []
            : [{ term: 'Decided', detail: <RelativeTime at={dispute.decidedAt} now={serverNow} /> }]),
        ]}
      />
      <EvidenceList evidence={dispute.evidence} readings={dispute.readings} />
      <AnswersDue dispute={dispute} />
      {mayAdd && <Button onClick={() => dialog.open(dispute.id)}>Add Evidence</Button>}
      {mayAdd && dialog.value === dispute.id && (
        <Suspense>
          <EvidenceDialog disputeId={dispute.id} onClose={dialog.close} />
        </Suspense>
      )}
    </Panel>
  );
}
