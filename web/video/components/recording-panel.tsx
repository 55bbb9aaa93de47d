import { useQuery } from '@apollo/client/react';
import { useAction } from '../../data/use-action.ts';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import { inGigabytes } from '../../format/file-size.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton, SkeletonOf } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Text } from '../../ui/text.tsx';
import { ChooseRecordingDocument } from '../operations/__generated__/choose-recording.gql.ts';
import { OwnRecordingsDocument, type OwnRecordingsQuery } from '../operations/__generated__/own-recordings.gql.ts';

type Own = Omit<OwnRecordingsQuery['ownRecordings'], '__typename'>;

/** As it usually looks, and so as high. */
const USUAL: Own = {
  isOffered: true,
  isCameraOnly: false,
  isWanted: true,
  bytes: 0,
  bytesMax: 20e9,
  hoursMax: 6,
  daysKept: 14,
};

/** Whether the own streams are recorded, and what is kept of them. */
export function RecordingPanel() {
  const query = useQuery(OwnRecordingsDocument, { fetchPolicy: 'cache-and-network' });
  const choose = useAction(ChooseRecordingDocument, {
    changes: ['OwnRecordings'],
    refusal: useRefusalToast('Nothing was changed'),
  });
  const draw = ({ isOffered, isCameraOnly, isWanted, bytes, bytesMax, hoursMax, daysKept }: Own) => (
    <Stack gap={3}>
      {!isOffered && <Notice tone="info">Streams are not recorded at the moment.</Notice>}
      {isOffered && isCameraOnly && (
        <Notice tone="info">Only what your camera or screen sends is recorded here, not streaming software.</Notice>
      )}
      <Switch
        label="Record my streams"
        checked={isWanted}
        disabled={choose.isRunning}
        onChange={({ target: { checked } }) => void choose.run({ isWanted: checked })}
      />
      <Text size={14} tone="dim">
        Your viewers are told. A recording holds up to {hoursMax} hours, can be watched for {daysKept} days, and is
        yours to delete before.
      </Text>
      <Text size={14} tone="dim">
        {inGigabytes(bytes)} of {inGigabytes(bytesMax)} GB are used.
        {bytes >= bytesMax && ' Delete a past stream to have the next one recorded.'}
      </Text>
    </Stack>
  );
  return (
    <Loaded
      query={{ ...query, data: query.data?.ownRecordings }}
      what="your recordings"
      skeleton={
        <Skeleton label="Loading your recordings">
          <SkeletonOf>{draw(USUAL)}</SkeletonOf>
        </Skeleton>
      }
    >
      {draw}
    </Loaded>
  );
}
