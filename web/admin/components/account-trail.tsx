import { usePages } from '../../data/use-pages.ts';
import { serverNow } from '../../live/server-clock.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { auditWords } from '../account-words.ts';
import { AccountAuditDocument } from '../operations/__generated__/account-standing.gql.ts';
import * as t from '../__generated__/messages.ts';

const PAGE = 10;

/** What staff did to an account, the newest first. */
export function AccountTrail({ accountId }: { readonly accountId: string }) {
  const read = usePages(AccountAuditDocument, 'auditLog', { variables: { id: accountId }, first: PAGE });
  const empty = <EmptyState title={t.nothingWasDoneToThisAccountYet()} />;
  return (
    <PagedList read={read} what={t.theAuditTrail()} skeleton={[1, 80]} empty={empty} moreLabel={t.showEarlier()}>
      {(rows) => (
        <List label={t.auditTrail()}>
          {rows.map((row) => (
            <ListRow
              key={row.id}
              title={auditWords(row)}
              detail={row.reason === '' ? row.actorName : `${row.reason} · ${row.actorName}`}
              trailing={<RelativeTime at={row.at} now={serverNow} />}
            />
          ))}
        </List>
      )}
    </PagedList>
  );
}
