import { complaintWords } from '../format/complaint-words.ts';
import { Suspense } from 'react';
import { useLiveEvidence } from '../data/use-live-evidence.ts';
import { DECISION_WORDS, DISPUTE_TYPE_LABELS, playerDisputeWord } from '../format/dispute-words.ts';
import { AnswersDue } from './answers-due.tsx';
import { EvidenceButton } from './evidence-button.tsx';
import { EvidenceList } from './evidence-list.tsx';
import { Panel } from './panel.tsx';
import { serverNow } from '../live/server-clock.ts';
import { useAddressDialog } from '../address/use-address-dialog.ts';
import { Badge } from '../ui/face/badge.tsx';
import { DescriptionList } from '../ui/list/description-list.tsx';
import { lazyPart } from '../ui/layout/lazy-part.tsx';
import { RelativeTime } from '../ui/figure/relative-time.tsx';
import { Text } from '../ui/layout/text.tsx';
import type { DisputeWordsFragment } from '../data/operations/__generated__/dispute.gql.ts';
import * as t from './__generated__/messages.ts';

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
  const isResolved = dispute.status === 'RESOLVED';
  return (
    <Panel
      title={t.dispute()}
      aside={<Badge tone={isResolved ? 'info' : 'warn'}>{playerDisputeWord(dispute.status)}</Badge>}
    >
      <Text>{complaintWords(dispute.description)}</Text>
      <DescriptionList
        items={[
          { term: t.type(), detail: DISPUTE_TYPE_LABELS[dispute.type] },
          { term: t.raisedBy(), detail: dispute.reportedBy?.username ?? t.contradictingResults() },
          { term: t.raised(), detail: <RelativeTime at={dispute.submittedAt} now={serverNow} /> },
          ...(dispute.action === null
            ? []
            : [
                { term: t.decision(), detail: DECISION_WORDS[dispute.action] },
                { term: t.reason(), detail: dispute.reason ?? '' },
              ]),
          ...(dispute.decidedAt === null
            ? []
            : [{ term: t.decided(), detail: <RelativeTime at={dispute.decidedAt} now={serverNow} /> }]),
        ]}
      />
      <EvidenceList evidence={dispute.evidence} readings={dispute.readings} />
      <AnswersDue dispute={dispute} />
      {!isResolved && isParty && <EvidenceButton dispute={dispute} onPress={() => dialog.open(dispute.id)} />}
      {!isResolved && isParty && dialog.value === dispute.id && (
        <Suspense>
          <EvidenceDialog disputeId={dispute.id} onClose={dialog.close} />
        </Suspense>
      )}
    </Panel>
  );
}
