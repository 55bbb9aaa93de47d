import { Button } from '../../ui/form/button.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { ScrollArea } from '../../ui/list/scroll-area.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { ProofFieldsFragment } from '../operations/__generated__/proof.gql.ts';
import { BADGE_WORDS, type Names, verdictWords } from '../proof-words.ts';
import { BattleTimeline } from './battle-timeline.tsx';
import * as t from '../__generated__/messages.ts';

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
      title={t.howItIsProven()}
      description={t.cs2OnTheComputerOfEachPlayer()}
      footer={<Button onClick={onClose}>{t.close()}</Button>}
    >
      <Stack gap={5}>
        <DescriptionList
          items={[
            ...(badge === null ? [] : [{ term: t.theResultRests(), detail: BADGE_WORDS[badge].word }]),
            { term: t.theGamesSay(), detail: verdictWords(proof, names, false) ?? t.nothingYet() },
            { term: t.roundsHeardFromBoth(), detail: shared },
            ...(skewMs === null
              ? []
              : [{ term: t.usuallyApart(), detail: t.seconds({ seconds: (skewMs / 1000).toFixed(1) }) }]),
            ...(sha256 === null
              ? []
              : [{ term: t.sha256OfAllLines(), detail: <code css={{ overflowWrap: 'anywhere' }}>{sha256}</code> }]),
          ]}
        />
        {isPlayer ? (
          <ScrollArea label={t.allThatTheGamesTold()} maxHeight="50vh">
            <BattleTimeline battleId={battleId} names={names} />
          </ScrollArea>
        ) : (
          <Text tone="dim">{t.thePlayersAndOurModeratorsReadEvery()}</Text>
        )}
      </Stack>
    </Dialog>
  );
}
