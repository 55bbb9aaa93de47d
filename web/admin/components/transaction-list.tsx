import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Failed } from '../../shared/failed.tsx';
import { useLivePages } from '../../shared/use-live-pages.ts';
import { Button } from '../../ui/button.tsx';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FinanceDeskChangedDocument } from '../operations/finance-desk-changed.gql.ts';
import { PlatformTransactionsDocument } from '../operations/platform-transactions.gql.ts';
import { STATUS_OPTIONS, TYPE_OPTIONS, statusIn, typeIn } from '../transaction-words.ts';
import { TransactionTable } from './transaction-table.tsx';

const PAGE = 25;
const DEBOUNCE_MS = 300;
/** As the server counts it. */
const SEARCH_MAX = 60;

/** What all players were booked, narrowed down by the address (AF-04). */
export function TransactionList() {
  const [params, setParams] = useSearchParams();
  const type = typeIn(params.get('type'));
  const status = statusIn(params.get('status'));
  const search = params.get('search') ?? '';
  const [text, setText] = useState(search);
  const isNarrowed = type !== null || status !== null || search !== '';
  const { rows, failure, retry, isLoading, more } = useLivePages(PlatformTransactionsDocument, 'platformTransactions', {
    variables: { type, status, search },
    first: PAGE,
    live: FinanceDeskChangedDocument,
  });
  const narrow = (name: string, value: string): void =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  const showAll = (): void => {
    setParams({ tab: 'transactions' }, { replace: true, preventScrollReset: true });
    setText('');
  };

  return (
    <Stack gap={5}>
      <Grid role="search" min={200} gap={4}>
        <PlayerSearch text={text} onText={setText} search={search} onSearch={(value) => narrow('search', value)} />
        <Select
          label="Type"
          options={TYPE_OPTIONS}
          value={type?.toLowerCase() ?? ''}
          onChange={(event) => narrow('type', event.target.value)}
        />
        <Select
          label="Status"
          options={STATUS_OPTIONS}
          value={status?.toLowerCase() ?? ''}
          onChange={(event) => narrow('status', event.target.value)}
        />
      </Grid>
      {rows === null && failure !== null && (
        <ErrorState title="Failed to load transactions" onRetry={retry} busy={isLoading}>
          {failure.sentence}
        </ErrorState>
      )}
      {rows === null && failure === null && (
        <Skeleton label="Loading transactions">
          <Stack gap={3}>
            {Array.from({ length: 8 }, (_, row) => (
              <SkeletonBlock key={row} height={48} shape="card" />
            ))}
          </Stack>
        </Skeleton>
      )}
      {rows?.length === 0 &&
        (isNarrowed ? (
          <EmptyState title="No transactions found" action={<Button onClick={showAll}>Show all transactions</Button>}>
            Nothing matches the search and the filters.
          </EmptyState>
        ) : (
          <EmptyState title="No transactions yet">The first deposit is listed here.</EmptyState>
        ))}
      {rows !== null && rows.length > 0 && <TransactionTable items={rows} />}
      <Failed failure={rows === null ? null : failure} />
      {more !== null && (
        <Row justify="center">
          <Button busy={isLoading} onClick={more}>
            Load more
          </Button>
        </Row>
      )}
    </Stack>
  );
}

interface PlayerSearchProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** Asks once the typing pauses. */
function PlayerSearch({ text, onText, search, onSearch }: PlayerSearchProps) {
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === search) return undefined;
    const timer = setTimeout(() => onSearch(wanted), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, search, onSearch]);
  return (
    <TextField
      type="search"
      label="Player"
      placeholder="Search by username or id"
      prefix={<Search />}
      maxLength={SEARCH_MAX}
      value={text}
      onChange={(event) => onText(event.target.value)}
    />
  );
}
