import { useQuery } from '@apollo/client/react';
import { useAction } from '../../data/use-action.ts';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import { inGigabytes } from '../../format/file-size.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Skeleton, SkeletonOf } from '../../ui/layout/skeleton.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { ChooseClipsDocument, OwnClipsDocument, type OwnClipsQuery } from '../operations/__generated__/clip.gql.ts';
import * as t from '../__generated__/messages.ts';

type Own = Omit<OwnClipsQuery['ownClips'], '__typename'>;

/** As it usually looks, and so as high. */
const USUAL: Own = { isAllowed: true, clips: 0, bytes: 0, bytesMax: 5e9 };

/** 'Clips': whether viewers may keep pieces of the own streams, and what these take. */
export function ClipSection() {
  const query = useQuery(OwnClipsDocument, { fetchPolicy: 'cache-and-network' });
  const choose = useAction(ChooseClipsDocument, {
    changes: ['OwnClips'],
    refusal: useRefusalToast(t.nothingWasChanged()),
  });
  const draw = ({ isAllowed, bytes, bytesMax }: Own) => (
    <Stack gap={3}>
      <Switch
        label={t.allowClips()}
        checked={isAllowed}
        disabled={choose.isRunning}
        onChange={({ target: { checked } }) => void choose.run({ isAllowed: checked })}
      />
      <Text size={14} tone="dim">
        {t.viewersCanKeepUpToAMinute()}
      </Text>
      <Text size={14} tone="dim">
        {bytes >= bytesMax
          ? t.spaceIsUsedUp({ used: inGigabytes(bytes), max: inGigabytes(bytesMax) })
          : t.spaceIsUsed({ used: inGigabytes(bytes), max: inGigabytes(bytesMax) })}
      </Text>
    </Stack>
  );
  return (
    <Panel title={t.clips()}>
      <Loaded
        query={{ ...query, data: query.data?.ownClips }}
        what={t.whetherYouAllowClips()}
        skeleton={
          <Skeleton label={t.loadingWhetherYouAllowClips()}>
            <SkeletonOf>{draw(USUAL)}</SkeletonOf>
          </Skeleton>
        }
      >
        {draw}
      </Loaded>
    </Panel>
  );
}
