import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import type { Pages } from '../../shared/use-live-pages.ts';
import type { Line } from '../hooks/use-lines.ts';
import { LineTable } from './line-table.tsx';

interface LineListProps {
  readonly caption: string;
  readonly currency: 'USD' | 'BC';
  readonly read: Pages<Line>;
  readonly empty: ReactNode;
}

/** Bookings in all four states, with a way to the next page. */
export function LineList({ caption, currency, read, empty }: LineListProps) {
  const { rows: lines, failure, retry, isLoading, more } = read;
  if (lines === null && failure !== null) {
    return (
      <ErrorState title="Failed to load your history" onRetry={retry} busy={isLoading}>
        {failure.sentence}
      </ErrorState>
    );
  }
  if (lines === null) {
    return (
      <Skeleton label="Loading your history">
        <Stack gap={3}>
          {Array.from({ length: 6 }, (_, row) => (
            <SkeletonBlock key={row} height={52} shape="card" />
          ))}
        </Stack>
      </Skeleton>
    );
  }
  if (lines.length === 0) return empty;
  return (
    <Stack gap={4}>
      <LineTable caption={caption} currency={currency} lines={lines} />
      {failure !== null && (
        <div role="alert">
          <Notice tone="loss">{failure.sentence}</Notice>
        </div>
      )}
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
