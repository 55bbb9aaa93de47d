import { serverNow } from '../../live/server-clock.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { type Column, Table } from '../../ui/list/table.tsx';
import type { NotificationNode } from '../hooks/use-notifications.ts';
import { ItemLink } from './item-link.tsx';
import * as t from '../__generated__/messages.ts';

const STATUS = { PROCESSED: ['info', t.processed()], COMPLETED: ['win', t.completed()] } as const;

function Status({ payout }: NotificationNode) {
  if (!payout) return null;
  const [tone, label] = STATUS[payout.status];
  return <Badge tone={tone}>{label}</Badge>;
}

const COLUMNS: readonly Column<NotificationNode>[] = [
  {
    key: 'type',
    header: t.type(),
    cell: (one) => <ItemLink notification={one}>{one.payout?.type ?? one.title}</ItemLink>,
  },
  {
    key: 'amount',
    header: t.amount(),
    align: 'end',
    cell: ({ payout }) => payout && <Money cents={payout.amountCents} />,
  },
  { key: 'from', header: t.from(), cell: ({ payout }) => payout?.from ?? '' },
  {
    key: 'time',
    phone: 'line',
    plain: true,
    header: t.time(),
    cell: ({ time }) => <RelativeTime at={time} now={serverNow} />,
  },
  { key: 'status', header: t.status(), cell: Status },
];

/** NO-05, EN-37 */
export const PayoutTable = ({ items }: { readonly items: readonly NotificationNode[] }) => (
  <Table caption={t.payouts()} columns={COLUMNS} items={items} itemKey={({ id }) => id} />
);
