import { WalletChangedDocument } from '../../session/operations/__generated__/wallet.gql.ts';
import type { Currency, EntryKind } from '../../data/__generated__/schema-types.ts';
import type { Pages } from '../../data/use-pages.ts';
import { useLivePages } from '../../live/use-live-pages.ts';
import { LedgerLinesDocument, type LedgerLinesQuery } from '../operations/__generated__/wallet.gql.ts';

export type Line = LedgerLinesQuery['ledgerLines']['edges'][number]['node'];

/** A player's bookings page by page, newest first. */
export const useLines = (currency: Currency, kinds: readonly EntryKind[] | null, first: number): Pages<Line> =>
  useLivePages(LedgerLinesDocument, 'ledgerLines', {
    variables: { currency, kinds: kinds === null ? null : [...kinds] },
    first,
    live: WalletChangedDocument,
  });
