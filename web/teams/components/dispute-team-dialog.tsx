import { TEAM_ISSUE_MAX, TEAM_ISSUE_MIN, teamDispute } from '../../../domain/teams/teams.schemas.ts';
import { NO_LINK, newEvidenceProblem } from '../../format/dispute-words.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { useAction } from '../../data/use-action.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { DisputeTeamBattleDocument } from '../operations/__generated__/dispute-team-battle.gql.ts';
import type { TeamBattle } from './battles-panel.tsx';

interface DisputeTeamDialogProps {
  readonly battle: TeamBattle;
  readonly onClose: () => void;
}

/** A captain says what is wrong; the money waits for a moderator. */
export function DisputeTeamDialog({ battle, onClose }: DisputeTeamDialogProps) {
  const dispute = useAction(DisputeTeamBattleDocument);
  const toast = useToast();
  const wasDismissed = battle.dispute?.action === 'DISMISS';
  const form = useForm({
    schema: teamDispute,
    initial: { issue: '', evidenceUrl: '' },
    check: ({ evidenceUrl }) => ({ evidenceUrl: newEvidenceProblem(evidenceUrl, wasDismissed) }),
    words: { issue: `Describe it in at least ${TEAM_ISSUE_MIN} characters.`, evidenceUrl: NO_LINK },
    sending: dispute,
    send: async ({ issue, evidenceUrl }) => {
      if (!(await dispute.run({ teamBattleId: battle.id, issue, evidenceUrl: evidenceUrl ?? '' }))) return;
      toast({ title: 'In dispute', description: 'A moderator decides. The money stays held until then.' });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      onClose={onClose}
      title="Report Issue"
      description="This opens a dispute: the money of both teams stays held until a moderator decides."
      submitLabel="Open dispute"
      cancelLabel="Back"
      variant="danger"
      busy={form.isSending}
    >
      <TextArea label="What is wrong?" required maxLength={TEAM_ISSUE_MAX} {...form.field('issue')} />
      <TextField
        type="url"
        label="Link"
        hint={
          wasDismissed
            ? 'A dispute over this battle was dismissed: show something that is new.'
            : 'A stream or recording that shows it.'
        }
        placeholder="https://"
        required={wasDismissed}
        {...form.field('evidenceUrl')}
      />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
