import { Link } from 'react-router-dom';
import { adminAccountPath } from '../../../domain/admin/admin.paths.ts';
import { usePages } from '../../data/use-pages.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { Badge } from '../../ui/badge.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { STATUS_WORDS } from '../account-words.ts';
import { ListBarredDocument } from '../operations/__generated__/list-barred.gql.ts';

/** Bans and suspensions that hold now; each page says who issued it and why (AB-05). */
export function BarredList() {
  const read = usePages(ListBarredDocument, 'barredAccounts', { variables: {}, first: 25 });
  return (
    <PagedList
      read={read}
      what="bans"
      skeleton={[3, 56]}
      empty={<EmptyState title="No recent ban enforcement actions" />}
    >
      {(accounts) => (
        <List label="Bans and suspensions">
          {accounts.map(({ id, username, email, status }) => (
            <ListRow
              key={id}
              title={<Link to={`${adminAccountPath(id)}?tab=decisions`}>{username}</Link>}
              detail={email}
              trailing={<Badge tone={STATUS_WORDS[status].tone}>{STATUS_WORDS[status].word}</Badge>}
            />
          ))}
        </List>
      )}
    </PagedList>
  );
}
