import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { walletPath } from '../../../domain/wallet/wallet.paths.ts';
import { useAction } from '../../data/use-action.ts';
import { formatCents, formatDateTime } from '../../format/format.ts';
import { WalletSummaryDocument } from '../../session/operations/__generated__/wallet-summary.gql.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { type Detail, DescriptionList } from '../../ui/description-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Money } from '../../ui/money.tsx';
import { useToast } from '../../ui/toast.tsx';
import { TOURNAMENT_QUERIES } from '../hooks/use-tournament-news.ts';
import { EnterTournamentDocument } from '../operations/__generated__/enter-tournament.gql.ts';
import type { TournamentCardFragment } from '../operations/__generated__/tournament-card.gql.ts';

interface JoinDialogProps {
  readonly tournament: TournamentCardFragment;
  /** For a tournament that is for those who know it; null for any other. */
  readonly code: string | null;
  readonly onClose: () => void;
}

/** Buy-in, fee and total held, named before they are held (C-07). */
function costDetails(
  { buyInCents, feeCents, poolCents }: TournamentCardFragment,
  afterwardsCents: number | null,
): Detail[] {
  return [
    { term: 'Buy-in', detail: <Money cents={buyInCents} /> },
    { term: 'Platform fee', detail: <Money cents={feeCents} /> },
    { term: 'Total held', detail: <Money cents={buyInCents + feeCents} />, total: true },
    { term: 'Prize pool with you', detail: <Money cents={poolCents + buyInCents} /> },
    ...(afterwardsCents === null
      ? []
      : [{ term: 'Available to bet afterwards', detail: <Money cents={afterwardsCents} /> }]),
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
  const isFull = entrants >= capacity;
  const availableCents = data?.wallet?.availableToBetCents ?? null;

  const confirm = async (): Promise<void> => {
    const answer = await enter.run({ id, code, mayWait: isFull });
    if (!answer) return;
    const waits = answer.enterTournament?.viewerStatus === 'WAITING';
    toast(
      waits
        ? {
            title: 'You are on the waiting list',
            description: 'We tell you as soon as a place is yours.',
            tone: 'info',
          }
        : { title: 'You are in', description: isFree ? title : `${hold} is held for ${title}.`, tone: 'win' },
    );
    onClose();
  };

  if (!isFull && availableCents !== null && availableCents < holdCents)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        size="small"
        title="Not enough to join"
        description={`Joining holds ${hold}; ${formatCents(availableCents)} is available to bet, ${formatCents(holdCents - availableCents)} too little.`}
        footer={
          <>
            <Button variant="ghost" onClick={onClose}>
              Close
            </Button>
            <Button variant="primary" asChild>
              <Link to={walletPath}>Open wallet</Link>
            </Button>
          </>
        }
      >
        <DescriptionList items={costDetails(tournament, null)} />
      </Dialog>
    );

  const afterwards = availableCents === null || isFull ? null : availableCents - holdCents;
  const back = isFree ? '' : ' Leave before check-in closes, and you get buy-in and fee back.';
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={isFull ? 'Join the waiting list' : 'Join Tournament'}
      description={
        isFull
          ? `All places of “${title}” are taken. When one becomes free and you are next, it is yours${isFree ? '.' : ` and ${hold} is held, nothing before that.`}`
          : `You take a place in “${title}”. Check in between ${formatDateTime(checkInAt)} and ${formatDateTime(startsAt)}, or you do not play.${back}`
      }
      {...(!isFree && { figures: costDetails(tournament, afterwards) })}
      confirmLabel={isFull ? 'Join the waiting list' : isFree ? 'Join' : `Join for ${hold}`}
      busy={enter.isRunning}
      refusal={enter.failure?.sentence}
      onConfirm={confirm}
    />
  );
}
