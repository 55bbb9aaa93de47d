import { formatCents } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Figure, Text } from '../../ui/text.tsx';
import { useOwnStore } from '../hooks/use-store.ts';
import type { OwnStoreFieldsFragment } from '../operations/__generated__/own-store-fields.gql.ts';
import { TIER_WORDS } from '../store-words.ts';

/** The player's loyalty tier with the way to the next one (SO-18). */
export function LoyaltyCard() {
  const query = useOwnStore();
  return (
    <Panel title="Loyalty">
      <Loaded query={query} what="your loyalty tier" skeleton={[2, 48]}>
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
      <Text tone="coin">{backPercent}% BC back</Text>
      {nextTier !== null && nextFromCents !== null ? (
        <Progress
          label={`On the way to ${TIER_WORDS[nextTier]}`}
          value={(100 * spentCents) / nextFromCents}
          valueText={`${formatCents(spentCents)} of ${formatCents(nextFromCents)}`}
          showLabel
          tone="coin"
        />
      ) : (
        <Text size={14} tone="dim">
          {formatCents(spentCents)} spent on BattleCoin: the highest tier.
        </Text>
      )}
      <Text size={12} tone="dim">
        What you spend on BattleCoin counts.
      </Text>
    </Stack>
  );
}
