import { Card } from '../../ui/card.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Money } from '../../ui/money.tsx';
import { Figure, Heading, Text } from '../../ui/text.tsx';
import { paymentsOf } from '../battle-figures.ts';
import type { BattleDetailFragment } from '../operations/__generated__/battle-detail.gql.ts';
import { Panel } from '../../parts/panel.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';

/** How it ended for the player (CH-14, CH-15). Nothing for onlookers and before the end. */
export function ResultBlock({ battle }: { readonly battle: BattleDetailFragment }) {
  const { viewerResult, stakeCents } = battle;
  if (viewerResult === null) return null;
  const hasWon = viewerResult === 'WIN';
  return (
    <Card as="section" tone={hasWon ? 'win' : 'loss'} aria-label="Your result">
      <Stack gap={1} align="center" css={{ textAlign: 'center' }}>
        <Heading level={2} size={28}>
          {hasWon ? 'You Won!' : 'You Lost'}
        </Heading>
        <Figure size={40}>
          <Money cents={hasWon ? stakeCents : -stakeCents} signed />
        </Figure>
        <Text tone="dim" size={14}>
          {hasWon ? 'The pool is in your wallet and can be staked at once.' : 'The stake went to the winner.'}
        </Text>
      </Stack>
    </Card>
  );
}

/** Where the held money went, to the cent. Nothing while it is held. */
export function SettlementSummary({ battle }: { readonly battle: BattleDetailFragment }) {
  const payments = paymentsOf(battle);
  if (payments.length === 0) return null;
  return (
    <Panel title="Settlement">
      <DescriptionList
        items={payments.map(({ to, what, cents }) => ({ term: `${to} · ${what}`, detail: <Money cents={cents} /> }))}
      />
    </Panel>
  );
}
