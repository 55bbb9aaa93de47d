import { useQuery } from '@apollo/client/react';
import { formatCents } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { AccountLimitsDocument, type AccountLimitsQuery } from '../operations/__generated__/wallet.gql.ts';
import * as t from '../__generated__/messages.ts';

const TIER_LABELS = { UNVERIFIED: t.unverified(), VERIFIED: t.verified({ sense: 'desk' }), VIP: 'VIP' } as const;

type Used = AccountLimitsQuery['accountLimits']['stakeDay'];

const used = ({ usedCents, maxCents }: Used): string =>
  t.usedOfMax({ used: formatCents(usedCents), max: formatCents(maxCents) });

/** What the tier allows, and how much of it is used. */
export function AccountLimits({ accountId }: { readonly accountId: string }) {
  const query = useQuery(AccountLimitsDocument, { variables: { id: accountId }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded query={{ ...query, data: query.data?.accountLimits }} what={t.theLimits2()} skeleton={[1, 220]}>
      {(limits) => (
        <DescriptionList
          items={[
            { term: t.tier(), detail: TIER_LABELS[limits.tier] },
            { term: t.stakesToday(), detail: used(limits.stakeDay) },
            { term: t.depositsToday(), detail: used(limits.depositDay) },
            { term: t.depositsThisMonth(), detail: used(limits.depositMonth) },
            { term: t.withdrawalsToday(), detail: used(limits.withdrawalDay) },
            { term: t.withdrawalsThisMonth(), detail: used(limits.withdrawalMonth) },
          ]}
        />
      )}
    </Loaded>
  );
}
