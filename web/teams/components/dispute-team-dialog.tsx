import { useForm } from 'react-hook-form';
import { evidenceLinkProblem } from '../../format/dispute-words.ts';
import { Failed } from '../../parts/failed.tsx';
import { useAction } from '../../data/use-action.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { DisputeTeamBattleDocument } from '../operations/__generated__/dispute-team-battle.gql.ts';
import type { TeamBattle } from './battles-panel.tsx';

/** As the server counts them. */
const ISSUE_MIN = 10;
const ISSUE_MAX = 1_000;

interface DisputeTeamDialogProps {
  readonly battle: TeamBattle;
  readonly onClose: () => void;
}

/** A captain says what is wrong; the money waits for a moderator. */
export function DisputeTeamDialog({ battle, onClose }: DisputeTeamDialogProps) {
  const dispute = useAction(DisputeTeamBattleDocument);
  const toast = useToast();
  const { register, handleSubmit, formState, watch } = useForm({
    mode: 'onTouched',
    defaultValues: { issue: '', evidenceUrl: '' },
  });
  const refusedAt = dispute.failure?.field;
  const wasDismissed = battle.dispute?.action === 'DISMISS';
  const submit = handleSubmit(async ({ issue, evidenceUrl }) => {
    if (!(await dispute.run({ teamBattleId: battle.id, issue, evidenceUrl }))) return;
    toast({ title: 'In dispute', description: 'A moderator decides. The money stays held until then.' });
    onClose();
  });
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
      title="Report Issue"
      description="This opens a dispute: the money of both teams stays held until a moderator decides."
      submitLabel="Open dispute"
      cancelLabel="Back"
      variant="danger"
      busy={dispute.isRunning}
    >
      <TextArea
        label="What is wrong?"
        required
        maxLength={ISSUE_MAX}
        value={watch('issue')}
        error={formState.errors.issue?.message}
        {...register('issue', {
          validate: (text) => text.trim().length >= ISSUE_MIN || `Describe it in at least ${ISSUE_MIN} characters.`,
        })}
      />
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
        error={
          formState.errors.evidenceUrl?.message ?? (refusedAt === 'evidenceUrl' ? dispute.failure?.sentence : undefined)
        }
        {...register('evidenceUrl', {
          validate: (link) => evidenceLinkProblem(link, wasDismissed),
          onChange: dispute.reset,
        })}
      />
      <Failed failure={refusedAt === 'evidenceUrl' ? null : dispute.failure} />
    </FormDialog>
  );
}
