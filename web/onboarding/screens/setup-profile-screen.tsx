import { useQuery } from '@apollo/client/react';
import { Loaded } from '../../parts/loaded.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Card } from '../../ui/list/card.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/layout/skeleton.tsx';
import { OnboardingSetup } from '../components/setup.tsx';
import { ProfileSetupDocument } from '../operations/__generated__/onboarding.gql.ts';
import * as t from '../__generated__/messages.ts';

/** ON-03 to ON-09. */
export function SetupProfileScreen() {
  const viewer = useViewer();
  const query = useQuery(ProfileSetupDocument, { fetchPolicy: 'network-only' });
  return (
    <Page title={t.setUpYourProfile()} subtitle={t.threeShortStepsAndOthersKnowWhom()} width="medium">
      <Loaded
        query={{
          ...query,
          data: viewer &&
            query.data && {
              viewer,
              stored: query.data.profileSetup,
              isBirthDateAsked: query.data.viewer?.isBirthDateAsked === true,
            },
        }}
        what={t.yourProfile()}
        failed={t.yourProfileCouldNotBeLoaded()}
        skeleton={<SetupSkeleton />}
      >
        {(read) => <OnboardingSetup {...read} />}
      </Loaded>
    </Page>
  );
}

const SetupSkeleton = () => (
  <Skeleton label={t.loadingYourProfile()}>
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
