import { useQuery } from '@apollo/client/react';
import { type ViewerFieldsFragment, ViewerDocument } from './operations/__generated__/sign-in.gql.ts';

export type Viewer = ViewerFieldsFragment;

/** Who is signed in, as far as is known. `out` is an answer of the server, `failed` is none. */
export type ViewerState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'in'; readonly viewer: Viewer }
  | { readonly kind: 'out' }
  | { readonly kind: 'failed'; readonly error: Error; readonly retry: () => void };

export function useViewerState(): ViewerState {
  const { data, error, loading, refetch } = useQuery(ViewerDocument, { notifyOnNetworkStatusChange: true });
  if (data) return data.viewer ? { kind: 'in', viewer: data.viewer } : { kind: 'out' };
  if (loading || !error) return { kind: 'loading' };
  return { kind: 'failed', error, retry: () => void refetch().catch(() => undefined) };
}

/** The signed-in account; null on public pages when nobody is, or while that is not known. */
export function useViewer(): Viewer | null {
  const state = useViewerState();
  return state.kind === 'in' ? state.viewer : null;
}
