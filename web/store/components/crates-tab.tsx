import { useQuery } from '@apollo/client/react';
import { Package } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { oddsPath, storeTabPath } from '../../../domain/store/store.paths.ts';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { usePages } from '../../data/use-pages.ts';
import { formatDateTime } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { OnceKnown } from '../../parts/once-known.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { lazyDialog } from '../../ui/layout/lazy-part.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { foundWords } from '../inventory-words.ts';
import {
  ListCrateOpeningsDocument,
  ReadCrateOpeningDocument,
  ReadInventoryDocument,
} from '../operations/__generated__/item.gql.ts';
import { productName } from '../product-names.ts';
import { RARITY_WORDS } from '../store-words.ts';
import * as t from '../__generated__/messages.ts';

const Found = lazyDialog(async () => (await import('./open-crate-dialog.tsx')).Found);
const OpenCrateDialog = lazyDialog(async () => (await import('./open-crate-dialog.tsx')).OpenCrateDialog);

/** Crates that wait, and what the opened ones brought. */
export function CratesTab() {
  const query = useQuery(ReadInventoryDocument, { fetchPolicy: 'cache-and-network' });
  const [opening, setOpening] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const crates = query.data?.inventory.crates;
  return (
    <Stack gap={5}>
      <Panel title={t.cratesToOpen()} aside={<Link to={oddsPath}>{t.oddsAndWhatCameOfThem()}</Link>}>
        <Loaded
          query={{ ...query, data: crates }}
          what={t.yourCrates()}
          skeleton={[2, 56]}
          isEmpty={(all) => all.length === 0}
          empty={
            <EmptyState
              title={t.noCrates()}
              action={
                <Button asChild>
                  <Link to={storeTabPath('crates')}>{t.lookAtCrates()}</Link>
                </Button>
              }
            >
              {t.cratesThatYouBuyWait()}
            </EmptyState>
          }
        >
          {(all) => (
            <List label={t.cratesToOpen()}>
              {all.map((crate) => (
                <ListRow
                  key={crate.id}
                  leading={<Package size={24} aria-hidden="true" />}
                  title={productName(crate.name)}
                  detail={t.boughtAtOddsVersion({
                    boughtAt: formatDateTime(crate.boughtAt),
                    oddsVersion: crate.oddsVersion,
                  })}
                  trailing={
                    <Button
                      size="small"
                      variant="primary"
                      onClick={() => setOpening({ id: crate.id, name: productName(crate.name) })}
                    >
                      {t.open()}
                    </Button>
                  }
                />
              ))}
            </List>
          )}
        </Loaded>
      </Panel>
      <OnceKnown isKnown={crates !== undefined || query.error !== undefined}>
        <Openings />
      </OnceKnown>
      {opening && <OpenCrateDialog key={opening.id} crate={opening} onClose={() => setOpening(null)} />}
    </Stack>
  );
}

function Openings() {
  const read = usePages(ListCrateOpeningsDocument, 'crateOpenings', { variables: {}, first: 20 });
  const shown = useAddressDialog('opening');
  return (
    <Panel title={t.yourOpenings()}>
      <PagedList
        read={read}
        what={t.yourOpenedCrates()}
        skeleton={[3, 56]}
        empty={<Text tone="dim">{t.everyOpeningOfYoursStands()}</Text>}
      >
        {(rows) => (
          <List label={t.yourOpenings()}>
            {rows.map((row) => (
              <ListRow
                key={row.id}
                title={foundWords(row)}
                detail={`${productName(row.name)}, ${formatDateTime(row.at)}`}
                trailing={
                  <Row gap={2} wrap={false}>
                    <Badge tone={RARITY_WORDS[row.rarity].tone}>{RARITY_WORDS[row.rarity].label}</Badge>
                    <Button
                      size="small"
                      aria-label={t.verifyOpeningNonce({ nonce: row.nonce })}
                      onClick={() => shown.open(row.id)}
                    >
                      {t.verify()}
                    </Button>
                  </Row>
                }
              />
            ))}
          </List>
        )}
      </PagedList>
      {shown.value !== null && <OpeningDialog key={shown.value} id={shown.value} onClose={shown.close} />}
    </Panel>
  );
}

interface OpeningDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

function OpeningDialog({ id, onClose }: OpeningDialogProps) {
  const query = useQuery(ReadCrateOpeningDocument, { variables: { id } });
  const opening = query.data?.crateOpening;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={opening ? productName(opening.name) : t.opening()}
      description={t.theDrawComputedAgain()}
    >
      <Loaded query={{ ...query, data: opening }} what={t.yourOpenedCrate()} skeleton={[3, 24]}>
        {(read) => <Found opening={read} />}
      </Loaded>
    </Dialog>
  );
}
