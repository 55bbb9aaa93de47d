import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { arcadeGamePath } from '../../../domain/arcade/arcade.paths.ts';
import { isGameId } from '../../../domain/arcade/games.ts';
import { formatCents, formatCoins, formatCount } from '../../format/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Cover } from '../../ui/cover.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { CATEGORY_WORDS } from '../arcade-words.ts';
import type { ArcadeGameCardFragment } from '../operations/__generated__/arcade-game-card.gql.ts';

const whole = css({ overflow: 'hidden', display: 'flex', flexDirection: 'column' });
const words = css({ padding: 'var(--space-4)', flex: 1 });

interface GameCardProps {
  readonly game: ArcadeGameCardFragment;
  readonly onPlay: () => void;
}

/** What an entry costs, from the smallest to the largest of all modes that can be entered. */
function entryWords({ offers }: Pick<ArcadeGameCardFragment, 'offers'>): string {
  const coins = offers.filter(({ currency, mostSum }) => currency === 'BC' && mostSum.value > 0);
  const cash = offers.filter(({ currency }) => currency !== 'BC');
  const span = (list: typeof offers, format: (amount: number) => string): string[] =>
    list.length === 0
      ? []
      : [
          `${format(Math.min(...list.map(({ leastSum }) => leastSum.value)))} to ${format(Math.max(...list.map(({ mostSum }) => mostSum.value)))}`,
        ];
  const spans = [...span(coins, formatCoins), ...span(cash, formatCents)];
  return spans.length === 0 ? 'No entry' : `Entry ${spans.join(', ')}`;
}

/** A game in the list: its art, what it asks of a player, and what is played for (AR-01, EN-42). */
export function GameCard({ game, onPlay }: GameCardProps) {
  const { id, title, category, description, durationMs, isPopular, isNew, playing, poolCoins, poolCents, record } =
    game;
  if (!isGameId(id)) return null;
  const pools = [poolCoins > 0 && formatCoins(poolCoins), poolCents > 0 && formatCents(poolCents)].filter(Boolean);
  return (
    <Card as="li" css={whole} style={{ padding: 0 }}>
      <Cover
        gameId={id}
        seed={id}
        start={isPopular ? <Badge tone="ember">Popular</Badge> : isNew ? <Badge tone="info">New</Badge> : undefined}
        end={<Badge>{durationMs / 1_000} s</Badge>}
      />
      <Stack gap={3} css={words}>
        <Row justify="space-between" gap={2}>
          <Heading level={2}>
            <Link to={arcadeGamePath(id)}>{title}</Link>
          </Heading>
          <Badge>{CATEGORY_WORDS[category]}</Badge>
        </Row>
        <Text size={14} tone="dim" css={{ flex: 1 }}>
          {description}
        </Text>
        <Text size={14}>
          {entryWords(game)}
          {pools.length > 0 && ` · pool ${pools.join(' and ')}`}
        </Text>
        <Row justify="space-between" gap={2}>
          <Text size={14} tone="dim">
            {record.bestScore === null ? 'Not played yet' : `Your best ${formatCount(record.bestScore)}`}
            {playing > 0 && ` · ${formatCount(playing)} playing`}
          </Text>
          <Button size="small" aria-label={`Play ${title}`} onClick={onPlay}>
            Play
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
