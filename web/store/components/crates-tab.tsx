import { useQuery } from '@apollo/client/react';
import { Package } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { oddsPath, storeTabPath } from '../../../domain/store/store.paths.ts';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { usePages } from '../../data/use-pages.ts';
import { formatDateTime } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Text } from '../../ui/text.tsx';
import { ListCrateOpeningsDocument } from '../operations/__generated__/list-crate-openings.gql.ts';
import { ReadCrateOpeningDocument } from '../operations/__generated__/read-crate-opening.gql.ts';
import { ReadInventoryDocument } from '../operations/__generated__/read-inventory.gql.ts';
import { RARITY_WORDS } from '../store-words.ts';
import { Found, OpenCrateDialog } from './open-crate-dialog.tsx';

/** Crates that wait, and what the opened ones brought. */
export function CratesTab() {
  const query = useQuery(ReadInventoryDocument, { fetchPolicy: 'cache-and-network' });
  const [opening, setOpening] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const crates = query.data?.inventory.crates;
  return (
    <Stack gap={5}>
      <Panel title="Crates to open" aside={<Link to={oddsPath}>Odds and what came of them</Link>}>
        <Loaded
          query={{ ...query, data: crates }}
          what="your crates"
          skeleton={[2, 56]}
          isEmpty={(all) => all.length === 0}
          empty={
            <EmptyState
              title="No crates"
              action={
                <Button asChild>
                  <Link to={storeTabPath('crates')}>Look at crates</Link>
                </Button>
              }
            >
              Crates that you buy wait here until you open them.
            </EmptyState>
          }
        >
          {(all) => (
            <List label="Crates to open">
              {all.map((crate) => (
                <ListRow
                  key={crate.id}
                  leading={<Package size={24} aria-hidden="true" />}
                  title={crate.name}
                  detail={`Bought ${formatDateTime(crate.boughtAt)}, odds version ${crate.oddsVersion}`}
                  trailing={
                    <Button size="small" variant="primary" onClick={() => setOpening(crate)}>
                      Open
                    </Button>
                  }
                />
              ))}
            </List>
          )}
        </Loaded>
      </Panel>
      <Openings />
      {opening && <OpenCrateDialog key={opening.id} crate={opening} onClose={() => setOpening(null)} />}
    </Stack>
  );
}

function Openings() {
  const read = usePages(ListCrateOpeningsDocument, 'crateOpenings', { variables: {}, first: 20 });
  const shown = useAddressDialog('opening');
  return (
    <Panel title="Your openings">
      <PagedList
        read={read}
        what="your opened crates"
        skeleton={[3, 56]}
        empty={<Text tone="dim">Every opening of yours stands here with its proof.</Text>}
      >
        {(rows) => (
          <List label="Your openings">
            {rows.map((row) => (
              <ListRow
                key={row.id}
                title={row.itemName ?? `${row.credits.toLocaleString('en-US')} credits`}
                detail={`${row.name}, ${formatDateTime(row.at)}`}
                trailing={
                  <Row gap={2} wrap={false}>
                    <Badge tone={RARITY_WORDS[row.rarity].tone}>{RARITY_WORDS[row.rarity].label}</Badge>
                    <Button size="small" aria-label={`Verify opening ${row.nonce}`} onClick={() => shown.open(row.id)}>
                      Verify
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
    <Dialog open onOpenChange={onClose} title={opening?.name ?? 'Opening'} description="The draw, computed again.">
      <Loaded query={{ ...query, data: opening }} what="your opened crate" skeleton={[3, 24]}>
        {(read) => <Found opening={read} />}
      </Loaded>
    </Dialog>
  );
}
