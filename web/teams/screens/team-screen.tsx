import { useQuery } from '@apollo/client/react';
import { Link, useParams } from 'react-router-dom';
import { failureOf } from '../../data/failure.ts';
import { teamsPath, challengeTeamPath } from '../../../domain/teams/teams.paths.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { RecentMatches } from '../components/recent-matches.tsx';
import { RosterPanel } from '../components/roster-panel.tsx';
import { TeamFigures, TeamHeader } from '../components/team-header.tsx';
import { MyTeamsDocument } from '../operations/__generated__/my-teams.gql.ts';
import { ReadTeamDocument } from '../operations/__generated__/read-team.gql.ts';

/** /teams/:id: any team as everybody may see it, without its code. */
export function TeamScreen() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(ReadTeamDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const { data: own } = useQuery(MyTeamsDocument);
  const team = data?.team;
  const failure = error ? failureOf(error) : null;
  const isCaptainOfAnother = own?.myTeam?.viewerRole === 'CAPTAIN' && own.myTeam.id !== id;
  return (
    <Page title={team?.name ?? 'Team'} back={<Link to={teamsPath}>Teams</Link>}>
      {team ? (
        <Stack gap={5}>
          {team.disbandedAt !== null && (
            <Notice tone="info">This team was disbanded. Its matches stay on record.</Notice>
          )}
          <TeamHeader team={team}>
            <Row gap={3}>
              {isCaptainOfAnother && team.disbandedAt === null && (
                <Button variant="primary" asChild>
                  <Link to={challengeTeamPath(team.id)}>Challenge Team</Link>
                </Button>
              )}
              {team.viewerRole !== null && (
                <Button asChild>
                  <Link to={teamsPath}>Go to your team</Link>
                </Button>
              )}
            </Row>
          </TeamHeader>
          <TeamFigures team={team} />
          <RosterPanel team={{ ...team, viewerRole: null }} />
          <RecentMatches teamId={team.id} played={team.wins + team.losses} />
        </Stack>
      ) : failure?.code === 'NOT_FOUND' ? (
        <EmptyState
          title="There is no such team"
          action={
            <Button asChild>
              <Link to={teamsPath}>Go to Teams</Link>
            </Button>
          }
        >
          It may have been a mistyped address.
        </EmptyState>
      ) : failure ? (
        <ErrorState title="Failed to load the team" onRetry={() => void refetch().catch(() => undefined)}>
          {failure.sentence}
        </ErrorState>
      ) : (
        <Skeleton label="Loading the team">
          <Stack gap={5}>
            <SkeletonBlock height={150} shape="card" />
            <SkeletonBlock height={110} shape="card" />
            <SkeletonBlock height={320} shape="card" />
          </Stack>
        </Skeleton>
      )}
    </Page>
  );
}
