import { useQuery } from '@apollo/client/react';
import { formatCents, formatCoins, formatDateTime } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Coins, Money } from '../../ui/figure/money.tsx';
import { ReadStoreOrderDocument, type StoreOrderFieldsFragment } from '../operations/__generated__/store.gql.ts';
import { productName } from '../product-names.ts';
import { giftStory, priceWords } from '../store-words.ts';
import * as t from '../__generated__/messages.ts';

/** What was bought in one checkout, what it cost and what came back of it. */
export const Receipt = ({ order }: { readonly order: StoreOrderFieldsFragment }) => (
  <DescriptionList
    items={[
      ...order.lines.map(({ name, quantity, priceSum, currency }) => ({
        term: `${quantity} × ${productName(name)}`,
        detail: priceWords(quantity * priceSum.value, currency),
      })),
      ...order.lines.flatMap(({ name, returnedCoins }) =>
        returnedCoins === null || order.gifts.some((gift) => gift.name === name)
          ? []
          : [{ term: t.nameTakenBack({ name: productName(name) }), detail: formatCoins(returnedCoins) }],
      ),
      ...order.lines.flatMap(({ name, returnedCents }) =>
        returnedCents === null
          ? []
          : [{ term: t.nameTakenBack({ name: productName(name) }), detail: formatCents(returnedCents) }],
      ),
      ...order.gifts.map((gift) => ({ term: t.giftName({ name: productName(gift.name) }), detail: giftStory(gift) })),
      ...(order.discountCoins > 0
        ? [{ term: t.discountCode({ code: order.code ?? '' }), detail: formatCoins(-order.discountCoins) }]
        : []),
      ...(order.backCoins > 0 ? [{ term: t.cameBackToYou(), detail: formatCoins(order.backCoins) }] : []),
      ...(order.paidCents > 0
        ? [{ term: t.paidFromYourWallet(), detail: <Money cents={order.paidCents} />, total: true }]
        : []),
      ...(order.paidCoins > 0 || order.paidCents === 0
        ? [{ term: t.paidInBattleCoin(), detail: <Coins amount={order.paidCoins} />, total: true }]
        : []),
    ]}
  />
);

interface ReceiptDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** One receipt, however far back it lies. */
export function ReceiptDialog({ id, onClose }: ReceiptDialogProps) {
  const query = useQuery(ReadStoreOrderDocument, { variables: { id } });
  const order = query.data?.storeOrder;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.receipt()}
      description={order ? formatDateTime(order.at) : t.whatWasBoughtAtOnce()}
    >
      <Loaded query={{ ...query, data: order }} what={t.yourReceipt()} skeleton={[3, 24]}>
        {(read) => <Receipt order={read} />}
      </Loaded>
    </Dialog>
  );
}
