import { SEARCH_MAX } from '../../../domain/shared/search.ts';
import { Search } from 'lucide-react';
import { useCallback } from 'react';
import { usePages } from '../../data/use-pages.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { useAddress } from '../../address/use-address.ts';
import { useLiveRefresh } from '../../live/use-live-refresh.ts';
import { useSearchText } from '../../forms/use-search-text.ts';
import { Button } from '../../ui/form/button.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { Select } from '../../ui/form/select.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { FinanceDeskChangedDocument } from '../../desk/operations/__generated__/alert.gql.ts';
import { PlatformTransactionsDocument } from '../operations/__generated__/transaction.gql.ts';
import { STATUS_OPTIONS, TYPE_OPTIONS, statusIn, typeIn } from './transaction-words.ts';
import { TransactionTable } from './transaction-table.tsx';
import { SavedViews } from '../../desk/saved-views.tsx';
import * as t from '../__generated__/messages.ts';

const PAGE = 25;

/** What all players were booked, narrowed down by the address (AF-04). */
export function TransactionList() {
  const [params, change] = useAddress();
  const type = typeIn(params.get('type'));
  const status = statusIn(params.get('status'));
  const search = params.get('search') ?? '';
  const isNarrowed = type !== null || status !== null || search !== '';
  const read = usePages(PlatformTransactionsDocument, 'platformTransactions', {
    variables: { type, status, search },
    first: PAGE,
  });
  // Of all players' bookings a filter looks through a part at a time: what was found far back would be read away.
  const isSearch = search === '' && (type !== null || status !== null);
  useLiveRefresh(FinanceDeskChangedDocument, read.retry, undefined, isSearch);
  const [text, setText] = useSearchText(
    search,
    useCallback((value: string) => change({ search: value }), [change]),
  );

  const showAll = (): void => {
    change({ type: '', status: '', search: '' });
    setText('');
  };

  const empty = isNarrowed ? (
    <EmptyState title={t.noTransactionsFound()} action={<Button onClick={showAll}>{t.showAllTransactions()}</Button>}>
      {t.nothingMatchesTheSearchAndTheFilters()}
    </EmptyState>
  ) : (
    <EmptyState title={t.noTransactionsYet()}>{t.theFirstDepositIsListed()}</EmptyState>
  );

  return (
    <Stack gap={5}>
      <Grid role="search" min={200} gap={4}>
        <TextField
          type="search"
          label={t.player()}
          placeholder={t.wholeUsernameOrId()}
          prefix={<Search />}
          maxLength={SEARCH_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Select
          label={t.type()}
          options={TYPE_OPTIONS}
          value={type?.toLowerCase() ?? ''}
          onChange={(event) => change({ type: event.target.value })}
        />
        <Select
          label={t.status()}
          options={STATUS_OPTIONS}
          value={status?.toLowerCase() ?? ''}
          onChange={(event) => change({ status: event.target.value })}
        />
      </Grid>
      <Row>
        <SavedViews table="transactions" />
      </Row>
      <PagedList
        read={read}
        what={t.transactionsToLoad()}
        skeleton={[8, 48]}
        empty={empty}
        {...(isSearch && { moreLabel: t.searchFurther() })}
      >
        {(rows) => <TransactionTable items={rows} />}
      </PagedList>
    </Stack>
  );
}
