import { useQuery } from '@apollo/client/react';
import { type Failure, failureOf } from '../../shared/failure.ts';
import { useLiveRefresh } from '../../shared/use-live-refresh.ts';
import { FinanceDeskChangedDocument } from '../operations/finance-desk-changed.gql.ts';
import type { FinanceDeskFieldsFragment } from '../operations/finance-desk-fields.gql.ts';
import { ReadFinanceDeskDocument } from '../operations/read-finance-desk.gql.ts';

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
