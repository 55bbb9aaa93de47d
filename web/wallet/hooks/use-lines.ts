import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { type Failure, failureOf } from '../../shared/failure.ts';
import type { Currency, EntryKind } from '../../shared/schema-types.ts';
import { LedgerLinesDocument, type LedgerLinesQuery } from '../operations/ledger-lines.gql.ts';

export type Line = LedgerLinesQuery['ledgerLines']['edges'][number]['node'];

export interface Lines {
  /** Null while nothing has been read. */
  readonly lines: readonly Line[] | null;
  readonly failure: Failure | null;
  readonly retry: () => void;
  readonly isLoading: boolean;
  /** Reads the next page; null when there is none. */
  readonly more: (() => void) | null;
}

/** A player's bookings page by page, newest first. */
export function useLines(currency: Currency, kinds: readonly EntryKind[] | null, first: number): Lines {
  const [failed, setFailed] = useState<Failure | null>(null);
  const { data, error, loading, refetch, fetchMore } = useQuery(LedgerLinesDocument, {
    variables: { currency, kinds: kinds === null ? null : [...kinds], first, after: null },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const after = data?.ledgerLines.pageInfo.endCursor ?? null;
  const more = (): void => {
    setFailed(null);
    fetchMore({
      variables: { after },
      updateQuery: (shown, { fetchMoreResult }) => ({
        ledgerLines: {
          ...fetchMoreResult.ledgerLines,
          edges: [...shown.ledgerLines.edges, ...fetchMoreResult.ledgerLines.edges],
        },
      }),
    }).catch((cause: unknown) => setFailed(failureOf(cause)));
  };
  return {
    lines: data?.ledgerLines.edges.map(({ node }) => node) ?? null,
    failure: failed ?? (error ? failureOf(error) : null),
    retry: () => void refetch().catch(() => undefined),
    isLoading: loading,
    more: data?.ledgerLines.pageInfo.hasNextPage === true ? more : null,
  };
}
