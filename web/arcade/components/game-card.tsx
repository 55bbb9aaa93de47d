import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { arcadeGamePath } from '../../../domain/arcade/arcade.paths.ts';
import { GAMES, type GameId, isGameId } from '../../../domain/arcade/games.ts';
import { formatCents, formatCoins, formatCount } from '../../format/format.ts';
import { LOCALE } from '../../format/locale.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/list/card.tsx';
import { Cover } from '../../ui/face/cover.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { SkeletonOf } from '../../ui/layout/skeleton.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { CATEGORY_WORDS } from '../arcade-words.ts';
import { GAME_DESCRIPTIONS } from '../game-words.ts';
import type { ArcadeGameCardFragment } from '../operations/__generated__/arcade.gql.ts';
import * as t from '../__generated__/messages.ts';

const whole = css({ overflow: 'hidden', display: 'flex', flexDirection: 'column' });
const words = css({ padding: 'var(--space-4)', flex: 1 });

/** Pools of both currencies. */
const pairOf = new Intl.ListFormat(LOCALE, { type: 'conjunction' });

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
          t.leastToMost({
            least: format(Math.min(...list.map(({ leastSum }) => leastSum.value))),
            most: format(Math.max(...list.map(({ mostSum }) => mostSum.value))),
          }),
        ];
  const spans = [...span(coins, formatCoins), ...span(cash, formatCents)];
  return spans.length === 0 ? t.noEntry() : t.entryOf({ spans: spans.join(', ') });
}

/** A game in the list: its art, what it asks of a player, and what is played for (AR-01, EN-42). */
export function GameCard({ game, onPlay }: GameCardProps) {
  const { id, title, category, durationMs, isPopular, isNew, playing, poolCoins, poolCents, record } = game;
  if (!isGameId(id)) return null;
  const pools = [
    ...(poolCoins > 0 ? [formatCoins(poolCoins)] : []),
    ...(poolCents > 0 ? [formatCents(poolCents)] : []),
  ];
  const best = record.bestScore === null ? t.notPlayedYet() : t.yourBest({ bestScore: formatCount(record.bestScore) });
  return (
    <Card as="li" css={whole} style={{ padding: 0 }}>
      <Cover
        gameId={id}
        seed={id}
        start={
          isPopular ? (
            <Badge tone="ember">{t.popular()}</Badge>
          ) : isNew ? (
            <Badge tone="info">{t.new()}</Badge>
          ) : undefined
        }
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
          {GAME_DESCRIPTIONS[id]}
        </Text>
        <Text size={14}>
          {pools.length > 0
            ? t.entryAndPool({ entry: entryWords(game), pools: pairOf.format(pools) })
            : entryWords(game)}
        </Text>
        <Row justify="space-between" gap={2}>
          <Text size={14} tone="dim">
            {playing > 0 ? t.bestAndPlaying({ best, playing: formatCount(playing) }) : best}
          </Text>
          <Button size="small" aria-label={t.playTitle({ title })} onClick={onPlay}>
            {t.play({ what: 'game' })}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

/** As high as the card of a game, from what is known of it before it is read. */
export const GameCardShape = ({ id }: { readonly id: GameId }) => (
  <SkeletonOf>
    <div style={{ aspectRatio: '16 / 9' }} />
    <Stack gap={3} css={words}>
      <Heading level={2}>{GAMES[id].title}</Heading>
      <Text size={14}>{GAME_DESCRIPTIONS[id]}</Text>
      <Text size={14}>{t.noEntry()}</Text>
      <Row>
        <Button size="small">{t.play({ what: 'game' })}</Button>
      </Row>
    </Stack>
  </SkeletonOf>
);
