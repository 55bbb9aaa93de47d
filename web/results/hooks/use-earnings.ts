import { WalletChangedDocument } from '../../session/operations/__generated__/wallet.gql.ts';
import type { Pages } from '../../data/use-pages.ts';
import { useLivePages } from '../../live/use-live-pages.ts';
import type { Earning } from '../components/earning-table.tsx';
import { type EarningsFilter, variablesOf } from '../earnings-filter.ts';
import { ListEarningsDocument } from '../operations/__generated__/earning.gql.ts';

/** A player's earnings page by page, newest first. */
export const useEarnings = (filter: EarningsFilter, first: number): Pages<Earning> =>
  useLivePages(ListEarningsDocument, 'earnings', {
    variables: variablesOf(filter),
    first,
    live: WalletChangedDocument,
  });
