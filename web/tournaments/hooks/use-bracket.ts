import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useViewer } from '../../session/use-viewer.ts';
import { viewOf } from '../bracket-view.ts';
import { ReadBracketDocument, type TournamentDetailFragment } from '../operations/__generated__/tournament.gql.ts';

/** The bracket of a tournament that has begun, as of one moment. `view` is null before that. */
export function useBracket(tournament: TournamentDetailFragment, code: string | null) {
  const viewer = useViewer();
  const { id, startedAt, teamSize } = tournament;
  const { data, error, loading, refetch } = useQuery(ReadBracketDocument, {
    variables: { id, code, isOfTeams: teamSize !== null },
    skip: startedAt === null,
    fetchPolicy: 'cache-and-network',
  });
  const page = data?.tournamentBracket ?? null;
  const view = useMemo(() => page && viewOf(tournament, page, viewer, code), [tournament, page, viewer, code]);
  return { view, error, loading, refetch };
}
