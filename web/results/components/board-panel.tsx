import { Trophy } from 'lucide-react';
import { Loaded } from '../../parts/loaded.tsx';
import { formatUtcDate } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { Countdown } from '../../ui/figure/countdown.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { type BoardFilter, REGION_OPTIONS, TABS } from '../board-filter.ts';
import { useLeaderboard } from '../hooks/use-leaderboard.ts';
import type { BoardFieldsFragment, LeaderboardPlaceQuery } from '../operations/__generated__/leaderboard.gql.ts';
import { BoardPodium } from './board-podium.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';
import { BoardTable } from './board-table.tsx';
import { OwnPlace } from './own-place.tsx';
import * as t from '../__generated__/messages.ts';

type Own = LeaderboardPlaceQuery['leaderboardPlace']['own'];

/** Everybody gets the same rows; of the own one the player may see everything. */
const withOwn = (rows: BoardFieldsFragment['rows'], own: Own) =>
  rows.map((row) => (own?.player && row.player?.id === own.player.id && row.rank === own.rank ? own : row));

/** One board: its first five and the player's own place. */
export function BoardPanel({ filter }: { readonly filter: BoardFilter }) {
  const { board, place, error, placeError, isLoading, refetch } = useLeaderboard(filter);
  const viewerId = useViewer()?.id ?? null;
  const tab = TABS.find(({ value }) => value === filter.tab)?.label ?? '';
  const region = REGION_OPTIONS.find(({ value }) => value === filter.region)?.label ?? '';
  const caption = `${tab}, ${region}`;
  return (
    <Loaded
      query={{ data: board, error, loading: isLoading, refetch }}
      what={t.theLeaderboardToLoad()}
      skeleton={<BoardSkeleton />}
    >
      {(shown) => (
        <Stack gap={6}>
          <Stack as="section" gap={3} aria-label={caption}>
            <Row justify="space-between" gap={2}>
              <Heading level={2}>{caption}</Heading>
              <Text as="span" size={14} tone="dim">
                <Stretch board={shown} isOver={filter.previous} />
              </Text>
            </Row>
            {error !== null && <Notice tone="warn">{t.theLatestPlacesCouldNotBeLoaded()}</Notice>}
            {shown.rows.length === 0 ? (
              <EmptyState title={t.nobodyHasAPlaceHereYet()} icon={<Trophy aria-hidden="true" />}>
                {filter.previous ? t.noBattleCountedForThisBoardThen() : t.theFirstBattleThatIsSettledPuts()}
              </EmptyState>
            ) : (
              <>
                <BoardPodium rows={withOwn(shown.rows, place?.own ?? null)} />
                <BoardTable caption={caption} rows={withOwn(shown.rows, place?.own ?? null)} viewerId={viewerId} />
              </>
            )}
          </Stack>
          <OwnPlace
            filter={filter}
            query={{ data: place, error: placeError, loading: isLoading, refetch }}
            viewerId={viewerId}
          />
        </Stack>
      )}
    </Loaded>
  );
}

/** From when to when, and how long it still takes. */
function Stretch({ board, isOver }: { readonly board: BoardFieldsFragment; readonly isOver: boolean }) {
  const { startsAt, endsAt } = board;
  if (startsAt === null || endsAt === null) return t.sinceTheFirstBattle();
  const stretch = `${formatUtcDate(startsAt)} – ${formatUtcDate(endsAt - 1)}`;
  if (isOver) return t.stretchFinal({ stretch });
  return (
    <>
      {t.stretchEndsIn({
        stretch,
        countdown: <Countdown endsAt={endsAt} now={serverNow} label={t.timeLeftOnThisLeaderboard()} />,
      })}
    </>
  );
}
