import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { replaysPath } from '../../../domain/results/results.paths.ts';
import { failureOf } from '../../data/failure.ts';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Rail } from '../../ui/rail.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { Text } from '../../ui/text.tsx';
import { TopReplaysDocument } from '../operations/__generated__/top-replays.gql.ts';
import { ReplayCard } from './replay-card.tsx';

const SHOWN = 5;

interface ReplayTopProps {
  readonly title?: string;
  /** Whether a button leads to all replays. */
  readonly hasAll?: boolean;
  readonly onOpen: (id: string) => void;
}

/** What was looked at most in the last seven days, public replays only. */
export function ReplayTop({ title = 'Top of the week', hasAll = false, onOpen }: ReplayTopProps) {
  const { data, error, loading, refetch } = useQuery(TopReplaysDocument, {
    variables: { first: SHOWN },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const all = hasAll && (
    <Button size="small" asChild>
      <Link to={replaysPath}>View All Replays</Link>
    </Button>
  );
  const top = data?.topReplays;
  if (top !== undefined && top.length > 0)
    return (
      <Rail title={title} cardWidth={210} action={all}>
        {top.map(({ replay, weekViews }) => (
          <li key={replay.id}>
            <ReplayCard replay={replay} weekViews={weekViews} onOpen={onOpen} />
          </li>
        ))}
      </Rail>
    );
  return (
    <Panel title={title} aside={all}>
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
    </Panel>
  );
}
