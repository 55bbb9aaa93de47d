import { useQuery } from '@apollo/client/react';
import { Scissors } from 'lucide-react';
import { useState } from 'react';
import type { ClipsShown } from '../../data/__generated__/schema-types.ts';
import { usePages } from '../../data/use-pages.ts';
import { inGigabytes } from '../../format/file-size.ts';
import { formatCounted } from '../../format/format.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Select } from '../../ui/select.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Text } from '../../ui/text.tsx';
import { ListOwnClipsDocument } from '../operations/__generated__/list-own-clips.gql.ts';
import { OwnClipsDocument } from '../operations/__generated__/own-clips.gql.ts';
import { ClipList } from './clip-list.tsx';

const PAGE_SIZE = 5;

const CHOICES: readonly { value: ClipsShown; label: string; empty: string }[] = [
  { value: 'STREAMED', label: 'Of my streams', empty: 'What viewers clip of your streams appears here.' },
  { value: 'MADE', label: 'Made by me', empty: 'Press Clip on a live stream: it appears here.' },
];

/** 'Stream Clips' (CR-12): those of the own streams, and those that the player has made. */
export function CreatorClips() {
  const [shown, setShown] = useState<ClipsShown>('STREAMED');
  const read = usePages(ListOwnClipsDocument, 'ownStreamClips', { variables: { shown }, first: PAGE_SIZE });
  const { data } = useQuery(OwnClipsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Panel title="Stream Clips">
      <Select
        label="Clips"
        options={CHOICES}
        value={shown}
        onChange={({ target: { value } }) => setShown(value as ClipsShown)}
      />
      {data && (
        <Text size={14} tone="dim">
          {formatCounted(data.ownClips.clips, 'clip')} of your streams, {inGigabytes(data.ownClips.bytes)} of{' '}
          {inGigabytes(data.ownClips.bytesMax)} GB.
        </Text>
      )}
      <PagedList
        read={read}
        what="clips of streams"
        skeleton={[2, 64]}
        empty={
          <EmptyState title="No clips yet" icon={<Scissors aria-hidden />}>
            {CHOICES.find(({ value }) => value === shown)?.empty}
          </EmptyState>
        }
      >
        {(clips) => <ClipList clips={clips} isOfMany={shown === 'MADE'} />}
      </PagedList>
    </Panel>
  );
}
