import { Film } from 'lucide-react';
import { Link } from 'react-router-dom';
import { battlegroundsPath } from '../../../domain/battles/battles.paths.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { useReplays } from '../hooks/use-replays.ts';
import { type ReplayFilter, isNarrowed } from '../replay-filter.ts';
import { ReplayCard, ReplayShape } from './replay-card.tsx';
import * as t from '../__generated__/messages.ts';

const SKELETON = (
  <Skeleton label={t.loadingTheReplays()}>
    <Grid min={250} gap={4} fill>
      {Array.from({ length: 8 }, (_, n) => (
        <ReplayShape key={n} />
      ))}
    </Grid>
  </Skeleton>
);

interface ReplayGridProps {
  readonly filter: ReplayFilter;
  readonly onOpen: (id: string) => void;
  readonly onClear: () => void;
}

/** The replays that pass the filter (RP-05, RP-08). */
export function ReplayGrid({ filter, onOpen, onClear }: ReplayGridProps) {
  const empty = <NoReplays filter={filter} onClear={onClear} />;
  return (
    <PagedList
      read={useReplays(filter)}
      what={t.theReplaysToLoad()}
      skeleton={SKELETON}
      empty={empty}
      moreLabel={t.showMore()}
    >
      {(replays) => (
        <Grid as="ul" min={250} gap={4} fill aria-label={t.replays()} css={{ '& > li': { minWidth: 0 } }}>
          {replays.map((replay) => (
            <li key={replay.id}>
              <ReplayCard replay={replay} onOpen={onOpen} />
            </li>
          ))}
        </Grid>
      )}
    </PagedList>
  );
}

/** ER-13, ER-14. */
function NoReplays({ filter, onClear }: Pick<ReplayGridProps, 'filter' | 'onClear'>) {
  const clear = isNarrowed(filter) && <Button onClick={onClear}>{t.clearSearchAndFilters()}</Button>;
  if (filter.view === 'community')
    return (
      <EmptyState icon={<Film aria-hidden="true" />} title={t.noCommunityReplaysFound()} action={clear || undefined}>
        {t.tryAdjustingYourSearchOrFilters()}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<Film aria-hidden="true" />}
      title={t.noPersonalReplaysFound()}
      action={
        clear || (
          <Button variant="primary" asChild>
            <Link to={battlegroundsPath('create')}>{t.createABattle()}</Link>
          </Button>
        )
      }
    >
      {t.startBattlingToCreateYourFirstReplay()}
    </EmptyState>
  );
}
