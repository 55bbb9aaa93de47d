import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { formatDateTime } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { EmptyState } from '../../ui/states.tsx';
import type { CatalogueRowFragment } from '../operations/__generated__/catalogue-row.gql.ts';
import { ListCatalogueDocument } from '../operations/__generated__/list-catalogue.gql.ts';
import { PRODUCT_STATE_WORDS, priceWords } from '../store-words.ts';
import { EditProductDialog } from './edit-product-dialog.tsx';

/** What the store sells, for administrators to change. */
export function CatalogueDesk() {
  const viewer = useViewer();
  return (
    <Panel title="Catalogue">
      {viewer?.role === 'ADMINISTRATOR' ? (
        <Catalogue />
      ) : (
        <EmptyState title="Administrators change the catalogue">Ask one of them about what the store sells.</EmptyState>
      )}
    </Panel>
  );
}

/** What a product costs, and when it begins and ends to be sold where a time is set. */
function detailOf({ costSum, priceSum, discount, currency, onSaleFrom, onSaleUntil }: CatalogueRowFragment): string {
  const times = [
    onSaleFrom === null ? '' : `from ${formatDateTime(onSaleFrom)}`,
    onSaleUntil === null ? '' : `until ${formatDateTime(onSaleUntil)}`,
  ].filter((time) => time !== '');
  return [
    priceWords(costSum.value, currency),
    ...(discount > 0 ? [`${discount}% off ${priceWords(priceSum.value, currency)}`] : []),
    ...(times.length > 0 ? [times.join(' ')] : []),
  ].join(' · ');
}

function Catalogue() {
  const query = useQuery(ListCatalogueDocument, { fetchPolicy: 'cache-and-network' });
  const [open, setOpen] = useState<CatalogueRowFragment | null>(null);
  const rows = query.data?.catalogue;
  return (
    <>
      <Loaded
        query={{ ...query, data: rows }}
        what="the catalogue"
        skeleton={[5, 64]}
        isEmpty={(all) => all.length === 0}
        empty={<EmptyState title="Nothing is sold">A fresh installation brings ten products.</EmptyState>}
      >
        {(all) => (
          <List label="Products">
            {all.map((row) => (
              <ListRow
                key={row.id}
                title={row.name}
                detail={detailOf(row)}
                trailing={
                  <>
                    {row.isFeatured && <Badge tone="ember">Featured</Badge>}
                    <Badge tone={PRODUCT_STATE_WORDS[row.stateNow].tone}>
                      {PRODUCT_STATE_WORDS[row.stateNow].label}
                    </Badge>
                    <Button size="small" aria-label={`Edit ${row.name}`} onClick={() => setOpen(row)}>
                      Edit
                    </Button>
                  </>
                }
              />
            ))}
          </List>
        )}
      </Loaded>
      {open && <EditProductDialog row={open} onClose={() => setOpen(null)} />}
    </>
  );
}
