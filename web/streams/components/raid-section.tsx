import { useQuery } from '@apollo/client/react';
import { useAction } from '../../data/use-action.ts';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Skeleton, SkeletonOf } from '../../ui/layout/skeleton.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { ChooseRaidsDocument, TakesRaidsDocument } from '../operations/__generated__/raid.gql.ts';
import * as t from '../__generated__/messages.ts';

/** 'Raids': whether others may send their viewers here. */
export function RaidSection() {
  const query = useQuery(TakesRaidsDocument, { fetchPolicy: 'cache-and-network' });
  const choose = useAction(ChooseRaidsDocument, {
    changes: ['TakesRaids'],
    refusal: useRefusalToast(t.nothingWasChanged()),
  });
  const draw = (takesRaids: boolean) => (
    <Stack gap={3}>
      <Switch
        label={t.takeRaids()}
        checked={takesRaids}
        disabled={choose.isRunning}
        onChange={({ target: { checked } }) => void choose.run({ isWanted: checked })}
      />
      <Text size={14} tone="dim">
        {t.whileYouAreLiveOtherStreamers()}
      </Text>
    </Stack>
  );
  return (
    <Panel title={t.raids()}>
      <Loaded
        query={{ ...query, data: query.data?.takesRaids }}
        what={t.whetherYouTakeRaids()}
        skeleton={
          <Skeleton label={t.loadingWhetherYouTakeRaids()}>
            <SkeletonOf>{draw(true)}</SkeletonOf>
          </Skeleton>
        }
      >
        {draw}
      </Loaded>
    </Panel>
  );
}
