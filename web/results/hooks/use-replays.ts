import { type Pages, usePages } from '../../data/use-pages.ts';
import { type ReplayCardFragment, ListReplaysDocument } from '../operations/__generated__/replay.gql.ts';
import { type ReplayFilter, variablesOf } from '../replay-filter.ts';

export const PAGE_SIZE = 12;

/** The replays that pass the filter page by page, newest first. */
export const useReplays = (filter: ReplayFilter): Pages<ReplayCardFragment> =>
  usePages(ListReplaysDocument, 'replays', { variables: variablesOf(filter), first: PAGE_SIZE });
