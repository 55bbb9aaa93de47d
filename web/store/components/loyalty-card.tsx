import { formatCents } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Progress } from '../../ui/figure/progress.tsx';
import { Skeleton, SkeletonOf } from '../../ui/layout/skeleton.tsx';
import { Figure, Text } from '../../ui/layout/text.tsx';
import { useOwnStore } from '../hooks/use-own-store.ts';
import type { OwnStoreFieldsFragment } from '../operations/__generated__/store.gql.ts';
import { TIER_WORDS } from '../store-words.ts';
import * as t from '../__generated__/messages.ts';

/** As it usually looks, and so as high. */
const WAITING = (
  <Skeleton label={t.loadingYourLoyaltyTier()}>
    <SkeletonOf>
      <Loyalty
        loyalty={{
          __typename: 'StoreLoyalty',
          tier: 'BRONZE',
          backPercent: 1,
          spentCents: 0,
          nextTier: 'SILVER',
          nextFromCents: 10_000,
        }}
      />
    </SkeletonOf>
  </Skeleton>
);

/** The player's loyalty tier with the way to the next one (SO-18). */
export function LoyaltyCard() {
  const query = useOwnStore();
  return (
    <Panel title={t.loyalty()}>
      <Loaded query={query} what={t.yourLoyaltyTier()} skeleton={WAITING}>
        {({ loyalty }) => <Loyalty loyalty={loyalty} />}
      </Loaded>
    </Panel>
  );
}

/** What the card shows, where the tier is known. */
export function Loyalty({ loyalty }: { readonly loyalty: OwnStoreFieldsFragment['loyalty'] }) {
  const { tier, backPercent, spentCents, nextTier, nextFromCents } = loyalty;
  return (
    <Stack gap={3}>
      <Figure size={28}>{TIER_WORDS[tier]}</Figure>
      <Text tone="coin">{t.percentBCBack({ percent: backPercent })}</Text>
      {nextTier !== null && nextFromCents !== null ? (
        <Progress
          label={t.onTheWayToTier({ tier: TIER_WORDS[nextTier] })}
          value={(100 * spentCents) / nextFromCents}
          valueText={t.spentOfNext({ spent: formatCents(spentCents), nextFrom: formatCents(nextFromCents) })}
          showLabel
          tone="coin"
        />
      ) : (
        <Text size={14} tone="dim">
          {t.theHighestTier({ spent: formatCents(spentCents) })}
        </Text>
      )}
      <Text size={12} tone="dim">
        {t.whatYouSpendOnBattleCoinCounts()}
      </Text>
    </Stack>
  );
}
