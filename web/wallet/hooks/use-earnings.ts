import { WalletChangedDocument } from '../../shared/operations/wallet-changed.gql.ts';
import { type Pages, useLivePages } from '../../shared/use-live-pages.ts';
import type { Earning } from '../components/earning-table.tsx';
import { type EarningsFilter, variablesOf } from '../earnings-filter.ts';
import { ListEarningsDocument } from '../operations/list-earnings.gql.ts';

/** A player's earnings page by page, newest first. */
export const useEarnings = (filter: EarningsFilter, first: number): Pages<Earning> =>
  useLivePages(ListEarningsDocument, 'earnings', {
    variables: variablesOf(filter),
    first,
    live: WalletChangedDocument,
  });
