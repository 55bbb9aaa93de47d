import { useForm } from 'react-hook-form';
import { DISPUTE_TYPE_LABELS, evidenceLinkProblem } from '../../format/dispute-words.ts';
import { Failed } from '../../parts/failed.tsx';
import { formatCents } from '../../format/format.ts';
import type { DisputeType } from '../../data/__generated__/schema-types.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useAction } from '../../data/use-action.ts';
import type { BattleDetailFragment } from '../operations/__generated__/battle-detail.gql.ts';
import { ReportIssueDocument } from '../operations/__generated__/report-issue.gql.ts';

/** As the server counts them. */
const ISSUE_MAX = 2_000;

const TYPES = Object.entries(DISPUTE_TYPE_LABELS).map(([value, label]) => ({ value, label }));

interface IssueForm {
  readonly type: DisputeType;
  readonly description: string;
  /** Empty without a link. */
  readonly evidenceUrl: string;
}

interface IssueDialogProps {
  readonly battle: BattleDetailFragment;
  readonly onClose: () => void;
}

/** 'Report Issue' of a running match: opens a dispute, whatever was reported before (CH-09). */
export function IssueDialog({ battle, onClose }: IssueDialogProps) {
  const report = useAction(ReportIssueDocument);
  const toast = useToast();
  const { register, handleSubmit, formState, watch } = useForm<IssueForm>({
    mode: 'onTouched',
    defaultValues: { type: 'MATCH_RESULT', description: '', evidenceUrl: '' },
  });
  const { errors } = formState;
  const refusedAt = report.failure?.field;
  const wasDismissed = battle.dispute?.action === 'DISMISS';

  const submit = handleSubmit(async ({ type, description, evidenceUrl }) => {
    const answer = await report.run({ input: { battleId: battle.id, type, description, evidenceUrl } });
    if (!answer) return;
    toast({ title: 'Issue reported', description: 'The money is held until a moderator decides.' });
    onClose();
  });

  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
      title="Report Issue"
      description={`This opens a dispute over the match: both stakes and fees, ${formatCents(2 * battle.holdCents)} in all, stay held until a moderator decides. It cannot be taken back.`}
      submitLabel="Report Issue"
      cancelLabel="Back"
      busy={report.isRunning}
    >
      <Select label="Type" options={TYPES} {...register('type')} />
      <TextArea
        label="Description"
        hint="What happened, and where it can be seen."
        rows={5}
        required
        maxLength={ISSUE_MAX}
        value={watch('description')}
        error={errors.description?.message ?? (refusedAt === 'description' ? report.failure?.sentence : undefined)}
        {...register('description', {
          validate: (text) => text.trim() !== '' || 'Say what is wrong.',
          onChange: report.reset,
        })}
      />
      <TextField
        type="url"
        label="Link"
        hint={
          wasDismissed
            ? 'A dispute over this match was dismissed: show something that is new.'
            : 'A stream or recording that shows it.'
        }
        placeholder="https://"
        required={wasDismissed}
        error={errors.evidenceUrl?.message ?? (refusedAt === 'evidenceUrl' ? report.failure?.sentence : undefined)}
        {...register('evidenceUrl', {
          validate: (link) => evidenceLinkProblem(link, wasDismissed),
          onChange: report.reset,
        })}
      />
      <Failed failure={refusedAt === 'description' || refusedAt === 'evidenceUrl' ? null : report.failure} />
    </FormDialog>
  );
}
