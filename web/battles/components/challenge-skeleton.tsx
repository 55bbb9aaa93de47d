import { Grid, Stack } from '../../ui/layout.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';

/** The shape of the challenge page while it loads (CH-02). */
export const ChallengeSkeleton = () => (
  <Page title="Challenge">
    <Skeleton label="Loading the challenge">
      <Stack gap={5}>
        <SkeletonBlock height={72} shape="card" />
        <Grid min={320} gap={5}>
          <SkeletonBlock height={300} shape="card" />
          <SkeletonBlock height={300} shape="card" />
        </Grid>
      </Stack>
    </Skeleton>
  </Page>
);
