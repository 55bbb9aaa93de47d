import type { ReactNode } from 'react';
import { Card } from '../../ui/list/card.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { CardLine } from '../../ui/list/card-line.tsx';
import { StatCard } from '../../ui/figure/stat-card.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { Crest } from '../../ui/face/crest.tsx';
import type { TeamRosterFragment } from '../operations/__generated__/team.gql.ts';
import { recordOf, winRate } from '../team-words.ts';
import * as t from '../__generated__/messages.ts';

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
              {t.members({ count: team.memberCount })} · {recordOf(team)}
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
    <section aria-label={t.teamStats()}>
      <CardLine label={t.figuresOfTheTeam()} min={140}>
        <StatCard label={t.wins()} value={team.wins} />
        <StatCard label={t.losses()} value={team.losses} />
        <StatCard label={t.winRate()} value={winRate(team)} />
        <StatCard
          label={t.totalEarnings()}
          value={<Money cents={team.earningsCents} signed />}
          note={t.feesTakenOff()}
        />
        <StatCard
          label={t.leaderboardRank()}
          value={team.leaderboardRank === null ? '–' : `#${team.leaderboardRank}`}
          note={team.leaderboardRank === null ? t.afterTheFirstTeamBattle() : t.amongAllTeams()}
        />
        {team.arcadeWins !== null && (
          <StatCard label={t.arcadeWins()} value={team.arcadeWins} note={t.contestsWonByItsMembers()} />
        )}
      </CardLine>
    </section>
  );
}
