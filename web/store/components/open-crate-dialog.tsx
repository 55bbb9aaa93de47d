import { useCallback, useEffect, useState } from 'react';
import { CLIENT_SEED_MAX } from '../../../domain/store/crate.ts';
import { useAction } from '../../data/use-action.ts';
import { Failed } from '../../parts/failed.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { foundWords } from '../inventory-words.ts';
import { drawSeed, keepOpening } from '../kept-openings.ts';
import {
  type CrateOpeningFieldsFragment,
  OpenCrateDocument,
  PrepareOpeningDocument,
} from '../operations/__generated__/item.gql.ts';
import { RARITY_WORDS } from '../store-words.ts';
import { OpeningProof } from './opening-proof.tsx';
import * as t from '../__generated__/messages.ts';

interface OpenCrateDialogProps {
  readonly crate: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** What an opening brought, with its proof. */
export const Found = ({ opening }: { readonly opening: CrateOpeningFieldsFragment }) => (
  <Stack gap={4}>
    <Stack gap={2} align="center">
      <Badge tone={RARITY_WORDS[opening.rarity].tone}>{RARITY_WORDS[opening.rarity].label}</Badge>
      <Heading level={3} size={28}>
        {foundWords(opening)}
      </Heading>
      {opening.itemName === null && (
        <Text size={14} tone="dim">
          {t.youHaveEveryItemOfThisRarity()}
        </Text>
      )}
    </Stack>
    <OpeningProof opening={opening} />
  </Stack>
);

/** The server commits first, the browser draws its seed then, and the opening shows the secret. */
export function OpenCrateDialog({ crate, onClose }: OpenCrateDialogProps) {
  const { run: ask, ...asking } = useAction(PrepareOpeningDocument);
  const [promise, setPromise] = useState<{ readonly nonce: number; readonly commitment: string } | null>(null);
  const [seed, setSeed] = useState('');
  const [found, setFound] = useState<CrateOpeningFieldsFragment | null>(null);
  const prepare = useCallback(
    () =>
      ask({}).then((answer) => {
        if (!answer) return;
        setPromise(answer.prepareOpening);
        // After the commitment, or the server could look for a secret that suits it.
        setSeed(drawSeed());
      }),
    [ask],
  );
  useEffect(() => void prepare(), [prepare]);
  const opening = useAction(OpenCrateDocument, {
    changes: ['ReadInventory', 'ListCrateOpenings', 'MyStore'],
    refusal: ({ code }) => {
      if (code === 'COMMITMENT_PASSED') void prepare();
    },
  });
  const open = async (): Promise<void> => {
    if (!promise) return;
    const { nonce, commitment } = promise;
    keepOpening(crate.id, { nonce, commitment, clientSeed: seed });
    const answer = await opening.run({ input: { crateId: crate.id, commitment, clientSeed: seed } });
    if (answer) setFound(answer.openCrate);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={found ? crate.name : t.openName({ name: crate.name })}
      description={found ? t.whatCameAndWhyItCould() : t.theDrawIsFixedByTheHash()}
      locked={opening.isRunning}
      footer={
        found ? (
          <Button onClick={onClose}>{t.done()}</Button>
        ) : asking.failure ? (
          <Button busy={asking.isRunning} onClick={() => void prepare()}>
            {t.tryAgain()}
          </Button>
        ) : (
          <Button
            variant="primary"
            busy={opening.isRunning || asking.isRunning}
            disabled={!promise || seed === ''}
            onClick={() => void open()}
          >
            {t.open()}
          </Button>
        )
      }
    >
      {found ? (
        <Found opening={found} />
      ) : (
        <Stack gap={4}>
          <DescriptionList
            items={[
              { term: t.opening(), detail: promise ? t.numberNonce({ nonce: promise.nonce }) : '–' },
              {
                term: t.hashOfTheSecret(),
                detail: <span css={{ overflowWrap: 'anywhere' }}>{promise?.commitment ?? '–'}</span>,
              },
            ]}
          />
          <TextField
            label={t.yourSeed()}
            hint={t.drawnByYourBrowserJustNowReplace()}
            maxLength={CLIENT_SEED_MAX}
            value={seed}
            onChange={(event) => setSeed(event.target.value)}
          />
          <Failed failure={opening.failure ?? asking.failure} />
        </Stack>
      )}
    </Dialog>
  );
}
