import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { enterPath } from '../../../domain/tournaments/tournaments.paths.ts';
import { useAction } from '../../data/use-action.ts';
import { formatCents, formatDateTime } from '../../format/format.ts';
import { AddMissing, AddRefused } from '../../parts/add-missing.tsx';
import { WalletSummaryDocument } from '../../session/operations/__generated__/wallet.gql.ts';
import { Button } from '../../ui/form/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { type Detail, DescriptionList } from '../../ui/list/description-list.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { TOURNAMENT_QUERIES } from '../hooks/use-tournament-news.ts';
import { EnterTournamentDocument, type TournamentCardFragment } from '../operations/__generated__/tournament.gql.ts';
import * as t from '../__generated__/messages.ts';

interface JoinDialogProps {
  readonly tournament: TournamentCardFragment;
  /** For a tournament that is for those who know it; null for any other. */
  readonly code: string | null;
  readonly onClose: () => void;
}

/** Buy-in, fee and total held, named before they are held (C-07). */
function costDetails(
  { buyInCents, feeCents, poolCents, fullPoolCents }: TournamentCardFragment,
  afterwardsCents: number | null,
  isFull: boolean,
): Detail[] {
  return [
    { term: t.buyIn(), detail: <Money cents={buyInCents} /> },
    { term: t.platformFee(), detail: <Money cents={feeCents} /> },
    { term: t.totalHeld(), detail: <Money cents={buyInCents + feeCents} />, total: true },
    // Whoever waits adds nothing: they take the place of somebody whose buy-in went back.
    isFull
      ? { term: t.prizePool(), detail: <Money cents={fullPoolCents} /> }
      : { term: t.prizePoolWithYou(), detail: <Money cents={poolCents + buyInCents} /> },
    ...(afterwardsCents === null
      ? []
      : [{ term: t.availableToBetAfterwards(), detail: <Money cents={afterwardsCents} /> }]),
  ];
}

/** Asks before a place is taken, or one on the waiting list (BG-20, BG-22). */
export function JoinDialog({ tournament, code, onClose }: JoinDialogProps) {
  const { id, title, buyInCents, feeCents, entrants, capacity, checkInAt, startsAt } = tournament;
  const { data } = useQuery(WalletSummaryDocument, { fetchPolicy: 'cache-and-network' });
  const enter = useAction(EnterTournamentDocument, { movesMoney: true, changes: TOURNAMENT_QUERIES });
  const toast = useToast();
  const holdCents = buyInCents + feeCents;
  const hold = formatCents(holdCents);
  const isFree = buyInCents === 0;
  // As it was when it was opened, until the server says otherwise: what a button does must not change under the finger.
  const [isFull, setFull] = useState(entrants >= capacity);
  if (!isFull && enter.failure?.code === 'TOURNAMENT_FULL') setFull(true);
  const availableCents = data?.wallet?.availableToBetCents ?? null;

  const confirm = async (): Promise<void> => {
    const answer = await enter.run({ id, code, mayWait: isFull });
    if (!answer) return;
    const waits = answer.enterTournament?.viewerStatus === 'WAITING';
    toast(
      waits
        ? {
            title: t.youAreOnTheWaitingList(),
            description: t.weTellYouAsSoon(),
            tone: 'info',
          }
        : { title: t.youAreIn(), description: isFree ? title : t.holdIsHeldForTitle({ hold, title }), tone: 'win' },
    );
    onClose();
  };

  if (!isFull && availableCents !== null && availableCents < holdCents)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        size="small"
        title={t.notEnoughToJoin()}
        description={t.joiningHoldsMoreThanIsAvailable({
          hold,
          available: formatCents(availableCents),
          missing: formatCents(holdCents - availableCents),
        })}
        footer={
          <>
            <Button variant="ghost" onClick={onClose}>
              {t.close()}
            </Button>
            <AddMissing neededCents={holdCents} path={enterPath(id, code)} />
          </>
        }
      >
        <DescriptionList items={costDetails(tournament, null, false)} />
      </Dialog>
    );

  const afterwards = availableCents === null || isFull ? null : availableCents - holdCents;
  const place = { title, checkInAt: formatDateTime(checkInAt), startsAt: formatDateTime(startsAt) };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={isFull ? t.joinTheWaitingList() : t.joinTournament()}
      description={
        isFull
          ? isFree
            ? t.allPlacesOfTitleAreTaken({ title })
            : t.allPlacesOfTitleAreTakenAndHeld({ title, hold })
          : isFree
            ? t.youTakeAPlaceInTitle(place)
            : t.youTakeAPlaceInTitleAndCanLeave(place)
      }
      {...(!isFree && { figures: costDetails(tournament, afterwards, isFull) })}
      confirmLabel={isFull ? t.joinTheWaitingList() : isFree ? t.join() : t.joinForHold({ hold })}
      busy={enter.isRunning}
      refusal={enter.failure?.sentence}
      onConfirm={confirm}
    >
      <AddRefused failure={enter.failure} path={enterPath(id, code)} />
    </ConfirmDialog>
  );
}
