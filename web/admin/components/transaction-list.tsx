import { SEARCH_MAX } from '../../../domain/shared/search.ts';
import { Search } from 'lucide-react';
import { useCallback } from 'react';
import { PagedList } from '../../parts/paged-list.tsx';
import { useAddress } from '../../address/use-address.ts';
import { useLivePages } from '../../live/use-live-pages.ts';
import { useSearchText } from '../../forms/use-search-text.ts';
import { Button } from '../../ui/button.tsx';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import { Select } from '../../ui/select.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FinanceDeskChangedDocument } from '../operations/__generated__/finance-desk-changed.gql.ts';
import { PlatformTransactionsDocument } from '../operations/__generated__/platform-transactions.gql.ts';
import { STATUS_OPTIONS, TYPE_OPTIONS, statusIn, typeIn } from '../transaction-words.ts';
import { TransactionTable } from './transaction-table.tsx';
import { SavedViews } from './saved-views.tsx';

const PAGE = 25;

/** What all players were booked, narrowed down by the address (AF-04). */
export function TransactionList() {
  const [params, change] = useAddress();
  const type = typeIn(params.get('type'));
  const status = statusIn(params.get('status'));
  const search = params.get('search') ?? '';
  const isNarrowed = type !== null || status !== null || search !== '';
  const read = useLivePages(PlatformTransactionsDocument, 'platformTransactions', {
    variables: { type, status, search },
    first: PAGE,
    live: FinanceDeskChangedDocument,
  });
  const [text, setText] = useSearchText(
    search,
    useCallback((value: string) => change({ search: value }), [change]),
  );

  const showAll = (): void => {
    change({ type: '', status: '', search: '' });
    setText('');
  };

  const empty = isNarrowed ? (
    <EmptyState title="No transactions found" action={<Button onClick={showAll}>Show all transactions</Button>}>
      Nothing matches the search and the filters.
    </EmptyState>
  ) : (
    <EmptyState title="No transactions yet">The first deposit is listed here.</EmptyState>
  );

  return (
    <Stack gap={5}>
      <Grid role="search" min={200} gap={4}>
        <TextField
          type="search"
          label="Player"
          placeholder="Search by username or id"
          prefix={<Search />}
          maxLength={SEARCH_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Select
          label="Type"
          options={TYPE_OPTIONS}
          value={type?.toLowerCase() ?? ''}
          onChange={(event) => change({ type: event.target.value })}
        />
        <Select
          label="Status"
          options={STATUS_OPTIONS}
          value={status?.toLowerCase() ?? ''}
          onChange={(event) => change({ status: event.target.value })}
        />
      </Grid>
      <Row>
        <SavedViews table="transactions" />
      </Row>
      <PagedList read={read} what="transactions" skeleton={[8, 48]} empty={empty}>
        {(rows) => <TransactionTable items={rows} />}
      </PagedList>
    </Stack>
  );
}
