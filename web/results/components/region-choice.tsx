import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Text } from '../../ui/text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { Failed } from '../../parts/failed.tsx';
import { failureOf } from '../../data/failure.ts';
import { formatDateTime } from '../../format/format.ts';
import { PlayRegionDocument } from '../operations/__generated__/play-region.gql.ts';
import { SetRegionDocument } from '../operations/__generated__/set-region.gql.ts';
import { HOME_REGIONS, REGION_NAMES } from '../region-words.ts';
import { serverNow } from '../../live/server-clock.ts';
import { useTask } from '../../data/use-task.ts';

/** Where the player is at home, and the way to choose it: the region on whose leaderboards the battles count. */
export function RegionChoice() {
  const { data, error, loading, refetch } = useQuery(PlayRegionDocument, { notifyOnNetworkStatusChange: true });
  const [chosen, setChosen] = useState('');
  const client = useApolloClient();
  const toast = useToast();
  const task = useTask();
  if (!data && error) {
    return (
      <ErrorState
        title="Failed to load your region"
        busy={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      >
        {failureOf(error).sentence}
      </ErrorState>
    );
  }
  if (!data) {
    return (
      <Skeleton label="Loading your region">
        <SkeletonBlock height={88} shape="card" />
      </Skeleton>
    );
  }
  const { region, changeableAt } = data.playRegion;
  const isFixed = changeableAt !== null && changeableAt > serverNow();
  const next = HOME_REGIONS.find((one) => one === chosen) ?? null;
  const save = async (): Promise<void> => {
    if (next === null) return;
    const failure = await task.run(async () => {
      await client.mutate({
        mutation: SetRegionDocument,
        variables: { region: next },
        update: (cache, { data: answer }) => {
          if (answer) cache.writeQuery({ query: PlayRegionDocument, data: { playRegion: answer.setRegion } });
        },
      });
    });
    if (failure) return;
    setChosen('');
    toast({ title: `Your region is ${REGION_NAMES[next]}`, tone: 'win' });
  };
  return (
    <Stack gap={3}>
      {region !== null && (
        <Text>
          Your region is <strong>{REGION_NAMES[region]}</strong>.
        </Text>
      )}
      {isFixed ? (
        <Text size={14} tone="dim">
          You can choose another one from {formatDateTime(changeableAt)}.
        </Text>
      ) : (
        <>
          <Text size={14} tone="dim">
            From the moment you choose, your battles count for this region’s leaderboards too. You can choose another
            one 30 days later.
          </Text>
          <Row gap={3} align="end">
            <Select
              label="Your Region"
              placeholder="Choose a region"
              value={chosen}
              options={HOME_REGIONS.filter((one) => one !== region).map((value) => ({
                value,
                label: REGION_NAMES[value],
              }))}
              onChange={({ target }) => setChosen(target.value)}
            />
            <Button disabled={next === null} busy={task.isRunning} onClick={() => void save()}>
              Set Region
            </Button>
          </Row>
          <Failed failure={task.failure} />
        </>
      )}
    </Stack>
  );
}
