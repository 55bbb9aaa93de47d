import { useQuery } from '@apollo/client/react';
import { DisputeEvidenceDocument } from '../data/operations/__generated__/battle-dispute.gql.ts';
import { useLiveEvidence } from '../data/use-live-evidence.ts';
import { useLiveReturn } from '../live/use-live-return.ts';
import { Button } from '../ui/form/button.tsx';
import { Row } from '../ui/layout/layout.tsx';
import { Skeleton, SkeletonBlock } from '../ui/layout/skeleton.tsx';
import { Text } from '../ui/layout/text.tsx';
import { AnswersDue } from './answers-due.tsx';
import { EvidenceButton } from './evidence-button.tsx';
import { EvidenceList } from './evidence-list.tsx';
import * as t from './__generated__/messages.ts';

interface DisputeEvidenceProps {
  readonly disputeId: string;
  /** For a party of an open case, who may show more. */
  readonly onAdd?: (() => void) | null;
}

/** The evidence of a dispute, read when it is shown, and kept up. */
export function DisputeEvidence({ disputeId, onAdd = null }: DisputeEvidenceProps) {
  const { data, error, refetch } = useQuery(DisputeEvidenceDocument, { variables: { id: disputeId } });
  useLiveEvidence(disputeId);
  useLiveReturn(() => void refetch().catch(() => undefined));
  if (data?.dispute)
    return (
      <>
        <EvidenceList evidence={data.dispute.evidence} readings={data.dispute.readings} />
        <AnswersDue dispute={data.dispute} />
        {onAdd && (
          <Row>
            <EvidenceButton dispute={data.dispute} onPress={onAdd} />
          </Row>
        )}
      </>
    );
  if (!error)
    return (
      <Skeleton>
        <SkeletonBlock height={48} />
      </Skeleton>
    );
  return (
    <Row gap={3}>
      <Text tone="dim">{t.theEvidenceCouldNotBeLoaded()}</Text>
      <Button onClick={() => void refetch().catch(() => undefined)}>{t.tryAgain()}</Button>
    </Row>
  );
}
