import { Swords } from 'lucide-react';
import { Link } from 'react-router-dom';
import { offerTeamBattlePath, teamsPath, teamsTabPath } from '../../../domain/teams/teams.paths.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/button.tsx';
import { Face } from '../../ui/face.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Money } from '../../ui/money.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Table } from '../../ui/table.tsx';
import { Text } from '../../ui/text.tsx';
import { useMyTeams } from '../hooks/use-my-teams.ts';
import type { OwnTeamFragment } from '../operations/__generated__/own-team.gql.ts';
import { winRate } from '../team-words.ts';
import { ANY_TEAM } from './offer-dialog.tsx';

type Member = OwnTeamFragment['members'][number];

const COLUMNS = [
  {
    key: 'player',
    header: 'Player',
    cell: ({ player }: Member) => (
      <Row gap={3}>
        <Face id={player.id} src={player.avatarUrl} size={32} />
        {player.username}
      </Row>
    ),
  },
  { key: 'role', header: 'Role', cell: ({ roleTitle }: Member) => roleTitle },
  { key: 'rate', header: 'Win Rate', cell: (member: Member) => winRate(member), align: 'end' as const },
  {
    key: 'earnings',
    header: 'Earnings',
    cell: ({ earningsCents }: Member) => <Money cents={earningsCents} signed />,
    align: 'end' as const,
  },
];

/** Team rank, members and 'Challenge Another Team', as on the creator hub (CR-14, EN-20). */
export function OwnTeamPanel() {
  const { query } = useMyTeams();
  return (
    <Panel title="Team Management">
      <Loaded query={query} what="your team" skeleton={[3, 56]}>
        {({ myTeam }) => (myTeam ? <OwnTeam team={myTeam} /> : <NoTeam />)}
      </Loaded>
    </Panel>
  );
}

const NoTeam = () => (
  <EmptyState
    title="You are in no team"
    action={
      <Row gap={3} justify="center">
        <Button variant="primary" asChild>
          <Link to={teamsTabPath('create')}>Create Team</Link>
        </Button>
        <Button asChild>
          <Link to={teamsTabPath('join')}>Join Team</Link>
        </Button>
      </Row>
    }
  >
    Found a team, or join one with the invite code of its captain.
  </EmptyState>
);

const OwnTeam = ({ team }: { readonly team: OwnTeamFragment }) => (
  <Stack gap={4}>
    <Text>
      <strong>{team.name}</strong> ·{' '}
      {team.leaderboardRank === null ? 'no rank before the first team battle' : `team rank #${team.leaderboardRank}`}
    </Text>
    <Table caption="Members of your team" columns={COLUMNS} items={team.members} itemKey={({ player }) => player.id} />
    <Row gap={3}>
      {team.viewerRole === 'CAPTAIN' ? (
        <Button icon={<Swords size={18} aria-hidden />} asChild>
          <Link to={offerTeamBattlePath(ANY_TEAM)}>Challenge Another Team</Link>
        </Button>
      ) : (
        <Text tone="dim">Your captain can challenge another team.</Text>
      )}
      <Button asChild>
        <Link to={teamsPath}>Go to your team</Link>
      </Button>
    </Row>
  </Stack>
);
