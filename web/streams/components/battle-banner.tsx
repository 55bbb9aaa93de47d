import { Eye } from 'lucide-react';
import { serverNow } from '../../live/server-clock.ts';
import { Part } from '../../parts/part.tsx';
import { StageSkeleton } from '../../parts/battle-skeletons.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import type { FeaturedBattleQuery } from '../operations/__generated__/stream.gql.ts';
import { viewersWords } from '../stream-words.ts';
import * as t from '../__generated__/messages.ts';

export type FeaturedBattle = NonNullable<FeaturedBattleQuery['featuredBattle']>;

/** The match of the moment (HZ-01, EN-31). */
export const BattleBanner = ({ battle }: { readonly battle: FeaturedBattle }) => (
  <Stack as="section" gap={3} aria-labelledby="featured-battle">
    <Row gap={3} justify="space-between">
      <Row gap={3}>
        <Badge tone="ember" live>
          {t.live()}
        </Badge>
        <Heading level={2} id="featured-battle">
          {battle.title}
        </Heading>
      </Row>
      <Row gap={4}>
        <Row gap={1}>
          <Eye size={16} aria-hidden="true" />
          {viewersWords(battle.viewers)}
        </Row>
        <Text as="span" size={14} tone="dim">
          {t.gameAndModeStarted({
            gameTitle: battle.gameTitle,
            gameMode: battle.gameMode,
            relativeTime: <RelativeTime at={battle.startTime} now={serverNow} />,
          })}
        </Text>
        <strong>{t.prizePool({ money: <Money cents={battle.totalPrizePoolCents} /> })}</strong>
      </Row>
    </Row>
    <Part of="battles.stage" battleId={battle.id} waiting={<StageSkeleton />} />
  </Stack>
);
