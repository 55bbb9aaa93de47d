import { useRef, useState } from 'react';
import { oddsText, payoutOf } from '../../../domain/markets/odds.ts';
import type { Failure } from '../../data/failure.ts';
import { useAction } from '../../data/use-action.ts';
import { formatCents } from '../../format/format.ts';
import { AddRefused } from '../../parts/add-missing.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { PlaceBetDocument, ReadStakeBoardDocument } from '../operations/__generated__/market.gql.ts';
import type { OpenMarket } from './stake-panel.tsx';
import * as t from '../__generated__/messages.ts';

interface StakeDialogProps {
  readonly market: OpenMarket;
  readonly side: OpenMarket['sides'][number];
  readonly stakeCents: number;
  readonly streamId: string | null;
  readonly onClose: () => void;
  readonly onPlaced: () => void;
}

interface Offer {
  readonly odds: number;
  readonly quote: string;
}

/** The odds that a refusal tells, and what takes them. */
function offerIn({ code, data: { odds, quote } }: Failure): Offer | null {
  return code === 'ODDS_CHANGED' && typeof odds === 'number' && typeof quote === 'string' ? { odds, quote } : null;
}

/** Asks once more, with every figure; odds that have changed meanwhile are said and asked for again. */
export function StakeDialog({ market, side, stakeCents, streamId, onClose, onPlaced }: StakeDialogProps) {
  // As they were when the question was asked: nothing changes under the finger.
  const [offer, setOffer] = useState<Offer>(() => ({ odds: side.odds, quote: market.quote }));
  const told = useRef<Offer | null>(null);
  const place = useAction(PlaceBetDocument, {
    movesMoney: true,
    changes: [ReadStakeBoardDocument],
    refusal: (failure) => {
      told.current = offerIn(failure);
      if (told.current) setOffer(told.current);
    },
  });
  const toast = useToast();
  const payoutCents = payoutOf(stakeCents, offer.odds);
  const stake = formatCents(stakeCents);

  const send = (quote: string) => {
    told.current = null;
    return place.run({ input: { marketId: market.id, playerId: side.player.id, stakeCents, quote, streamId } });
  };
  const again = async () => {
    const next = told.current;
    return next?.odds === offer.odds ? send(next.quote) : null;
  };
  const confirm = async (): Promise<void> => {
    const { username } = side.player;
    // Who thinks for longer than a quote lasts is asked again only if the odds are others by now.
    const answer = (await send(offer.quote)) ?? (await again());
    if (!answer) return;
    toast({
      title: t.stakePlaced(),
      description: t.amountOnPlayerAtOdds({ amount: stake, player: username, odds: oddsText(answer.placeBet.odds) }),
      tone: 'win',
    });
    onPlaced();
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t.placeStake()}
      description={t.youBetThatPlayerWins({ player: side.player.username })}
      figures={[
        { term: t.odds(), detail: oddsText(offer.odds) },
        { term: t.stake(), detail: <Money cents={stakeCents} /> },
        { term: t.potentialPayout(), detail: <Money cents={payoutCents} />, total: true },
      ]}
      confirmLabel={t.stakeAmountNow({ amount: stake })}
      busy={place.isRunning}
      refusal={place.failure?.sentence}
      onConfirm={confirm}
    >
      <AddRefused failure={place.failure} />
    </ConfirmDialog>
  );
}
