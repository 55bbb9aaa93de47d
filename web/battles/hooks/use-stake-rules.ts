import { useApolloClient, useQuery } from '@apollo/client/react';
import { WalletSummaryDocument } from '../../session/operations/__generated__/wallet.gql.ts';
import { BattleRulesDocument } from '../operations/__generated__/battle.gql.ts';

/** What a stake is held against: the rules of battles, and what is free to bet. */
export function useStakeRules() {
  const client = useApolloClient();
  const rules = useQuery(BattleRulesDocument, { variables: { game: null } });
  const wallet = useQuery(WalletSummaryDocument, { fetchPolicy: 'cache-and-network' });
  return {
    rules: rules.data?.battleRules ?? null,
    rulesError: rules.error,
    reloadRules: () => void rules.refetch().catch(() => undefined),
    /** The rules once they are there, without a second call; null when they could not be read. */
    awaitRules: async () => {
      const { data } = await client
        .query({ query: BattleRulesDocument, errorPolicy: 'all' })
        .catch(() => ({ data: null }));
      return data?.battleRules ?? null;
    },
    availableCents: wallet.data?.wallet?.availableToBetCents ?? null,
  };
}
