import { Stack } from '../ui/layout/layout.tsx';
import { Skeleton, SkeletonBlock } from '../ui/layout/skeleton.tsx';

interface RowsSkeletonProps {
  /** What is being waited for. */
  readonly label: string;
  readonly rows: number;
  /** Of one row, in pixels; a line of text unless told. */
  readonly height?: number | undefined;
}

/** The shape of a list that is still loading. */
export const RowsSkeleton = ({ label, rows, height }: RowsSkeletonProps) => (
  <Skeleton label={label}>
    <Stack gap={3}>
      {Array.from({ length: rows }, (_, row) =>
        height === undefined ? <SkeletonBlock key={row} /> : <SkeletonBlock key={row} height={height} shape="card" />,
      )}
    </Stack>
  </Skeleton>
);
