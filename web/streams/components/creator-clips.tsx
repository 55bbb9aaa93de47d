import { useQuery } from '@apollo/client/react';
import { Scissors } from 'lucide-react';
import { useState } from 'react';
import type { ClipsShown } from '../../data/__generated__/schema-types.ts';
import { usePages } from '../../data/use-pages.ts';
import { inGigabytes } from '../../format/file-size.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Select } from '../../ui/form/select.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { ListOwnClipsDocument, OwnClipsDocument } from '../operations/__generated__/clip.gql.ts';
import { ClipList } from './clip-list.tsx';
import * as t from '../__generated__/messages.ts';

const PAGE_SIZE = 5;

const CHOICES: readonly { value: ClipsShown; label: string; empty: string }[] = [
  { value: 'STREAMED', label: t.ofMyStreams(), empty: t.whatViewersClipOfYourStreamsAppears() },
  { value: 'MADE', label: t.madeByMe(), empty: t.pressClipOnALiveStream() },
];

/** 'Stream Clips' (CR-12): those of the own streams, and those that the player has made. */
export function CreatorClips() {
  const [shown, setShown] = useState<ClipsShown>('STREAMED');
  const read = usePages(ListOwnClipsDocument, 'ownStreamClips', { variables: { shown }, first: PAGE_SIZE });
  const { data } = useQuery(OwnClipsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Panel title={t.streamClips()}>
      <Select
        label={t.clips()}
        options={CHOICES}
        value={shown}
        onChange={({ target: { value } }) => setShown(value as ClipsShown)}
      />
      {data && (
        <Text size={14} tone="dim">
          {t.clipsOfYourStreams({
            clips: data.ownClips.clips,
            used: inGigabytes(data.ownClips.bytes),
            max: inGigabytes(data.ownClips.bytesMax),
          })}
        </Text>
      )}
      <PagedList
        read={read}
        what={t.clipsOfStreamsToLoad()}
        skeleton={[2, 64]}
        empty={
          <EmptyState title={t.noClipsYet()} icon={<Scissors aria-hidden />}>
            {CHOICES.find(({ value }) => value === shown)?.empty}
          </EmptyState>
        }
      >
        {(clips) => <ClipList clips={clips} isOfMany={shown === 'MADE'} />}
      </PagedList>
    </Panel>
  );
}
