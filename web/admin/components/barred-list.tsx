import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminAccountPath } from '../../../domain/shared/admin.paths.ts';
import { usePages } from '../../data/use-pages.ts';
import { DeskList } from '../../parts/desk-list.tsx';
import { OnceKnown } from '../../parts/once-known.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { STATUS_WORDS } from '../status-words.ts';
import { ListBarredDocument } from '../operations/__generated__/account-standing.gql.ts';
import * as t from '../__generated__/messages.ts';

interface BarredListProps {
  /** What stands below. */
  readonly children: ReactNode;
}

/** Bans and suspensions that hold now (AB-05). */
export function BarredList({ children }: BarredListProps) {
  const read = usePages(ListBarredDocument, 'barredAccounts', { variables: {}, first: 25 });
  return (
    <>
      <PagedList
        read={read}
        what={t.bansToLoad()}
        skeleton={[3, 56]}
        empty={<EmptyState title={t.noRecentBanEnforcementActions()} />}
      >
        {(accounts) => (
          <DeskList>
            <List label={t.bansAndSuspensions()}>
              {accounts.map(({ id, username, email, status }) => (
                <ListRow
                  key={id}
                  title={<Link to={`${adminAccountPath(id)}?tab=decisions`}>{username}</Link>}
                  detail={email}
                  trailing={<Badge tone={STATUS_WORDS[status].tone}>{STATUS_WORDS[status].word}</Badge>}
                />
              ))}
            </List>
          </DeskList>
        )}
      </PagedList>
      <OnceKnown isKnown={read.rows !== null || Boolean(read.error)}>{children}</OnceKnown>
    </>
  );
}
