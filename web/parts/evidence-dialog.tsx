import { useForm } from 'react-hook-form';
import { EVIDENCE_WORDS_MAX } from '../../domain/disputes/evidence.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useToast } from '../ui/toast.tsx';
import { evidenceLinkProblem } from '../format/dispute-words.ts';
import { Failed } from './failed.tsx';
import { AddEvidenceDocument } from '../data/operations/__generated__/add-evidence.gql.ts';
import { useAction } from '../data/use-action.ts';

interface EvidenceDialogProps {
  readonly disputeId: string;
  readonly onClose: () => void;
}

/** A party of a dispute shows or says something more, while nobody has decided. */
export function EvidenceDialog({ disputeId, onClose }: EvidenceDialogProps) {
  const add = useAction(AddEvidenceDocument);
  const toast = useToast();
  const { register, handleSubmit, formState, watch } = useForm({
    mode: 'onTouched',
    defaultValues: { words: '', evidenceUrl: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit(async (form) => {
    if (!(await add.run({ input: { disputeId, ...form } }))) return;
    toast({ title: 'Evidence added', description: 'Whoever decides reads it.' });
    onClose();
  });
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
      title="Add Evidence"
      description="Both sides and our staff see it. It cannot be taken back."
      submitLabel="Add Evidence"
      cancelLabel="Back"
      busy={add.isRunning}
    >
      <TextField
        type="url"
        label="Link"
        hint="A stream or recording that shows it."
        error={errors.evidenceUrl?.message}
        placeholder="https://"
        {...register('evidenceUrl', { validate: (link) => evidenceLinkProblem(link, false), onChange: add.reset })}
      />
      <TextArea
        label="What it shows"
        maxLength={EVIDENCE_WORDS_MAX}
        value={watch('words')}
        error={errors.words?.message}
        {...register('words', {
          validate: (words, { evidenceUrl }) =>
            words.trim() !== '' || evidenceUrl.trim() !== '' || 'Say or show something.',
          onChange: add.reset,
        })}
      />
      <Failed failure={add.failure} />
    </FormDialog>
  );
}
