import { useSearchParams } from 'react-router-dom';
import { serverNow } from '../../live/server-clock.ts';
import { Money } from '../../ui/money.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import type { NotificationNode } from '../hooks/use-notifications.ts';
import { gameOf, modeOf } from '../invite-words.ts';
import { InviteAnswer } from './invite-answer.tsx';
import { ItemLink } from './item-link.tsx';

const columnsFor = (targetId: string | null): readonly Column<NotificationNode>[] => [
  {
    key: 'from',
    header: 'From',
    cell: (one) => (
      <ItemLink notification={one} isTarget={targetId !== null && one.invite?.id === targetId}>
        {one.from?.username ?? one.title}
      </ItemLink>
    ),
  },
  { key: 'game', header: 'Game', cell: ({ invite }) => invite && gameOf(invite) },
  {
    key: 'wager',
    header: 'Wager',
    align: 'end',
    cell: ({ invite }) => invite && <Money cents={invite.stakeCents} />,
  },
  { key: 'mode', header: 'Mode', cell: ({ invite }) => invite && modeOf(invite) },
  { key: 'time', header: 'Time', cell: ({ time }) => <RelativeTime at={time} now={serverNow} /> },
  { key: 'status', header: 'Status', cell: (one) => <InviteAnswer notification={one} /> },
];

/** NO-03, NO-04, EN-36 */
export function InviteTable({ items }: { readonly items: readonly NotificationNode[] }) {
  const [params] = useSearchParams();
  return (
    <Table caption="Battle invites" columns={columnsFor(params.get('invite'))} items={items} itemKey={({ id }) => id} />
  );
}
