import { useQuery } from '@apollo/client/react';
import {
  PreviewDecisionDocument,
  type PreviewDecisionQueryVariables,
} from '../operations/__generated__/correct-tournament.gql.ts';

/** What a decision would come to, asked anew whenever it is another one; null asks nothing. */
export function useOutlook(input: PreviewDecisionQueryVariables['input'] | null) {
  const { data, error, loading, refetch } = useQuery(PreviewDecisionDocument, {
    variables: { input: input ?? { tournamentId: '' } },
    skip: input === null,
    fetchPolicy: 'network-only',
  });
  const preview = input === null || error || loading ? null : (data?.tournamentOutlook ?? null);
  return { isAsked: input !== null, preview, mark: preview?.mark ?? null, error, loading, refetch };
}
