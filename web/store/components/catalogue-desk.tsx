import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { formatDateTime } from '../../format/format.ts';
import { DeskList } from '../../parts/desk-list.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { type CatalogueRowFragment, ListCatalogueDocument } from '../operations/__generated__/catalogue.gql.ts';
import { PRODUCT_STATE_WORDS, priceWords } from '../store-words.ts';
import { EditProductDialog } from './edit-product-dialog.tsx';
import * as t from '../__generated__/messages.ts';

/** What the store sells, for administrators to change. */
export function CatalogueDesk() {
  const viewer = useViewer();
  return (
    <Panel title={t.catalogue()}>
      {viewer?.role === 'ADMINISTRATOR' ? (
        <Catalogue />
      ) : (
        <EmptyState title={t.administratorsChangeTheCatalogue()}>{t.askOneOfThemAbout()}</EmptyState>
      )}
    </Panel>
  );
}

/** What a product costs, and when it begins and ends to be sold where a time is set. */
function detailOf({ costSum, priceSum, discount, currency, onSaleFrom, onSaleUntil }: CatalogueRowFragment): string {
  const from = onSaleFrom === null ? null : formatDateTime(onSaleFrom);
  const until = onSaleUntil === null ? null : formatDateTime(onSaleUntil);
  return [
    priceWords(costSum.value, currency),
    ...(discount > 0 ? [t.discountOffPrice({ discount, price: priceWords(priceSum.value, currency) })] : []),
    ...(from !== null && until === null ? [t.soldFrom({ from })] : []),
    ...(from === null && until !== null ? [t.soldUntil({ until })] : []),
    ...(from !== null && until !== null ? [t.soldFromUntil({ from, until })] : []),
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
        what={t.theCatalogue()}
        skeleton={[5, 64]}
        isEmpty={(all) => all.length === 0}
        empty={<EmptyState title={t.nothingIsSold()}>{t.aFreshInstallationBringsTenProducts()}</EmptyState>}
      >
        {(all) => (
          <DeskList>
            <List label={t.products()}>
              {all.map((row) => (
                <ListRow
                  key={row.id}
                  title={row.name}
                  detail={detailOf(row)}
                  trailing={
                    <>
                      {row.isFeatured && <Badge tone="ember">{t.featured()}</Badge>}
                      <Badge tone={PRODUCT_STATE_WORDS[row.stateNow].tone}>
                        {PRODUCT_STATE_WORDS[row.stateNow].label}
                      </Badge>
                      <Button size="small" aria-label={t.editName({ name: row.name })} onClick={() => setOpen(row)}>
                        {t.edit()}
                      </Button>
                    </>
                  }
                />
              ))}
            </List>
          </DeskList>
        )}
      </Loaded>
      {open && <EditProductDialog row={open} onClose={() => setOpen(null)} />}
    </>
  );
}
