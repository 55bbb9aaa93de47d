import { useQuery } from '@apollo/client/react';
import { failureOf } from '../../data/failure.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { Card } from '../../ui/card.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { OnboardingSetup } from '../components/setup.tsx';
import { ProfileSetupDocument } from '../operations/__generated__/profile-setup.gql.ts';

/** ON-03 to ON-09. */
export function SetupProfileScreen() {
  const viewer = useViewer();
  const { data, error, refetch } = useQuery(ProfileSetupDocument, { fetchPolicy: 'network-only' });
  return (
    <Page title="Set Up Your Profile" subtitle="Three short steps, and others know whom they play." width="medium">
      {viewer && data ? (
        <OnboardingSetup viewer={viewer} stored={data.profileSetup} />
      ) : error ? (
        <ErrorState title="Your profile could not be loaded" onRetry={() => void refetch().catch(() => undefined)}>
          {failureOf(error).sentence}
        </ErrorState>
      ) : (
        <SetupSkeleton />
      )}
    </Page>
  );
}

const SetupSkeleton = () => (
  <Skeleton label="Loading your profile">
    <Stack gap={5}>
      <SkeletonBlock height={8} />
      <SkeletonBlock height={28} width="70%" />
      <Card padding={6}>
        <Stack gap={5}>
          <SkeletonBlock height={24} width={220} />
          <SkeletonBlock height={112} width={112} shape="circle" />
          <SkeletonBlock height={64} />
        </Stack>
      </Card>
    </Stack>
  </Skeleton>
);
