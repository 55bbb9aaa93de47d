import { serverNow } from '../../live/server-clock.ts';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { type Column, Table } from '../../ui/list/table.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import type { NotificationNode } from '../hooks/use-notifications.ts';
import { type FoldedRow, useFolds } from '../hooks/use-folds.ts';
import { FoldButton, titleOf } from './fold-button.tsx';
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

const COLUMNS: readonly Column<FoldedRow>[] = [
  {
    key: 'type',
    header: t.type(),
    cell: (row) => {
      const { notification, all, fold } = row;
      const type = notification.alert?.type ?? notification.title;
      return (
        <Stack gap={1} align="start">
          <ItemLink notification={notification} all={all}>
            {titleOf(type, row)}
          </ItemLink>
          {fold && <FoldButton title={type} fold={fold} />}
        </Stack>
      );
    },
  },
  { key: 'device', header: t.device(), cell: ({ notification: { alert } }) => <Known>{alert?.device}</Known> },
  { key: 'location', header: t.location(), cell: ({ notification: { alert } }) => <Known>{alert?.location}</Known> },
  {
    key: 'time',
    phone: 'line',
    plain: true,
    header: t.time(),
    cell: ({ notification: { time } }) => <RelativeTime at={time} now={serverNow} />,
  },
  { key: 'action', header: t.action(), cell: ({ notification: { alert } }) => <Known>{alert?.action}</Known> },
];

interface AlertTableProps {
  readonly items: readonly NotificationNode[];
  /** Whether older ones follow that are not shown. */
  readonly hasMore: boolean;
}

/** NO-06, EN-38: the sign-ins of a day are one row, with the device and the time of the last. */
export const AlertTable = ({ items, hasMore }: AlertTableProps) => (
  <Table
    caption={t.securityAlerts()}
    columns={COLUMNS}
    items={useFolds(items, hasMore)}
    itemKey={({ notification }) => notification.id}
  />
);
