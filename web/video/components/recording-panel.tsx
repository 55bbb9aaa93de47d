import { useQuery } from '@apollo/client/react';
import { useAction } from '../../data/use-action.ts';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import { inGigabytes } from '../../format/file-size.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Skeleton, SkeletonOf } from '../../ui/layout/skeleton.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { Text } from '../../ui/layout/text.tsx';
import {
  ChooseRecordingDocument,
  OwnRecordingsDocument,
  type OwnRecordingsQuery,
} from '../operations/__generated__/recording.gql.ts';
import * as t from '../__generated__/messages.ts';

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
    refusal: useRefusalToast(t.nothingWasChanged()),
  });
  const draw = ({ isOffered, isCameraOnly, isWanted, bytes, bytesMax, hoursMax, daysKept }: Own) => (
    <Stack gap={3}>
      {!isOffered && <Notice tone="info">{t.streamsAreNotRecordedAtTheMoment()}</Notice>}
      {isOffered && isCameraOnly && <Notice tone="info">{t.onlyWhatYourCameraOrScreenSends()}</Notice>}
      <Switch
        label={t.recordMyStreams()}
        checked={isWanted}
        disabled={choose.isRunning}
        onChange={({ target: { checked } }) => void choose.run({ isWanted: checked })}
      />
      <Text size={14} tone="dim">
        {t.yourViewersAreToldARecordingHolds({ hoursMax, daysKept })}
      </Text>
      <Text size={14} tone="dim">
        {bytes >= bytesMax
          ? t.spaceIsUsedUp({ used: inGigabytes(bytes), max: inGigabytes(bytesMax) })
          : t.spaceIsUsed({ used: inGigabytes(bytes), max: inGigabytes(bytesMax) })}
      </Text>
    </Stack>
  );
  return (
    <Loaded
      query={{ ...query, data: query.data?.ownRecordings }}
      what={t.yourRecordingsToLoad()}
      skeleton={
        <Skeleton label={t.loadingYourRecordings()}>
          <SkeletonOf>{draw(USUAL)}</SkeletonOf>
        </Skeleton>
      }
    >
      {draw}
    </Loaded>
  );
}
