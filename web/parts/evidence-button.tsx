import type { DisputeWordsFragment } from '../data/operations/__generated__/dispute.gql.ts';
import { useIsBefore } from '../live/use-is-before.ts';
import { useViewer } from '../session/use-viewer.ts';
import { Button } from '../ui/form/button.tsx';
import { Text } from '../ui/layout/text.tsx';
import * as t from './__generated__/messages.ts';

interface EvidenceButtonProps {
  readonly dispute: Pick<DisputeWordsFragment, 'evidenceUntil' | 'answersDue'>;
  readonly onPress: () => void;
}

/** The way to add evidence, for a party of an open case; why there is none any more, where the case takes nothing new. */
export function EvidenceButton({ dispute: { evidenceUntil, answersDue }, onPress }: EvidenceButtonProps) {
  const viewer = useViewer();
  const isNewTaken = useIsBefore(evidenceUntil);
  const own = answersDue.find(({ players }) => players.some(({ id }) => id === viewer?.id));
  const isAsked = useIsBefore(own?.until ?? null);
  if (isNewTaken || isAsked) return <Button onClick={onPress}>{t.addEvidence()}</Button>;
  return (
    <Text size={14} tone="dim">
      {t.thisCaseTakesNothingNewTheOther()}
    </Text>
  );
}
