import { skipToken, useQuery, useSubscription } from '@apollo/client/react';
import { useLiveRefresh } from '../../live/use-live-refresh.ts';
import {
  MyTeamsDocument,
  TeamChangedDocument,
  TeamMattersChangedDocument,
} from '../operations/__generated__/team.gql.ts';

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
