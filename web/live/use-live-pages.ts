import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type Pages, type PagesQuestion, type RowAt, usePages } from '../data/use-pages.ts';
import { useLiveRefresh } from './use-live-refresh.ts';

interface LiveQuestion<V extends OperationVariables> extends PagesQuestion<V> {
  /** Each message of it may have changed the list. */
  readonly live: TypedDocumentNode<unknown, Record<string, never>>;
}

/** A list page by page that follows what happens. */
export function useLivePages<TData, P extends string, V extends OperationVariables>(
  query: TypedDocumentNode<TData, V>,
  path: P,
  { live, ...question }: LiveQuestion<V>,
): Pages<RowAt<TData, P>> {
  const pages = usePages(query, path, question);
  useLiveRefresh(live, pages.retry);
  return pages;
}
