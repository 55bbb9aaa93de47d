import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { Skeleton, SkeletonBlock } from '../ui/skeleton.tsx';
import { ErrorState } from '../ui/states.tsx';
import { Failed } from './failed.tsx';
import type { Pages } from '../live/use-live-pages.ts';

interface PagedListProps<N> {
  readonly read: Pages<N>;
  /** What is listed, as it stands behind 'Failed to load'. */
  readonly what: string;
  /** Of the skeleton: how many rows, and how high each is. */
  readonly skeleton: readonly [rows: number, height: number];
  readonly empty: ReactNode;
  readonly children: (rows: readonly N[]) => ReactNode;
}

/** A list in all four states, with a way to the next page. */
export function PagedList<N>({ read, what, skeleton, empty, children }: PagedListProps<N>) {
  const { rows, failure, retry, isLoading, more } = read;
  if (rows === null && failure !== null) {
    return (
      <ErrorState title={`Failed to load ${what}`} onRetry={retry} busy={isLoading}>
        {failure.sentence}
      </ErrorState>
    );
  }
  if (rows === null) {
    const [count, height] = skeleton;
    return (
      <Skeleton label={`Loading ${what}`}>
        <Stack gap={3}>
          {Array.from({ length: count }, (_, row) => (
            <SkeletonBlock key={row} height={height} shape="card" />
          ))}
        </Stack>
      </Skeleton>
    );
  }
  if (rows.length === 0) return empty;
  return (
    <Stack gap={4}>
      {children(rows)}
      <Failed failure={failure} />
      {more !== null && (
        <Row justify="center">
          <Button busy={isLoading} onClick={more}>
            Load more
          </Button>
        </Row>
      )}
    </Stack>
  );
}
