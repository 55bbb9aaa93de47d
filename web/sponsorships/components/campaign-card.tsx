import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../format/format.ts';
import { Card } from '../../ui/list/card.tsx';
import { Cover } from '../../ui/face/cover.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import type { CampaignCardFragment } from '../operations/__generated__/campaign-desk.gql.ts';
import { ruleOf } from '../sponsorship-words.ts';
import * as t from '../__generated__/messages.ts';

const frame = css({ position: 'relative', display: 'flex', flexDirection: 'column', overflow: 'hidden' });
const body = css({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: 'var(--space-3)',
  padding: 'var(--space-4)',
});
const figures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, auto))',
  justifyContent: 'space-between',
  gap: 'var(--space-2)',
  margin: 0,
  '& dt': { color: 'var(--text-dim)', fontSize: 'var(--size-12)' },
  '& dd': { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
});
const words = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const foot = css({ marginBlockStart: 'auto' });

interface CampaignCardProps {
  readonly campaign: CampaignCardFragment;
  /** On the art: how far it is. */
  readonly badge: ReactNode;
  /** What can be done, or what became of it. */
  readonly children: ReactNode;
}

/** A sponsored challenge (EN-30). */
export function CampaignCard({ campaign, badge, children }: CampaignCardProps) {
  const { id, brand, title, game, gameTitle, conditions, payoutCents, capacity, placesLeft, winsNeeded, endsAt } =
    campaign;
  return (
    <Card as="li" css={frame} style={{ padding: 0 }}>
      <Cover gameId={game} seed={id} ratio={16 / 5} start={badge} />
      <div css={body}>
        <Stack gap={1}>
          <Text size={14} tone="dim">
            {brand} · {gameTitle}
          </Text>
          <Heading level={3}>{title}</Heading>
        </Stack>
        <dl css={figures}>
          <div>
            <dt>{t.payout()}</dt>
            <dd>
              <Money cents={payoutCents} />
            </dd>
          </div>
          <div>
            <dt>{t.deadline()}</dt>
            <dd>
              <time dateTime={new Date(endsAt).toISOString()}>{formatDateTime(endsAt)}</time>
            </dd>
          </div>
          <div>
            <dt>{t.placesLeft()}</dt>
            <dd>
              {placesLeft}/{capacity}
            </dd>
          </div>
        </dl>
        <Stack gap={2}>
          <Text size={14} css={words}>
            {conditions}
          </Text>
          <Text size={14} tone="dim">
            {ruleOf(winsNeeded)}
          </Text>
        </Stack>
        <div css={foot}>{children}</div>
      </div>
    </Card>
  );
}
