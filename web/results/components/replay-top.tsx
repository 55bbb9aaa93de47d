import { useQuery } from '@apollo/client/react';
import { css } from '@emotion/react';
import { failureOf } from '../../data/failure.ts';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { Text } from '../../ui/text.tsx';
import { TopReplaysDocument } from '../operations/__generated__/top-replays.gql.ts';
import { ReplayCard } from './replay-card.tsx';

const SHOWN = 5;

const strip = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(210px, 1fr)',
  gap: 'var(--space-3)',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  paddingBlockEnd: 'var(--space-2)',
  '& > li': { scrollSnapAlign: 'start', minWidth: 0 },
});

/** What was looked at most in the last seven days, public replays only. */
export function ReplayTop({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const { data, error, loading, refetch } = useQuery(TopReplaysDocument, {
    variables: { first: SHOWN },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const top = data?.topReplays;
  return (
    <Panel title="Top of the week">
      {top === undefined && error && (
        <Notice
          tone="warn"
          live
          action={
            <Button size="small" busy={loading} onClick={() => void refetch().catch(() => undefined)}>
              Retry
            </Button>
          }
        >
          Failed to load the top of the week. {failureOf(error).sentence}
        </Notice>
      )}
      {top === undefined && !error && (
        <Skeleton label="Loading the top of the week">
          <SkeletonBlock height={240} shape="card" />
        </Skeleton>
      )}
      {top?.length === 0 && <Text tone="dim">Nobody has opened a public replay in the last seven days.</Text>}
      {top !== undefined && top.length > 0 && (
        <ul css={strip} aria-label="Top of the week">
          {top.map(({ replay, weekViews }) => (
            <li key={replay.id}>
              <ReplayCard replay={replay} weekViews={weekViews} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
