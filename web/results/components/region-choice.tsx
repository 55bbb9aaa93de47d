import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Select } from '../../ui/select.tsx';
import { Text } from '../../ui/text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Failed } from '../../parts/failed.tsx';
import { useAction } from '../../data/use-action.ts';
import { formatDateTime } from '../../format/format.ts';
import { PlayRegionDocument, type PlayRegionQuery } from '../operations/__generated__/play-region.gql.ts';
import { SetRegionDocument } from '../operations/__generated__/set-region.gql.ts';
import { HOME_REGIONS, REGION_NAMES } from '../region-words.ts';
import { serverNow } from '../../live/server-clock.ts';

/** Where the player is at home, and the way to choose it: the region on whose leaderboards the battles count. */
export function RegionChoice() {
  const query = useQuery(PlayRegionDocument);
  return (
    <Loaded query={query} what="your region" skeleton={[1, 88]}>
      {({ playRegion }) => <Choice {...playRegion} />}
    </Loaded>
  );
}

function Choice({ region, changeableAt }: PlayRegionQuery['playRegion']) {
  const [chosen, setChosen] = useState('');
  const toast = useToast();
  const choice = useAction(SetRegionDocument, {
    update: (cache, { setRegion: playRegion }) => cache.writeQuery({ query: PlayRegionDocument, data: { playRegion } }),
  });
  const isFixed = changeableAt !== null && changeableAt > serverNow();
  const next = HOME_REGIONS.find((one) => one === chosen) ?? null;
  const save = async (): Promise<void> => {
    if (next === null || !(await choice.run({ region: next }))) return;
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
            <Button disabled={next === null} busy={choice.isRunning} onClick={() => void save()}>
              Set Region
            </Button>
          </Row>
          <Failed failure={choice.failure} />
        </>
      )}
    </Stack>
  );
}
