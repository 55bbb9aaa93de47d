import { useQuery } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { AcceptInviteDialog } from './accept-invite-dialog.tsx';
import { failureOf } from '../../data/failure.ts';
import { formatCents } from '../../format/format.ts';
import { challengePath } from '../../../domain/battles/battles.paths.ts';
import { sayRefusal } from '../../data/sentences.ts';
import { useSentences } from '../../data/use-sentences.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/form/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { ReadInviteDocument } from '../operations/__generated__/invite.gql.ts';
import * as t from '../__generated__/messages.ts';

export interface AcceptInviteProps {
  readonly inviteId: string;
  readonly onClose: () => void;
}

/** The invite that the address names, once it is there; afterwards comes the battle, with both seats taken. */
export function AcceptInvite({ inviteId, onClose }: AcceptInviteProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const viewer = useViewer();
  useSentences();
  const { data, error } = useQuery(ReadInviteDocument, { variables: { id: inviteId }, fetchPolicy: 'network-only' });
  const invite = data?.battleInvite;
  if (invite?.status === 'PENDING' && invite.to.id === viewer?.id) {
    const { from, gameTitle, gameMode, holdCents } = invite;
    const enter = async (battleId: string | null): Promise<void> => {
      toast({
        title: t.youAreIn(),
        description: t.holdIsHeldForThisBattle({ hold: formatCents(holdCents) }),
        tone: 'win',
      });
      if (battleId !== null) await navigate(challengePath(battleId), { replace: true });
    };
    return (
      <AcceptInviteDialog
        invite={invite}
        fromName={from.username}
        terms={`${gameTitle}, ${gameMode}`}
        onClose={onClose}
        onAccepted={(battleId) => void enter(battleId)}
      />
    );
  }
  if (!invite && !error) return null;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={t.acceptBattleInvite()}
      description={error ? failureOf(error).sentence : sayRefusal('INVITE_NOT_PENDING')}
      footer={
        <Button variant="ghost" onClick={onClose}>
          {t.close()}
        </Button>
      }
    />
  );
}
