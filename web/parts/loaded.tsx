import { type ReactElement, type ReactNode, useDeferredValue } from 'react';
import { failureOf } from '../data/failure.ts';
import { serverNow } from '../live/server-clock.ts';
import { ErrorState, StaleNotice } from '../ui/layout/states.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';
import * as t from './__generated__/messages.ts';

/** What `useQuery` answers, or as much of it. */
export interface Query<T> {
  /** Undefined while nothing has been read; null also where the answer was that there is nothing. */
  readonly data: T | null | undefined;
  readonly error?: unknown;
  readonly loading: boolean;
  readonly refetch: () => unknown;
}

/** So many cards under each other, each so high in pixels; lines of text where no height is given. */
type Rows = readonly [rows: number, height?: number];

interface LoadedProps<T> {
  readonly query: Query<T>;
  /** What is read, as it stands behind 'Loading' and 'Failed to load'. */
  readonly what: string;
  /** The shape of what will come; a `Skeleton` of its own where rows do not tell it, null for nothing. */
  readonly skeleton: Rows | ReactElement | null;
  /** Instead of 'Failed to load' with `what`. */
  readonly failed?: string;
  readonly isEmpty?: (data: T) => boolean;
  /** In place of the content when that is empty. */
  readonly empty?: ReactNode;
  /** When what is shown was read, in epoch milliseconds; then it is said so as long as nothing newer could be read. */
  readonly readAt?: number | null;
  readonly children: (data: T) => ReactNode;
}

const isRows = (skeleton: Rows | ReactElement | null): skeleton is Rows => Array.isArray(skeleton);

function Waiting({ what, skeleton }: Pick<LoadedProps<never>, 'what' | 'skeleton'>) {
  if (!isRows(skeleton)) return skeleton;
  const [rows, height] = skeleton;
  return <RowsSkeleton label={t.loadingWhat({ what })} rows={rows} height={height} />;
}

/** What a query has read, in all its states: on the way, failed, empty, there, and there but not the newest. */
export function Loaded<T>(props: LoadedProps<T>) {
  const { query, what, skeleton, failed, isEmpty, empty, readAt = null, children } = props;
  const { data, error } = query;
  // Answers come outside of what React draws in pieces: drawn at once, each would keep a phone from answering a touch.
  const isDrawn = useDeferredValue(data !== null && data !== undefined);
  const retry = (): void => void Promise.resolve(query.refetch()).catch(() => undefined);
  if (data === null || data === undefined) {
    // What was answered with nothing would be waited for without end.
    const isNothing = data === null && !query.loading;
    if (!error && !isNothing) return <Waiting what={what} skeleton={skeleton} />;
    return (
      <ErrorState title={failed ?? t.failedToLoad({ what })} onRetry={retry} busy={query.loading}>
        {error ? failureOf(error).sentence : t.itIsNotThere()}
      </ErrorState>
    );
  }
  if (!isDrawn) return <Waiting what={what} skeleton={skeleton} />;
  return (
    <>
      {error && readAt !== null ? (
        <StaleNotice at={readAt} now={serverNow} onRetry={retry} busy={query.loading} />
      ) : null}
      {isEmpty?.(data) === true ? empty : children(data)}
    </>
  );
}
