import { useQuery } from '@apollo/client/react';
import { useAction } from '../../data/use-action.ts';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import { inGigabytes } from '../../format/file-size.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Skeleton, SkeletonOf } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Text } from '../../ui/text.tsx';
import { ChooseClipsDocument } from '../operations/__generated__/choose-clips.gql.ts';
import { OwnClipsDocument, type OwnClipsQuery } from '../operations/__generated__/own-clips.gql.ts';

type Own = Omit<OwnClipsQuery['ownClips'], '__typename'>;

/** As it usually looks, and so as high. */
const USUAL: Own = { isAllowed: true, clips: 0, bytes: 0, bytesMax: 5e9 };

/** 'Clips': whether viewers may keep pieces of the own streams, and what these take. */
export function ClipSection() {
  const query = useQuery(OwnClipsDocument, { fetchPolicy: 'cache-and-network' });
  const choose = useAction(ChooseClipsDocument, {
    changes: ['OwnClips'],
    refusal: useRefusalToast('Nothing was changed'),
  });
  const draw = ({ isAllowed, bytes, bytesMax }: Own) => (
    <Stack gap={3}>
      <Switch
        label="Allow clips"
        checked={isAllowed}
        disabled={choose.isRunning}
        onChange={({ target: { checked } }) => void choose.run({ isAllowed: checked })}
      />
      <Text size={14} tone="dim">
        Viewers can keep up to a minute of what is recorded of your stream. A clip stays when the recording is gone,
        until you or whoever made it deletes it; you find them in the Creator Hub.
      </Text>
      <Text size={14} tone="dim">
        {inGigabytes(bytes)} of {inGigabytes(bytesMax)} GB are used.
        {bytes >= bytesMax && ' Delete clips to have new ones made.'}
      </Text>
    </Stack>
  );
  return (
    <Panel title="Clips">
      <Loaded
        query={{ ...query, data: query.data?.ownClips }}
        what="whether you allow clips"
        skeleton={
          <Skeleton label="Loading whether you allow clips">
            <SkeletonOf>{draw(USUAL)}</SkeletonOf>
          </Skeleton>
        }
      >
        {draw}
      </Loaded>
    </Panel>
  );
}
