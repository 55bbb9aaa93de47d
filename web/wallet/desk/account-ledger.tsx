import { usePages } from '../../data/use-pages.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { PlatformTransactionsDocument } from '../operations/__generated__/transaction.gql.ts';
import { TransactionTable } from './transaction-table.tsx';
import * as t from '../__generated__/messages.ts';

/** Every booking of one account, newest first. */
export function AccountLedger({ accountId }: { readonly accountId: string }) {
  const read = usePages(PlatformTransactionsDocument, 'platformTransactions', {
    variables: { type: null, status: null, search: accountId },
    first: 25,
  });
  const empty = <EmptyState title={t.noTransactionsYet()}>{t.theFirstDepositIsListed()}</EmptyState>;
  // A name may hold another's id; the rows of that player are none of this page's.
  return (
    <PagedList read={read} what={t.transactionsToLoad()} skeleton={[8, 48]} empty={empty}>
      {(rows) => <TransactionTable items={rows.filter(({ userId }) => userId === accountId)} />}
    </PagedList>
  );
}
