import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { challengePath } from '../../../domain/battles/battles.paths.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { GameArt } from '../../ui/game-art.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Money } from '../../ui/money.tsx';
import { below } from '../../ui/tokens.ts';
import { listWordOf } from '../battle-state.ts';
import type { BattleRowFragment } from '../operations/__generated__/battle-row.gql.ts';
import { PRIVACY_WORDS } from '../terms-form.ts';

const TONES = { Live: 'ember', 'Starting Soon': 'info', Scheduled: 'neutral' } as const;

/** Whether the seat is free for this player, as far as the list tells; the server decides. */
export const mayJoin = (battle: BattleRowFragment, viewerId: string | null): boolean =>
  battle.status === 'WAITING' && battle.opponent === null && viewerId !== null && battle.creator.id !== viewerId;

const figures = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 'var(--space-3)',
  [below.medium]: { columnGap: 'var(--space-2)', fontSize: 'var(--size-14)' },
});

interface BattleCardProps {
  readonly battle: BattleRowFragment;
  readonly viewerId: string | null;
  readonly onJoin: (battleId: string) => void;
}

/** A battle in a list: what it is about, what it costs, how long it is open, and the way in. */
export function BattleCard({ battle, viewerId, onJoin }: BattleCardProps) {
  const word = listWordOf(battle.status);
  const path = challengePath(battle.id);
  return (
    <Card as="li" padding={3}>
      <div
        css={{
          display: 'grid',
          gap: 'var(--space-3)',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          alignItems: 'start',
          '@media (min-width: 768px)': { alignItems: 'center', gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
        }}
      >
        <div css={{ width: 56, '@media (min-width: 768px)': { width: 80 } }}>
          <GameArt gameId={battle.game.toLowerCase()} ratio={4 / 3} />
        </div>
        <Stack gap={1}>
          <Row gap={2}>
            <Link to={path}>{battle.title}</Link>
            <Badge tone={TONES[word]}>{word}</Badge>
            {battle.status === 'DISPUTED' && <Badge tone="warn">Under Review</Badge>}
            {battle.privacy !== 'PUBLIC' && <Badge>{PRIVACY_WORDS[battle.privacy]}</Badge>}
          </Row>
          <span css={{ color: 'var(--text-dim)', [below.medium]: { fontSize: 'var(--size-14)' } }}>
            {battle.gameTitle} · {battle.gameMode} · {battle.creator.username} vs{' '}
            {battle.opponent?.username ?? 'open seat'}
          </span>
          <div css={figures}>
            <Figure label="Stake" cents={battle.stakeCents} />
            <Figure label="Fee" cents={battle.feeCents} />
            <Figure label="Pool" cents={battle.poolCents} />
          </div>
        </Stack>
        <Row
          gap={3}
          justify="space-between"
          css={{ gridColumn: '1 / -1', '@media (min-width: 768px)': { gridColumn: 'auto' } }}
        >
          {battle.endsAt !== null && (
            <Countdown endsAt={battle.endsAt} now={serverNow} label={`${battle.title}: time left`} />
          )}
          {mayJoin(battle, viewerId) ? (
            <Button onClick={() => onJoin(battle.id)}>Join Battle</Button>
          ) : (
            <Button asChild>
              <Link to={path}>View</Link>
            </Button>
          )}
        </Row>
      </div>
    </Card>
  );
}

function Figure({ label, cents }: { readonly label: string; readonly cents: number }) {
  return (
    <span>
      <span css={{ color: 'var(--text-dim)' }}>{label} </span>
      <Money cents={cents} />
    </span>
  );
}
