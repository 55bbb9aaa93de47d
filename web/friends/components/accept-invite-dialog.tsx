import { useApolloClient, useQuery } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { failureOf } from '../../shared/failure.ts';
import { formatCents } from '../../shared/format.ts';
import { WalletSummaryDocument } from '../../shared/operations/wallet-summary.gql.ts';
import { challengePath } from '../../shared/paths.ts';
import { REFUSAL_SENTENCES } from '../../shared/refusals.ts';
import { useAction } from '../../shared/use-action.ts';
import { useViewer } from '../../shared/use-viewer.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { refreshFriends } from '../hooks/use-live-friends.ts';
import { AcceptInviteDocument } from '../operations/accept-invite.gql.ts';
import type { InviteFieldsFragment } from '../operations/invite-fields.gql.ts';
import { ReadInviteDocument } from '../operations/read-invite.gql.ts';
import { inviteDetails } from './invite-details.tsx';

interface AcceptInviteDialogProps {
  readonly inviteId: string;
  readonly onClose: () => void;
}

const { INVITE_NOT_PENDING: sayEnded } = REFUSAL_SENTENCES;

/** The invite that the address names, once it is there. */
export function AcceptInviteDialog({ inviteId, onClose }: AcceptInviteDialogProps) {
  const { data, error } = useQuery(ReadInviteDocument, { variables: { id: inviteId }, fetchPolicy: 'network-only' });
  const viewer = useViewer();
  const invite = data?.battleInvite;
  if (invite?.status === 'PENDING' && invite.to.id === viewer?.id) return <Terms invite={invite} onClose={onClose} />;
  if (!invite && !error) return null;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title="Accept Battle Invite"
      description={error ? failureOf(error).sentence : sayEnded({})}
      footer={
        <Button variant="ghost" onClick={onClose}>
          Close
        </Button>
      }
    />
  );
}

interface TermsProps {
  readonly invite: InviteFieldsFragment;
  readonly onClose: () => void;
}

/** Asks before both stakes are held; afterwards comes the battle, with both seats taken (NO-03). */
function Terms({ invite, onClose }: TermsProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { data } = useQuery(WalletSummaryDocument, { fetchPolicy: 'cache-and-network' });
  const accept = useAction(AcceptInviteDocument);
  const { id, from, gameTitle, gameMode, stakeCents, feeCents, holdCents, poolCents } = invite;
  const availableCents = data?.wallet?.availableToBetCents ?? null;
  const remainingCents = availableCents === null ? null : availableCents - holdCents;

  const confirm = async (): Promise<void> => {
    const answer = await accept.run({ inviteId: id });
    await refreshFriends(client, ['INVITES']);
    const battleId = answer?.acceptBattleInvite.battleId;
    if (typeof battleId !== 'string') return;
    toast({ title: 'You are in', description: `${formatCents(holdCents)} is held for this battle.`, tone: 'win' });
    await navigate(challengePath(battleId), { replace: true });
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Accept Battle Invite"
      description={`${from.username} challenges you: ${gameTitle}, ${gameMode}. Stake and fee of both players are held now; either of you starts the match. Cancelled before the start, both go back.`}
      figures={inviteDetails({ stakeCents, feeCents, holdCents, poolCents, remainingCents }, null)}
      confirmLabel={`Accept for ${formatCents(holdCents)}`}
      busy={accept.isRunning}
      refusal={accept.failure?.sentence}
      onConfirm={confirm}
    />
  );
}
