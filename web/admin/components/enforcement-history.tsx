import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminAccountPath } from '../../../domain/shared/admin.paths.ts';
import { usePages } from '../../data/use-pages.ts';
import { formatDateTime } from '../../format/format.ts';
import { DeskList } from '../../parts/desk-list.tsx';
import { OnceKnown } from '../../parts/once-known.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Panel } from '../../parts/panel.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { auditWords } from '../account-words.ts';
import { EnforcementActionsDocument } from '../operations/__generated__/account-standing.gql.ts';
import * as t from '../__generated__/messages.ts';

interface EnforcementHistoryProps {
  /** What stands below. */
  readonly children: ReactNode;
}

/** Bans and suspensions with what ended them, newest first: when, why and by whom (AB-05). */
export function EnforcementHistory({ children }: EnforcementHistoryProps) {
  const read = usePages(EnforcementActionsDocument, 'enforcementActions', { variables: {}, first: 25 });
  return (
    <>
      <Panel title={t.enforcementSoFar()}>
        <PagedList
          read={read}
          what={t.enforcementToLoad()}
          skeleton={[3, 56]}
          empty={<EmptyState title={t.nobodyWasBannedOrSuspendedYet()}>{t.whatEndsStaysHere()}</EmptyState>}
          moreLabel={t.showEarlier()}
        >
          {(actions) => (
            <DeskList opensOnly>
              <List label={t.enforcementSoFar()}>
                {actions.map((action) => (
                  <ListRow
                    key={action.id}
                    isLong
                    title={
                      <>
                        {auditWords(action)}
                        {action.account && (
                          <>
                            {' · '}
                            <Link to={`${adminAccountPath(action.account.id)}?tab=decisions`}>
                              {action.account.username}
                            </Link>
                          </>
                        )}
                      </>
                    }
                    detail={`${action.reason} · ${action.actorName} · ${formatDateTime(action.at)}`}
                  />
                ))}
              </List>
            </DeskList>
          )}
        </PagedList>
      </Panel>
      <OnceKnown isKnown={read.rows !== null || Boolean(read.error)}>{children}</OnceKnown>
    </>
  );
}
