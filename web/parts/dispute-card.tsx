import { complaintWords } from '../format/complaint-words.ts';
import { Suspense } from 'react';
import { useLiveEvidence } from '../data/use-live-evidence.ts';
import { DISPUTE_TYPE_LABELS, isCaseOpen, playerDisputeWord, verdictsOf } from '../format/dispute-words.ts';
import { AnswersDue } from './answers-due.tsx';
import { AppealButton } from './appeal-button.tsx';
import { DisputeSteps } from './dispute-steps.tsx';
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
  /** Whether it is the viewer's own contest, who then may add evidence and appeal. */
  readonly isParty: boolean;
}

/** The dispute over a contest: the last verdict first, the former ones among its steps (HE-07). Nothing without one. */
export function DisputeCard({ dispute, isParty }: DisputeCardProps) {
  const dialog = useAddressDialog('evidence');
  useLiveEvidence(dispute?.id ?? null);
  if (dispute === null) return null;
  const verdict = verdictsOf(dispute).at(-1);
  const isOpen = isCaseOpen(dispute);
  return (
    <Panel
      title={t.dispute()}
      aside={<Badge tone={isOpen ? 'warn' : 'info'}>{playerDisputeWord(isOpen ? 'PENDING' : 'RESOLVED')}</Badge>}
    >
      {verdict && (
        <Text weight={600} css={{ overflowWrap: 'anywhere' }}>
          {verdict.words}
        </Text>
      )}
      {isParty && <AppealButton disputeId={dispute.id} until={dispute.appealableUntil} />}
      <Text>{complaintWords(dispute.description)}</Text>
      <DescriptionList
        items={[
          { term: t.type(), detail: DISPUTE_TYPE_LABELS[dispute.type] },
          { term: t.raisedBy(), detail: dispute.reportedBy?.username ?? t.contradictingResults() },
          { term: t.raised(), detail: <RelativeTime at={dispute.submittedAt} now={serverNow} /> },
        ]}
      />
      <DisputeSteps dispute={dispute} />
      <EvidenceList evidence={dispute.evidence} readings={dispute.readings} />
      <AnswersDue dispute={dispute} />
      {isOpen && isParty && <EvidenceButton dispute={dispute} onPress={() => dialog.open(dispute.id)} />}
      {isOpen && isParty && dialog.value === dispute.id && (
        <Suspense>
          <EvidenceDialog disputeId={dispute.id} onClose={dialog.close} />
        </Suspense>
      )}
    </Panel>
  );
}
