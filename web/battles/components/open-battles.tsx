import { useApolloClient } from '@apollo/client/react';
import { css } from '@emotion/react';
import { Plus, RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { refetchShown } from '../../data/refetch-shown.ts';
import { FilterButton, useFold } from '../../parts/filters.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { serverNow } from '../../live/server-clock.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/form/button.tsx';
import { CONTEST_ROW_HEIGHT } from '../../ui/contest-row.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { visuallyHidden } from '../../ui/theme.tsx';
import { below } from '../../ui/tokens.ts';
import { type BattleFilter, countActive, isNarrowed } from '../battle-filter.ts';
import { useOpenBattles } from '../hooks/use-open-battles.ts';
import {
  MyBattlesDocument,
  OpenBattlesDocument,
  type BattleRowFragment,
} from '../operations/__generated__/battle.gql.ts';
import { BattleFilters, type FilterName } from './battle-filters.tsx';
import { BattleContest } from './battle-contest.tsx';
import * as t from '../__generated__/messages.ts';

/** The player's own battles stand above the list already. */
const withoutOwn = (battles: readonly BattleRowFragment[] | undefined, viewerId: string | null) =>
  battles?.filter(({ creator, opponent }) => creator.id !== viewerId && opponent?.id !== viewerId);

interface OpenBattlesProps {
  readonly filter: BattleFilter;
  /** Where it stands among the filters; null where it does not. */
  readonly searchBox: ReactNode;
  readonly onFilter: (name: FilterName, value: string) => void;
  readonly onJoin: (battleId: string) => void;
  readonly onCreate: () => void;
  /** Takes back all that leaves battles out. */
  readonly onClear: () => void;
}

const head = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 'var(--space-1) var(--space-3)',
  // On a phone the buttons keep their pictures; their words are still read out.
  [below.medium]: { '& button > svg + span': visuallyHidden },
});
const buttons = css({ display: 'flex', gap: 'var(--space-2)', [below.medium]: { gap: 0 } });

/** The public battles that wait or run (BG-06 to BG-08). */
export function OpenBattles({ filter, searchBox, onFilter, onJoin, onCreate, onClear }: OpenBattlesProps) {
  const first = useOpenBattles(filter, null);
  const viewer = useViewer();
  const client = useApolloClient();
  const fold = useFold();
  // The player's own battles and all open pages belong to what is refreshed.
  const refresh = (): void => void refetchShown(client, [OpenBattlesDocument, MyBattlesDocument]);
  const { error, readAt, nextCursor } = first;
  const battles = withoutOwn(first.battles, viewer?.id ?? null);

  return (
    <section aria-labelledby="open-battles">
      <Stack gap={3}>
        <div css={head}>
          <div>
            <h2 id="open-battles">{t.currentBattles()}</h2>
            <span
              role="status"
              css={{ display: 'block', minHeight: 18, color: 'var(--text-dim)', fontSize: 'var(--size-12)' }}
            >
              {first.isRefreshing
                ? t.refreshing()
                : readAt !== null && t.updated({ when: <RelativeTime at={readAt} now={serverNow} /> })}
            </span>
          </div>
          <div css={buttons}>
            <FilterButton fold={fold} active={countActive(filter)} />
            <Button variant="ghost" icon={<RefreshCw aria-hidden="true" />} busy={first.isRefreshing} onClick={refresh}>
              <span>{t.refresh()}</span>
            </Button>
            <Button variant="ghost" icon={<Plus aria-hidden="true" />} onClick={onCreate}>
              <span>{t.createNewBattle()}</span>
            </Button>
          </div>
        </div>
        <BattleFilters fold={fold} filter={filter} searchBox={searchBox} onChange={onFilter} />
        <Loaded
          query={{ data: battles, error, loading: first.isRefreshing, refetch: refresh }}
          what={t.battles()}
          skeleton={[6, CONTEST_ROW_HEIGHT]}
          isEmpty={(open) => open.length === 0 && nextCursor === null}
          empty={
            !isNarrowed(filter) ? (
              <EmptyState
                title={t.noActiveBattlesFound()}
                action={<Button onClick={onCreate}>{t.createNewBattle()}</Button>}
              >
                {t.openOneYourselfItAppears()}
              </EmptyState>
            ) : (
              <EmptyState
                title={t.noActiveBattlesFound()}
                action={
                  <Button onClick={onClear}>{filter.search === '' ? t.showAllBattles() : t.clearTheSearch()}</Button>
                }
              >
                {filter.search === ''
                  ? t.noneOfTheOpenBattles()
                  : t.nothingAmongTheOpenBattlesMatches({ search: filter.search })}
              </EmptyState>
            )
          }
          readAt={readAt}
        >
          {(open) => (
            <>
              <Stack as="ul" gap={2}>
                {open.map((battle) => (
                  <BattleContest key={battle.id} battle={battle} viewerId={viewer?.id ?? null} onJoin={onJoin} />
                ))}
              </Stack>
              {nextCursor !== null && <NextPage filter={filter} after={nextCursor} onJoin={onJoin} />}
            </>
          )}
        </Loaded>
      </Stack>
    </section>
  );
}

interface NextPageProps {
  readonly filter: BattleFilter;
  readonly after: string;
  readonly onJoin: (battleId: string) => void;
}

/**
 * The page behind a cursor, once it is asked for, with a query of its own: each is an answer that all members share, and
 * is asked for again by itself. It follows the end of the one before it, so that nothing is lost or doubled when new
 * battles push the older ones on.
 */
function NextPage(props: NextPageProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <LoadedPage {...props} />;
  return (
    <Row justify="center">
      <Button onClick={() => setOpen(true)}>{t.loadMore()}</Button>
    </Row>
  );
}

function LoadedPage({ filter, after, onJoin }: NextPageProps) {
  const page = useOpenBattles(filter, after);
  const { error, nextCursor, refetch, isRefreshing } = page;
  const viewer = useViewer();
  return (
    <Loaded
      query={{ data: withoutOwn(page.battles, viewer?.id ?? null), error, loading: isRefreshing, refetch }}
      what={t.battles()}
      failed={t.failedToLoadMoreBattles()}
      skeleton={[3, CONTEST_ROW_HEIGHT]}
    >
      {(battles) => (
        <>
          <Stack as="ul" gap={2}>
            {battles.map((battle) => (
              <BattleContest key={battle.id} battle={battle} viewerId={viewer?.id ?? null} onJoin={onJoin} />
            ))}
          </Stack>
          {nextCursor !== null && <NextPage filter={filter} after={nextCursor} onJoin={onJoin} />}
        </>
      )}
    </Loaded>
  );
}
