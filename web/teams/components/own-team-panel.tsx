import { Swords } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ANY_TEAM, offerTeamBattlePath, teamsPath, teamsTabPath } from '../../../domain/teams/teams.paths.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Face } from '../../ui/face/face.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useMyTeams } from '../hooks/use-my-teams.ts';
import type { OwnTeamFragment } from '../operations/__generated__/team.gql.ts';
import { ROLE_WORDS, winRate } from '../team-words.ts';
import * as t from '../__generated__/messages.ts';

type Member = OwnTeamFragment['members'][number];

const COLUMNS = [
  {
    key: 'player',
    header: t.player(),
    cell: ({ player }: Member) => (
      <Row gap={3}>
        <Face id={player.id} src={player.avatarUrl} size={32} />
        {player.username}
      </Row>
    ),
  },
  { key: 'role', header: t.role(), cell: ({ role }: Member) => ROLE_WORDS[role] },
  { key: 'rate', header: t.winRate(), cell: (member: Member) => winRate(member), align: 'end' as const },
  {
    key: 'earnings',
    header: t.earnings(),
    cell: ({ earningsCents }: Member) => <Money cents={earningsCents} signed />,
    align: 'end' as const,
  },
];

/** Team rank, members and 'Challenge Another Team', as on the creator hub (CR-14, EN-20). */
export function OwnTeamPanel() {
  const { query } = useMyTeams();
  return (
    <Panel title={t.teamManagement()}>
      <Loaded query={query} what={t.yourTeamToLoad()} skeleton={[3, 56]}>
        {({ myTeam }) => (myTeam ? <OwnTeam team={myTeam} /> : <NoTeam />)}
      </Loaded>
    </Panel>
  );
}

const NoTeam = () => (
  <EmptyState
    title={t.youAreInNoTeam()}
    action={
      <Row gap={3} justify="center">
        <Button variant="primary" asChild>
          <Link to={teamsTabPath('create')}>{t.createTeam()}</Link>
        </Button>
        <Button asChild>
          <Link to={teamsTabPath('join')}>{t.joinTeam()}</Link>
        </Button>
      </Row>
    }
  >
    {t.foundATeamOrJoinOne()}
  </EmptyState>
);

const OwnTeam = ({ team }: { readonly team: OwnTeamFragment }) => (
  <Stack gap={4}>
    <Text>
      <strong>{team.name}</strong> ·{' '}
      {team.leaderboardRank === null ? t.noRankBeforeTheFirstTeamBattle() : t.teamRank({ rank: team.leaderboardRank })}
    </Text>
    <Table caption={t.membersOfYourTeam()} columns={COLUMNS} items={team.members} itemKey={({ player }) => player.id} />
    <Row gap={3}>
      {team.viewerRole === 'CAPTAIN' ? (
        <Button icon={<Swords size={18} aria-hidden />} asChild>
          <Link to={offerTeamBattlePath(ANY_TEAM)}>{t.challengeAnotherTeam()}</Link>
        </Button>
      ) : (
        <Text tone="dim">{t.yourCaptainCanChallengeAnotherTeam()}</Text>
      )}
      <Button asChild>
        <Link to={teamsPath}>{t.goToYourTeam()}</Link>
      </Button>
    </Row>
  </Stack>
);
