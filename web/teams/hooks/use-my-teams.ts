import { skipToken, useQuery, useSubscription } from '@apollo/client/react';
import { useLiveRefresh } from '../../live/use-live-refresh.ts';
import { MyTeamsDocument } from '../operations/__generated__/my-teams.gql.ts';
import { TeamChangedDocument } from '../operations/__generated__/team-changed.gql.ts';
import { TeamMattersChangedDocument } from '../operations/__generated__/team-matters-changed.gql.ts';

/** The player's team and open questions, kept up by whatever happens to either. */
export function useMyTeams() {
  const query = useQuery(MyTeamsDocument, { fetchPolicy: 'cache-and-network' });
  const { data, refetch } = query;
  const refresh = (): void => void refetch().catch(() => undefined);
  const id = data?.myTeam?.id;
  useLiveRefresh(TeamMattersChangedDocument, refresh);
  useSubscription(
    TeamChangedDocument,
    id === undefined ? skipToken : { variables: { id }, onData: refresh, ignoreResults: true },
  );
  return { query, refresh };
}
