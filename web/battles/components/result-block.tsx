import { sumsOf } from '../../../domain/results/result-sums.ts';
import { resultWords } from '../../format/result-words.ts';
import { Moment } from '../../ui/figure/moment.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { splintersOf } from '../../ui/face/worn.tsx';
import { paymentsOf } from '../battle-figures.ts';
import type { BattleDetailFragment } from '../operations/__generated__/battle.gql.ts';
import { Panel } from '../../parts/panel.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import * as t from '../__generated__/messages.ts';

/** How it ended for the player (CH-14, CH-15). Nothing for onlookers and before the end. */
export function ResultBlock({ battle }: { readonly battle: BattleDetailFragment }) {
  const { id, viewerResult } = battle;
  if (viewerResult === null) return null;
  const hasWon = viewerResult === 'WIN';
  const sums = sumsOf(battle, hasWon);
  const own = battle.viewerSeat === 'CREATOR' ? battle.creator : battle.opponent;
  return (
    <Moment
      id={id}
      outcome={hasWon ? 'win' : 'loss'}
      title={hasWon ? t.youWon() : t.youLost()}
      amount={sums.stakeCents}
      format={(cents) => <Money cents={cents} signed />}
      splinters={splintersOf(own?.worn.skin)}
    >
      {resultWords(sums)}
      <br />
      {hasWon ? t.thePoolIsInYourWallet() : t.theStakeWentToTheWinner()}
    </Moment>
  );
}

/** Where the held money went, to the cent. Nothing while it is held. */
export function SettlementSummary({ battle }: { readonly battle: BattleDetailFragment }) {
  const payments = paymentsOf(battle);
  if (payments.length === 0) return null;
  return (
    <Panel title={t.settlement()}>
      <DescriptionList
        items={payments.map(({ to, what, cents }) => ({ term: `${to} · ${what}`, detail: <Money cents={cents} /> }))}
      />
    </Panel>
  );
}
