import { useQuery } from '@apollo/client/react';
import { Link, useParams } from 'react-router-dom';
import { failureOf } from '../../data/failure.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { teamsPath, offerTeamBattlePath } from '../../../domain/teams/teams.paths.ts';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/layout/skeleton.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { RecentBattles } from '../components/recent-battles.tsx';
import { RosterPanel } from '../components/roster-panel.tsx';
import { TeamFigures, TeamHeader } from '../components/team-header.tsx';
import { MyTeamsDocument, ReadTeamDocument } from '../operations/__generated__/team.gql.ts';
import * as t from '../__generated__/messages.ts';

const SKELETON = (
  <Skeleton label={t.loadingTheTeam()}>
    <Stack gap={5}>
      <SkeletonBlock height={150} shape="card" />
      <SkeletonBlock height={110} shape="card" />
      <SkeletonBlock height={320} shape="card" />
    </Stack>
  </Skeleton>
);

/** /teams/:id: any team as everybody may see it, without its code. */
export function TeamScreen() {
  const { id = '' } = useParams();
  const query = useQuery(ReadTeamDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const { data: own, loading } = useQuery(MyTeamsDocument);
  const isUnknown = !query.data?.team && query.error !== undefined && failureOf(query.error).code === 'NOT_FOUND';
  const isCaptainOfAnother = own?.myTeam?.viewerRole === 'CAPTAIN' && own.myTeam.id !== id;
  return (
    <Page title={query.data?.team?.name ?? t.team()} back={<Link to={teamsPath}>{t.teams()}</Link>}>
      {isUnknown ? (
        <EmptyState
          title={t.thereIsNoSuchTeam()}
          action={
            <Button asChild>
              <Link to={teamsPath}>{t.goToTeams()}</Link>
            </Button>
          }
        >
          {t.itMayHaveBeenAMistypedAddress()}
        </EmptyState>
      ) : (
        <Loaded
          query={{ ...query, data: own === undefined && loading ? undefined : query.data?.team }}
          what={t.theTeamToLoad()}
          skeleton={SKELETON}
        >
          {(team) => (
            <Stack gap={5}>
              {team.disbandedAt !== null && <Notice tone="info">{t.thisTeamWasDisbandedItsMatchesStay()}</Notice>}
              <TeamHeader team={team}>
                <Row gap={3}>
                  {isCaptainOfAnother && team.disbandedAt === null && (
                    <Button variant="primary" asChild>
                      <Link to={offerTeamBattlePath(team.id)}>{t.challengeTeam()}</Link>
                    </Button>
                  )}
                  {team.viewerRole !== null && (
                    <Button asChild>
                      <Link to={teamsPath}>{t.goToYourTeam()}</Link>
                    </Button>
                  )}
                </Row>
              </TeamHeader>
              <TeamFigures team={team} />
              <RosterPanel team={{ ...team, viewerRole: null }} />
              <RecentBattles teamId={team.id} played={team.wins + team.losses} />
            </Stack>
          )}
        </Loaded>
      )}
    </Page>
  );
}
