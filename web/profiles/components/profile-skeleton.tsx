import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/layout/skeleton.tsx';
import * as t from '../__generated__/messages.ts';

/** The shape of a profile while it loads. */
export const ProfileSkeleton = () => (
  <Skeleton label={t.loadingTheProfile()}>
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
