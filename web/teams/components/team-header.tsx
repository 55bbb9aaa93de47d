import { formatCounted } from '../../format/format.ts';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Money } from '../../ui/money.tsx';
import { CardLine } from '../../ui/card-line.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { Crest } from '../../ui/crest.tsx';
import type { TeamRosterFragment } from '../operations/__generated__/team-roster.gql.ts';
import { recordOf, winRate } from '../team-words.ts';

interface TeamHeaderProps {
  readonly team: TeamRosterFragment;
  /** Under the words, e.g. the buttons. */
  readonly children?: ReactNode;
}

/** Logo, name, description and head count (EN-19). */
export function TeamHeader({ team, children }: TeamHeaderProps) {
  return (
    <Card as="section" aria-label={team.name}>
      <Row gap={5} align="start">
        <Crest id={team.id} src={team.logoUrl} size={88} />
        <Stack gap={3} css={{ flex: '1 1 240px', minWidth: 0 }}>
          <Stack gap={1}>
            <Heading level={2} size={28}>
              {team.name}
            </Heading>
            <Text size={14} tone="dim">
              {formatCounted(team.memberCount, 'member')} · {recordOf(team)}
            </Text>
          </Stack>
          {team.description !== '' && (
            <Text css={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{team.description}</Text>
          )}
          {children}
        </Stack>
      </Row>
    </Card>
  );
}

/** The figures of a team, from its settled team battles. */
export function TeamFigures({ team }: { readonly team: TeamRosterFragment }) {
  return (
    <section aria-label="Team Stats">
      <CardLine label="Figures of the team" min={140}>
        <StatCard label="Wins" value={team.wins} />
        <StatCard label="Losses" value={team.losses} />
        <StatCard label="Win Rate" value={winRate(team)} />
        <StatCard label="Total Earnings" value={<Money cents={team.earningsCents} signed />} note="Fees taken off" />
        <StatCard
          label="Leaderboard Rank"
          value={team.leaderboardRank === null ? '–' : `#${team.leaderboardRank}`}
          note={team.leaderboardRank === null ? 'After the first team battle' : 'Among all teams'}
        />
        {team.arcadeWins !== null && (
          <StatCard label="Arcade Wins" value={team.arcadeWins} note="Contests won by its members" />
        )}
      </CardLine>
    </section>
  );
}
