import { Link, useSearchParams } from 'react-router-dom';
import { formatCount } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { leaderboardsPath } from '../../../domain/results/results.paths.ts';
import { tierOf } from '../../format/tier.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { type ChartPoint, LineChart } from '../../ui/figure/line-chart.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Tabs } from '../../ui/list/tabs.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { TierBadge } from '../../ui/face/tier-badge.tsx';
import type { PlayerRecordFragment } from '../operations/__generated__/player-record.gql.ts';
import * as t from '../__generated__/messages.ts';

type Rating = NonNullable<PlayerRecordFragment['ratings']>[number];

/** How strong the player is, game by game, and how that came about; nothing where statistics are kept back. */
export function RatingPanel({ ratings }: { readonly ratings: readonly Rating[] | null }) {
  const [params, setParams] = useSearchParams();
  if (ratings === null) return null;
  const shown = ratings.find(({ game }) => game.toLowerCase() === params.get('rating')) ?? ratings[0];
  const show = (game: string): void =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.set('rating', game.toLowerCase());
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Panel title={t.rating()} aside={<Link to={leaderboardsPath}>{t.leaderboards()}</Link>}>
      {shown ? (
        <Tabs
          label={t.ratingByGame()}
          value={shown.game}
          onValueChange={show}
          tabs={ratings.map((rating) => ({
            value: rating.game,
            label: rating.gameTitle,
            panel: rating === shown && <GameRating rating={rating} />,
          }))}
        />
      ) : (
        <EmptyState title={t.noRatingYet()}>{t.itBeginsAt1000()}</EmptyState>
      )}
    </Panel>
  );
}

/** Marks would hide the line where there are more. */
const MARKED_MAX = 40;

/** Each rating with what brought it there: what is won raises it, what is lost lowers it. */
function pointsOf(history: Rating['history']): ChartPoint[] {
  return history.map(({ at, rating: value }, n) => {
    const before = history[n - 1]?.rating;
    if (before === undefined || before === value || history.length > MARKED_MAX) return { at, value };
    return { at, value, outcome: value > before ? 'win' : 'loss' };
  });
}

function GameRating({ rating: { gameTitle, rating, rankBadge, battles, history } }: { readonly rating: Rating }) {
  const tier = tierOf(rankBadge);
  return (
    <Stack gap={4}>
      <Row gap={3}>
        {tier && <TierBadge tier={tier} />}
        <Text as="span" size={14} tone="dim">
          {t.ratingAfterResults({ rating: formatCount(rating), results: battles })}
        </Text>
      </Row>
      {history.length > 1 && (
        <LineChart
          label={t.ratingInGameTitle({ gameTitle })}
          valueName={t.rating()}
          points={pointsOf(history)}
          formatValue={formatCount}
        />
      )}
    </Stack>
  );
}
