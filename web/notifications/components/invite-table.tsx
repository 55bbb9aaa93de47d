import { useSearchParams } from 'react-router-dom';
import { serverNow } from '../../live/server-clock.ts';
import { Money } from '../../ui/figure/money.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { type Column, Table } from '../../ui/list/table.tsx';
import type { NotificationNode } from '../hooks/use-notifications.ts';
import { gameOf, modeOf } from '../invite-words.ts';
import { InviteAnswer } from './invite-answer.tsx';
import { ItemLink } from './item-link.tsx';
import * as t from '../__generated__/messages.ts';

const columnsFor = (targetId: string | null): readonly Column<NotificationNode>[] => [
  {
    key: 'from',
    header: t.from(),
    cell: (one) => (
      <ItemLink notification={one} isTarget={targetId !== null && one.invite?.id === targetId}>
        {one.from?.username ?? one.title}
      </ItemLink>
    ),
  },
  { key: 'game', header: t.game(), cell: ({ invite }) => invite && gameOf(invite) },
  {
    key: 'wager',
    header: t.wager(),
    align: 'end',
    cell: ({ invite }) => invite && <Money cents={invite.stakeCents} />,
  },
  { key: 'mode', header: t.mode(), cell: ({ invite }) => invite && modeOf(invite) },
  {
    key: 'time',
    phone: 'line',
    plain: true,
    header: t.time(),
    cell: ({ time }) => <RelativeTime at={time} now={serverNow} />,
  },
  { key: 'status', phone: 'line', plain: true, header: t.status(), cell: (one) => <InviteAnswer notification={one} /> },
];

/** NO-03, NO-04, EN-36 */
export function InviteTable({ items }: { readonly items: readonly NotificationNode[] }) {
  const [params] = useSearchParams();
  return (
    <Table
      caption={t.battleInvites()}
      columns={columnsFor(params.get('invite'))}
      items={items}
      itemKey={({ id }) => id}
    />
  );
}
