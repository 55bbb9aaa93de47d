import { Stack } from '../../ui/layout.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';

/** The shape of a board while it loads. */
export const BoardSkeleton = () => (
  <Skeleton label="Loading the leaderboard">
    <Stack gap={6}>
      <Stack gap={2}>
        <SkeletonBlock height={24} />
        {Array.from({ length: 5 }, (_, row) => (
          <SkeletonBlock key={row} height={56} shape="card" />
        ))}
      </Stack>
      <SkeletonBlock height={220} shape="card" />
    </Stack>
  </Skeleton>
);
