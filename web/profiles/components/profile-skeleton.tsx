import { Grid, Stack } from '../../ui/layout.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';

/** The shape of a profile while it loads. */
export const ProfileSkeleton = () => (
  <Skeleton label="Loading the profile">
    <Stack gap={5}>
      <SkeletonBlock height={130} shape="card" />
      <Grid min={320} gap={5}>
        <SkeletonBlock height={340} shape="card" />
        <SkeletonBlock height={340} shape="card" />
      </Grid>
      <SkeletonBlock height={320} shape="card" />
    </Stack>
  </Skeleton>
);
