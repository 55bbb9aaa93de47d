import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Skeleton, SkeletonOf } from '../../ui/layout/skeleton.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Failed } from '../../parts/failed.tsx';
import { useAction } from '../../data/use-action.ts';
import { formatDateTime } from '../../format/format.ts';
import {
  PlayRegionDocument,
  type PlayRegionQuery,
  SetRegionDocument,
} from '../operations/__generated__/leaderboard.gql.ts';
import { HOME_REGIONS, REGION_NAMES } from '../region-words.ts';
import { serverNow } from '../../live/server-clock.ts';
import * as t from '../__generated__/messages.ts';

/** As it usually looks, and so as high. */
const WAITING = (
  <Skeleton label={t.loadingYourRegion()}>
    <SkeletonOf>
      <Choice __typename="PlayRegion" region="EU" changeableAt={null} />
    </SkeletonOf>
  </Skeleton>
);

/** Where the player is at home, and the way to choose it: the region on whose leaderboards the battles count. */
export function RegionChoice() {
  const query = useQuery(PlayRegionDocument);
  return (
    <Loaded query={query} what={t.yourRegionToLoad()} skeleton={WAITING}>
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
    toast({ title: t.yourRegionIs({ region: REGION_NAMES[next] }), tone: 'win' });
  };
  return (
    <Stack gap={3}>
      {region !== null && (
        <Text>
          {t.yourPresentRegion({ region: REGION_NAMES[region], strong: (inside) => <strong>{inside}</strong> })}
        </Text>
      )}
      {isFixed ? (
        <Text size={14} tone="dim">
          {t.youCanChooseAnotherOneFrom({ moment: formatDateTime(changeableAt) })}
        </Text>
      ) : (
        <>
          <Text size={14} tone="dim">
            {t.fromTheMomentYouChooseYourBattles()}
          </Text>
          <Row gap={3} align="end">
            <Select
              label={t.yourRegion()}
              placeholder={t.chooseARegion()}
              value={chosen}
              options={HOME_REGIONS.filter((one) => one !== region).map((value) => ({
                value,
                label: REGION_NAMES[value],
              }))}
              onChange={({ target }) => setChosen(target.value)}
            />
            <Button disabled={next === null} busy={choice.isRunning} onClick={() => void save()}>
              {t.setRegion()}
            </Button>
          </Row>
          <Failed failure={choice.failure} />
        </>
      )}
    </Stack>
  );
}
