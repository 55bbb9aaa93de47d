import { useQuery } from '@apollo/client/react';
import { WalletSummaryDocument } from '../../session/operations/__generated__/wallet-summary.gql.ts';
import { BattleRulesDocument } from '../operations/__generated__/battle-rules.gql.ts';

/** What a stake is held against: the rules of battles, and what is free to bet. */
export function useStakeRules() {
  const rules = useQuery(BattleRulesDocument);
  const wallet = useQuery(WalletSummaryDocument, { fetchPolicy: 'cache-and-network' });
  return {
    rules: rules.data?.battleRules ?? null,
    rulesError: rules.error,
    reloadRules: () => void rules.refetch().catch(() => undefined),
    availableCents: wallet.data?.wallet?.availableToBetCents ?? null,
  };
}
