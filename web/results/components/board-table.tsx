import { css } from '@emotion/react';
import { EyeOff, Medal, Trophy } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatPercent } from '../../format/format.ts';
import { tierOf } from '../../format/tier.ts';
import { playerPath, profilePath } from '../../../domain/profiles/profiles.paths.ts';
import { Face } from '../../ui/face/face.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { type Column, Table } from '../../ui/list/table.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { TierBadge } from '../../ui/face/tier-badge.tsx';
import { WornSkin, WornTitle, frameOf } from '../../ui/face/worn.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import type { LeaderboardRowFragment } from '../operations/__generated__/leaderboard.gql.ts';
import * as t from '../__generated__/messages.ts';

const place = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-1)',
  flex: 'none',
  minWidth: 48,
  fontVariantNumeric: 'tabular-nums',
});
const PICTURE = 36;
const nobody = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: PICTURE,
  height: PICTURE,
  borderRadius: 'var(--radius-full)',
  background: 'var(--bg-3)',
  color: 'var(--text-dim)',
});

/** What does not fit beside the name on a phone stands below it. */
const named = css({ minWidth: 0, rowGap: 0 });

/** LB-04: the first three places. */
const ICONS = [
  { Icon: Trophy, colour: 'var(--tier-gold)' },
  { Icon: Medal, colour: 'var(--tier-silver)' },
  { Icon: Medal, colour: 'var(--tier-bronze)' },
] as const;

const Place = ({ rank }: { readonly rank: number }) => {
  const icon = ICONS[rank - 1];
  return (
    <span css={place}>
      {icon ? (
        <icon.Icon size={18} color={icon.colour} role="img" aria-label={t.placeRank({ rank })} />
      ) : (
        <VisuallyHidden>{t.place()} </VisuallyHidden>
      )}
      <span aria-hidden={icon !== undefined}>{rank}</span>
    </span>
  );
};

const Hidden = () => (
  <Text as="span" tone="dim">
    {t.hidden()}
  </Text>
);

function Name({ row, viewerId }: { readonly row: LeaderboardRowFragment; readonly viewerId: string | null }) {
  const { rank, player } = row;
  const isOwn = player !== null && player.id === viewerId;
  return (
    <Row gap={3} wrap={false}>
      <Place rank={rank} />
      {player ? (
        <>
          <Face
            id={player.id}
            src={player.avatarUrl}
            tier={tierOf(row.rankBadge)}
            frame={frameOf(player.worn.frame)}
            size={PICTURE}
          />
          <Row as="span" gap={2} css={named}>
            <Link to={isOwn ? profilePath : playerPath(player.username)}>{player.username}</Link>
            <WornTitle title={player.worn.title} />
            <WornSkin skin={player.worn.skin} />
            {isOwn && <Badge tone="ember">{t.you()}</Badge>}
          </Row>
        </>
      ) : (
        <>
          <span css={nobody}>
            <EyeOff size={16} aria-hidden="true" />
          </span>
          <Text as="span" tone="dim">
            {t.privatePlayer()}
          </Text>
        </>
      )}
    </Row>
  );
}

const columnsFor = (viewerId: string | null): readonly Column<LeaderboardRowFragment>[] => [
  { key: 'player', header: t.rank(), cell: (row) => <Name row={row} viewerId={viewerId} /> },
  {
    key: 'badge',
    header: t.rankBadge(),
    plain: true,
    cell: ({ rankBadge }) => {
      const tier = tierOf(rankBadge);
      return tier === null ? <Hidden /> : <TierBadge tier={tier} />;
    },
  },
  {
    key: 'earnings',
    header: t.earnings(),
    align: 'end',
    cell: ({ earningsCents }) => (earningsCents === null ? <Hidden /> : <Money cents={earningsCents} signed />),
  },
  {
    key: 'winRate',
    header: t.winRate(),
    align: 'end',
    cell: ({ winRate }) => (winRate === null ? <Hidden /> : formatPercent(winRate)),
  },
];

interface BoardTableProps {
  readonly caption: string;
  readonly rows: readonly LeaderboardRowFragment[];
  readonly viewerId: string | null;
}

/** Places of a leaderboard (EN-23). A private player is known by the place among equals alone. */
export function BoardTable({ caption, rows, viewerId }: BoardTableProps) {
  const keys = new Map(rows.map((row, n) => [row, row.player?.id ?? `private-${n}`]));
  return <Table caption={caption} columns={columnsFor(viewerId)} items={rows} itemKey={(row) => keys.get(row) ?? ''} />;
}
