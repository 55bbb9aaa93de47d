import { useAction } from '../../data/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { LeaveTeamDocument } from '../operations/__generated__/leave-team.gql.ts';
import { MyTeamsDocument } from '../operations/__generated__/my-teams.gql.ts';
import type { OwnTeamFragment } from '../operations/__generated__/own-team.gql.ts';

interface LeaveDialogProps {
  readonly team: OwnTeamFragment;
  readonly onClose: () => void;
  readonly onLeft: () => void;
}

/** Asks before somebody leaves; the last one takes the team along, and a captain of others hands it over first. */
export function LeaveDialog(props: LeaveDialogProps) {
  const { team, onClose } = props;
  if (team.viewerRole !== 'CAPTAIN' || team.memberCount === 1) return <LeaveQuestion {...props} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Leave team"
      description="A team is never without a captain. Hand it over to another member in the roster first."
      size="small"
      footer={
        <Button variant="primary" onClick={onClose}>
          Got it
        </Button>
      }
    />
  );
}

function LeaveQuestion({ team, onClose, onLeft }: LeaveDialogProps) {
  const leave = useAction(LeaveTeamDocument, { changes: [MyTeamsDocument] });
  const toast = useToast();
  const isLast = team.memberCount === 1;
  const confirm = async (): Promise<void> => {
    if (!(await leave.run({}))) return;
    toast({ title: isLast ? 'Team disbanded' : `You have left ${team.name}` });
    onLeft();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={isLast ? 'Disband team' : 'Leave team'}
      description={
        isLast
          ? `You are the last member: ${team.name} is disbanded, its name is free again and its matches stay on record.`
          : 'You can come back with an invite code and the captain’s yes. Money of yours in a running team battle stays yours.'
      }
      confirmLabel={isLast ? 'Disband team' : 'Leave team'}
      variant="danger"
      busy={leave.isRunning}
      refusal={leave.failure?.sentence}
      onConfirm={confirm}
    />
  );
}
