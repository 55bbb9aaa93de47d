import { useAction } from '../../data/use-action.ts';
import { Button } from '../../ui/form/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { LeaveTeamDocument, MyTeamsDocument, type OwnTeamFragment } from '../operations/__generated__/team.gql.ts';
import * as t from '../__generated__/messages.ts';

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
      title={t.leaveTeam()}
      description={t.aTeamIsNeverWithoutACaptain()}
      size="small"
      footer={
        <Button variant="primary" onClick={onClose}>
          {t.gotIt()}
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
    toast({ title: isLast ? t.teamDisbanded() : t.youHaveLeftName({ name: team.name }) });
    onLeft();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={isLast ? t.disbandTeam() : t.leaveTeam()}
      description={isLast ? t.youAreTheLastMemberName({ name: team.name }) : t.youCanComeBackWithAnInvite()}
      confirmLabel={isLast ? t.disbandTeam() : t.leaveTeam()}
      variant="danger"
      busy={leave.isRunning}
      refusal={leave.failure?.sentence}
      onConfirm={confirm}
    />
  );
}
