import { Film } from 'lucide-react';
import { Link } from 'react-router-dom';
import { battlegroundsPath } from '../../../domain/battles/battles.paths.ts';
import { Button } from '../../ui/button.tsx';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useReplays } from '../hooks/use-replays.ts';
import { type ReplayFilter, isNarrowed } from '../replay-filter.ts';
import { ReplayCard } from './replay-card.tsx';

interface ReplayGridProps {
  readonly filter: ReplayFilter;
  readonly onOpen: (id: string) => void;
  readonly onClear: () => void;
}

/** The replays that pass the filter (RP-05, RP-08). */
export function ReplayGrid({ filter, onOpen, onClear }: ReplayGridProps) {
  const { replays, failure, retry, isLoading, more } = useReplays(filter);
  if (replays === null) {
    if (failure === null) return <ReplayGridSkeleton />;
    return (
      <ErrorState title="Failed to load the replays" onRetry={retry} busy={isLoading}>
        {failure.sentence}
      </ErrorState>
    );
  }
  if (replays.length === 0) return <NoReplays filter={filter} onClear={onClear} />;
  return (
    <Stack gap={5}>
      {failure !== null && (
        <Notice tone="warn" live action={<Button onClick={retry}>Retry</Button>}>
          This list may be out of date. {failure.sentence}
        </Notice>
      )}
      <Grid as="ul" min={250} gap={4} fill aria-label="Replays" css={{ '& > li': { minWidth: 0 } }}>
        {replays.map((replay) => (
          <li key={replay.id}>
            <ReplayCard replay={replay} onOpen={onOpen} />
          </li>
        ))}
      </Grid>
      {more !== null && (
        <Row justify="center">
          <Button onClick={more} busy={isLoading}>
            Show more
          </Button>
        </Row>
      )}
    </Stack>
  );
}

/** ER-13, ER-14. */
function NoReplays({ filter, onClear }: Pick<ReplayGridProps, 'filter' | 'onClear'>) {
  const clear = isNarrowed(filter) && <Button onClick={onClear}>Clear search and filters</Button>;
  if (filter.view === 'community')
    return (
      <EmptyState icon={<Film aria-hidden="true" />} title="No community replays found" action={clear || undefined}>
        Try adjusting your search or filters
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<Film aria-hidden="true" />}
      title="No personal replays found"
      action={
        clear || (
          <Button variant="primary" asChild>
            <Link to={battlegroundsPath('create')}>Create a battle</Link>
          </Button>
        )
      }
    >
      Start battling to create your first replay!
    </EmptyState>
  );
}

const ReplayGridSkeleton = () => (
  <Skeleton label="Loading the replays">
    <Grid min={250} gap={4} fill>
      {Array.from({ length: 8 }, (_, n) => (
        <SkeletonBlock key={n} height={270} shape="card" />
      ))}
    </Grid>
  </Skeleton>
);
