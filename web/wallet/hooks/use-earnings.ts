import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { type Failure, failureOf } from '../../shared/failure.ts';
import type { Earning } from '../components/earning-table.tsx';
import { type EarningsFilter, variablesOf } from '../earnings-filter.ts';
import { ListEarningsDocument } from '../operations/list-earnings.gql.ts';

export interface Earnings {
  /** Null while nothing has been read. */
  readonly records: readonly Earning[] | null;
  readonly failure: Failure | null;
  readonly retry: () => void;
  readonly isLoading: boolean;
  /** Reads the next page; null when there is none. */
  readonly more: (() => void) | null;
}

/** A player's earnings page by page, newest first. */
export function useEarnings(filter: EarningsFilter, first: number): Earnings {
  const [failed, setFailed] = useState<Failure | null>(null);
  const { data, error, loading, refetch, fetchMore } = useQuery(ListEarningsDocument, {
    variables: { ...variablesOf(filter), first, after: null },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const more = (): void => {
    setFailed(null);
    fetchMore({
      variables: { after: data?.earnings.pageInfo.endCursor ?? null },
      updateQuery: (shown, { fetchMoreResult: { earnings } }) => ({
        earnings: { ...earnings, edges: [...shown.earnings.edges, ...earnings.edges] },
      }),
    }).catch((cause: unknown) => setFailed(failureOf(cause)));
  };
  return {
    records: data?.earnings.edges.map(({ node }) => node) ?? null,
    failure: failed ?? (error ? failureOf(error) : null),
    retry: () => void refetch().catch(() => undefined),
    isLoading: loading,
    more: data?.earnings.pageInfo.hasNextPage === true ? more : null,
  };
}
