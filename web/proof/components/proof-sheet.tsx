import { Button } from '../../ui/button.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { ScrollArea } from '../../ui/scroll-area.tsx';
import { Text } from '../../ui/text.tsx';
import type { ProofFieldsFragment } from '../operations/__generated__/proof-fields.gql.ts';
import { BADGE_WORDS, type Names, verdictWords } from '../proof-words.ts';
import { BattleTimeline } from './battle-timeline.tsx';

interface ProofSheetProps {
  readonly battleId: string;
  readonly proof: ProofFieldsFragment;
  readonly names: Names;
  readonly isPlayer: boolean;
  readonly onClose: () => void;
}

/** What stands behind the badge: where it comes from, how much both heard, and every line of it. */
export function ProofSheet({ battleId, proof, names, isPlayer, onClose }: ProofSheetProps) {
  const { badge, shared, skewMs, sha256 } = proof;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title="How It Is Proven"
      description="CS2 on the computer of each player tells us the score while they play. Neither can change what the other’s game says."
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Stack gap={5}>
        <DescriptionList
          items={[
            ...(badge === null ? [] : [{ term: 'The result rests on', detail: BADGE_WORDS[badge].word }]),
            { term: 'The games say', detail: verdictWords(proof, names, false) ?? 'nothing yet' },
            { term: 'Rounds heard from both', detail: shared },
            ...(skewMs === null ? [] : [{ term: 'Usually apart by', detail: `${(skewMs / 1000).toFixed(1)} seconds` }]),
            ...(sha256 === null
              ? []
              : [{ term: 'SHA-256 of all lines', detail: <code css={{ overflowWrap: 'anywhere' }}>{sha256}</code> }]),
          ]}
        />
        {isPlayer ? (
          <ScrollArea label="All that the games told" maxHeight="50vh">
            <BattleTimeline battleId={battleId} names={names} />
          </ScrollArea>
        ) : (
          <Text tone="dim">The players and our moderators read every line of it.</Text>
        )}
      </Stack>
    </Dialog>
  );
}
