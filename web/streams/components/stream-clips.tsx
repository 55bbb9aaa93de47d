import { Scissors } from 'lucide-react';
import { usePages } from '../../data/use-pages.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { Panel } from '../../parts/panel.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { ListClipsDocument } from '../operations/__generated__/clip.gql.ts';
import { ClipList } from './clip-list.tsx';
import * as t from '../__generated__/messages.ts';

const PAGE_SIZE = 5;

interface StreamClipsProps {
  readonly streamId: string;
  readonly title?: string;
}

/** The latest clips of a stream. */
export function StreamClips({ streamId, title = t.clips() }: StreamClipsProps) {
  const read = usePages(ListClipsDocument, 'streamClips', { variables: { streamId }, first: PAGE_SIZE });
  return (
    <Panel title={title}>
      <PagedList
        read={read}
        what={t.clipsToLoad()}
        skeleton={[2, 64]}
        empty={
          <EmptyState title={t.noClipsYet()} icon={<Scissors aria-hidden />}>
            {t.whatViewersClipWhileTheStream()}
          </EmptyState>
        }
      >
        {(clips) => <ClipList clips={clips} />}
      </PagedList>
    </Panel>
  );
}
