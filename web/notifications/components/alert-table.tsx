import { serverNow } from '../../live/server-clock.ts';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { type Column, Table } from '../../ui/list/table.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import type { NotificationNode } from '../hooks/use-notifications.ts';
import { ItemLink } from './item-link.tsx';
import * as t from '../__generated__/messages.ts';

/** A fact, or that nothing is known of it. */
const Known = ({ children }: { readonly children: string | null | undefined }) =>
  children ? (
    <>{children}</>
  ) : (
    <span>
      <span aria-hidden>–</span>
      <VisuallyHidden>{t.notKnown()}</VisuallyHidden>
    </span>
  );

const COLUMNS: readonly Column<NotificationNode>[] = [
  {
    key: 'type',
    header: t.type(),
    cell: (one) => <ItemLink notification={one}>{one.alert?.type ?? one.title}</ItemLink>,
  },
  { key: 'device', header: t.device(), cell: ({ alert }) => <Known>{alert?.device}</Known> },
  { key: 'location', header: t.location(), cell: ({ alert }) => <Known>{alert?.location}</Known> },
  {
    key: 'time',
    phone: 'line',
    plain: true,
    header: t.time(),
    cell: ({ time }) => <RelativeTime at={time} now={serverNow} />,
  },
  { key: 'action', header: t.action(), cell: ({ alert }) => <Known>{alert?.action}</Known> },
];

/** NO-06, EN-38 */
export const AlertTable = ({ items }: { readonly items: readonly NotificationNode[] }) => (
  <Table caption={t.securityAlerts()} columns={COLUMNS} items={items} itemKey={({ id }) => id} />
);
