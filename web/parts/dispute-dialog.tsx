import type { ComponentProps } from 'react';
import type { FieldWires, FormState } from '../forms/use-form.ts';
import { FormDialog } from '../ui/form/form-dialog.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { Failed } from './failed.tsx';
import * as t from './__generated__/messages.ts';

type Frame = 'description' | 'submitLabel' | 'variant' | 'onClose' | 'children';

interface DisputeDialogProps extends Pick<ComponentProps<typeof FormDialog>, Frame> {
  readonly form: Pick<FormState<object>, 'wires' | 'isSending' | 'notice'>;
  /** The field of the link to what shows it. */
  readonly evidence: FieldWires<string>;
  /** What is asked for after an earlier dispute over the contest was dismissed; null where none was. */
  readonly dismissed: string | null;
}

/** A side says what is wrong with a contest that goes on, and shows it. */
export function DisputeDialog({ form, evidence, dismissed, children, ...dialog }: DisputeDialogProps) {
  return (
    <FormDialog {...form.wires} {...dialog} title={t.reportIssue()} cancelLabel={t.back()} busy={form.isSending}>
      {children}
      <TextField
        type="url"
        label={t.link()}
        hint={dismissed ?? t.aStreamOrRecordingThatShows()}
        placeholder="https://"
        required={dismissed !== null}
        {...evidence}
      />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
