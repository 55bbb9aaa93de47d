import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { usePages } from '../../data/use-pages.ts';
import { formatDateTime } from '../../format/format.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { Card } from '../../ui/list/card.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { ListStoreOrdersDocument } from '../operations/__generated__/store.gql.ts';
import { Receipt, ReceiptDialog } from './receipt.tsx';
import * as t from '../__generated__/messages.ts';

/** Receipts of what was bought, as it was bought; the address may name one of them. */
export function OrdersTab() {
  const read = usePages(ListStoreOrdersDocument, 'storeOrders', { variables: {}, first: 20 });
  const one = useAddressDialog('receipt');
  return (
    <>
      <PagedList
        read={read}
        what={t.yourPurchases()}
        skeleton={[3, 120]}
        empty={<EmptyState title={t.noPurchasesYet()}>{t.receiptsOfTheStoreStand()}</EmptyState>}
      >
        {(orders) => (
          <Stack as="ul" gap={3} aria-label={t.yourPurchases2()}>
            {orders.map((order) => (
              <Card key={order.id} as="li" padding={4}>
                <Stack gap={3}>
                  <Text weight={600}>{formatDateTime(order.at)}</Text>
                  <Receipt order={order} />
                </Stack>
              </Card>
            ))}
          </Stack>
        )}
      </PagedList>
      {one.value !== null && <ReceiptDialog key={one.value} id={one.value} onClose={one.close} />}
    </>
  );
}
