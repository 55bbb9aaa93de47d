import { usePages } from '../../data/use-pages.ts';
import { formatCoins, formatDateTime } from '../../format/format.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { Card } from '../../ui/card.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Coins, Money } from '../../ui/money.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Text } from '../../ui/text.tsx';
import { ListStoreOrdersDocument } from '../operations/__generated__/list-store-orders.gql.ts';
import { giftStory, priceWords } from '../store-words.ts';

/** Receipts of what was bought, as it was bought. */
export function OrdersTab() {
  const read = usePages(ListStoreOrdersDocument, 'storeOrders', { variables: {}, first: 20 });
  return (
    <PagedList
      read={read}
      what="your purchases"
      skeleton={[3, 120]}
      empty={<EmptyState title="No purchases yet">Receipts of the store stand here.</EmptyState>}
    >
      {(orders) => (
        <Stack as="ul" gap={3} aria-label="Your purchases">
          {orders.map((order) => (
            <Card key={order.id} as="li" padding={4}>
              <Stack gap={3}>
                <Text weight={600}>{formatDateTime(order.at)}</Text>
                <DescriptionList
                  items={[
                    ...order.lines.map(({ name, quantity, price, currency }) => ({
                      term: `${quantity} × ${name}`,
                      detail: priceWords(quantity * price, currency),
                    })),
                    ...order.lines.flatMap(({ name, returnedCoins }) =>
                      returnedCoins === null || order.gifts.some((gift) => gift.name === name)
                        ? []
                        : [{ term: `${name}, taken back`, detail: formatCoins(returnedCoins) }],
                    ),
                    ...order.gifts.map((gift) => ({ term: `Gift: ${gift.name}`, detail: giftStory(gift) })),
                    ...(order.discountCoins > 0
                      ? [{ term: `Discount (${order.code})`, detail: formatCoins(-order.discountCoins) }]
                      : []),
                    ...(order.backCoins > 0
                      ? [{ term: 'Came back to you', detail: formatCoins(order.backCoins) }]
                      : []),
                    ...(order.paidCents > 0
                      ? [{ term: 'Paid from your wallet', detail: <Money cents={order.paidCents} />, total: true }]
                      : []),
                    ...(order.paidCoins > 0 || order.paidCents === 0
                      ? [{ term: 'Paid in BattleCoin', detail: <Coins amount={order.paidCoins} />, total: true }]
                      : []),
                  ]}
                />
              </Stack>
            </Card>
          ))}
        </Stack>
      )}
    </PagedList>
  );
}
