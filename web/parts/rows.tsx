import { type ReactNode, useState } from 'react';
import { failureOf } from '../data/failure.ts';
import { Button } from '../ui/button.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { Skeleton, SkeletonBlock } from '../ui/skeleton.tsx';
import { ErrorState } from '../ui/states.tsx';

/** The shape of a list of people that is still loading. */
export const RowsSkeleton = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <Stack gap={2}>
      {[0, 1, 2].map((row) => (
        <SkeletonBlock key={row} height={64} shape="card" />
      ))}
    </Stack>
  </Skeleton>
);

interface RowsErrorProps {
  readonly title: string;
  readonly error: unknown;
  readonly busy: boolean;
  readonly refetch: () => Promise<unknown>;
}

export const RowsError = ({ title, error, busy, refetch }: RowsErrorProps) => (
  <ErrorState title={title} busy={busy} onRetry={() => void refetch().catch(() => undefined)}>
    {failureOf(error).sentence}
  </ErrorState>
);

interface MoreProps {
  /** Null at the end of the list. */
  readonly after: string | null;
  readonly children: (after: string) => ReactNode;
}

/** The page behind a cursor, once it is asked for; each follows the end of the one before it. */
export function More({ after, children }: MoreProps) {
  const [isOpen, setOpen] = useState(false);
  if (after === null) return null;
  if (isOpen) return children(after);
  return (
    <Row justify="center">
      <Button onClick={() => setOpen(true)}>Load more</Button>
    </Row>
  );
}

interface PageInfo {
  readonly hasNextPage: boolean;
  readonly endCursor?: string | null | undefined;
}

/** The cursor of the next page; null at the end. */
export const cursorOf = (info: PageInfo | undefined): string | null =>
  info?.hasNextPage === true ? (info.endCursor ?? null) : null;
