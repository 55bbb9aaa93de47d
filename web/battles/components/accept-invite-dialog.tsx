import { useQuery } from '@apollo/client/react';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { AddMissing } from '../../parts/add-missing.tsx';
import { formatCents } from '../../format/format.ts';
import { ListInvitesDocument, AcceptInviteDocument } from '../operations/__generated__/invite.gql.ts';
import { WalletSummaryDocument } from '../../session/operations/__generated__/wallet.gql.ts';
import { stakeDetails } from '../stake-details.tsx';
import { figuresOfBattle } from '../stake-figures.ts';
import { useAction } from '../../data/use-action.ts';
import * as t from '../__generated__/messages.ts';

interface AcceptInviteDialogProps {
  readonly invite: {
    readonly id: string;
    readonly stakeCents: number;
    readonly feeCents: number;
    readonly poolCents: number;
  };
  readonly fromName: string;
  /** Game and mode in words. */
  readonly terms: string;
  readonly onClose: () => void;
  readonly onAccepted: (battleId: string | null) => void;
}

/** Names what accepting costs and what the winner gets, before both stakes are held (NO-03). */
export function AcceptInviteDialog({ invite, fromName, terms, onClose, onAccepted }: AcceptInviteDialogProps) {
  const { stakeCents, feeCents, poolCents } = invite;
  const wallet = useQuery(WalletSummaryDocument, { fetchPolicy: 'cache-and-network' }).data?.wallet;
  const accept = useAction(AcceptInviteDocument, { changes: [ListInvitesDocument], movesMoney: true });
  const holdCents = stakeCents + feeCents;
  const confirm = async (): Promise<void> => {
    const answer = await accept.run({ inviteId: invite.id });
    if (answer) onAccepted(answer.acceptBattleInvite.battleId);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t.acceptBattleInvite()}
      description={t.playerChallengesYou({ player: fromName, terms })}
      figures={stakeDetails(
        figuresOfBattle({ stakeCents, feeCents, holdCents, poolCents }, wallet?.availableToBetCents ?? null),
      )}
      confirmLabel={t.acceptForHold({ hold: formatCents(holdCents) })}
      busy={accept.isRunning}
      refusal={accept.failure?.sentence}
      onConfirm={confirm}
    >
      <AddMissing neededCents={holdCents} />
    </ConfirmDialog>
  );
}
