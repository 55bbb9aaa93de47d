import { useQuery } from '@apollo/client/react';
import { type Failure, failureOf } from '../../data/failure.ts';
import { useLiveRefresh } from '../../live/use-live-refresh.ts';
import {
  FinanceDeskChangedDocument,
  type FinanceDeskFieldsFragment,
} from '../../desk/operations/__generated__/alert.gql.ts';
import { ReadFinanceDeskDocument } from '../operations/__generated__/alert.gql.ts';

export interface FinanceDesk {
  readonly desk: FinanceDeskFieldsFragment | null;
  readonly failure: Failure | null;
  readonly retry: () => void;
}

/** What waits at the desk of finance, kept as it is. */
export function useFinanceDesk(): FinanceDesk {
  const { data, error, refetch } = useQuery(ReadFinanceDeskDocument, { fetchPolicy: 'cache-and-network' });
  const retry = (): void => void refetch().catch(() => undefined);
  useLiveRefresh(FinanceDeskChangedDocument, retry);
  return { desk: data?.financeDesk ?? null, failure: error ? failureOf(error) : null, retry };
}
