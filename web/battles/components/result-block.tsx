import { Suspense } from 'react';
import { sumsOf } from '../../../domain/results/result-sums.ts';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { resultWords } from '../../format/result-words.ts';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Moment } from '../../ui/figure/moment.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { splintersOf } from '../../ui/face/worn.tsx';
import { paymentsOf } from '../battle-figures.ts';
import type { BattleDetailFragment } from '../operations/__generated__/battle.gql.ts';
import { Panel } from '../../parts/panel.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import * as t from '../__generated__/messages.ts';

const RematchDialog = lazyPart(async () => (await import('./rematch-dialog.tsx')).RematchDialog);

/** How it ended for the player (CH-14, CH-15). Nothing for onlookers and before the end. */
export function ResultBlock({ battle }: { readonly battle: BattleDetailFragment }) {
  const { id, viewerResult } = battle;
  if (viewerResult === null) return null;
  const hasWon = viewerResult === 'WIN';
  const sums = sumsOf(battle, hasWon);
  const isCreator = battle.viewerSeat === 'CREATOR';
  const [own, opponent] = isCreator ? [battle.creator, battle.opponent] : [battle.opponent, battle.creator];
  return (
    <Moment
      id={id}
      outcome={hasWon ? 'win' : 'loss'}
      title={hasWon ? t.youWon() : t.youLost()}
      amount={sums.stakeCents}
      format={(cents) => <Money cents={cents} signed />}
      splinters={splintersOf(own?.worn.skin)}
      action={opponent && <Rematch battle={battle} opponent={opponent} isNext={!hasWon} />}
    >
      {resultWords(sums)}
      <br />
      {hasWon ? t.thePoolIsInYourWallet() : t.theStakeWentToTheWinner()}
    </Moment>
  );
}

interface RematchProps {
  readonly battle: BattleDetailFragment;
  readonly opponent: BattleDetailFragment['creator'];
  /** Whether it is what comes next: after a loss, when there is nothing to celebrate. */
  readonly isNext: boolean;
}

function Rematch({ battle, opponent, isNext }: RematchProps) {
  const dialog = useAddressDialog('dialog');
  return (
    <>
      <Button variant={isNext ? 'primary' : 'secondary'} onClick={() => dialog.open('rematch')}>
        {t.rematch()}
      </Button>
      {dialog.value === 'rematch' && (
        <Suspense>
          <RematchDialog opponent={opponent} terms={battle} onClose={dialog.close} />
        </Suspense>
      )}
    </>
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
