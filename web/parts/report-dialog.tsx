import type { ComponentProps } from 'react';
import type { FieldWires, FormState } from '../forms/use-form.ts';
import { FormDialog } from '../ui/form/form-dialog.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { Failed } from './failed.tsx';
import { Part } from './part.tsx';
import * as t from './__generated__/messages.ts';

interface ReportDialogProps extends Pick<ComponentProps<typeof FormDialog>, 'description' | 'onClose' | 'children'> {
  readonly form: Pick<FormState<object>, 'wires' | 'isSending' | 'notice'>;
  readonly title: string;
  /** The field of the link to the stream or recording. */
  readonly recording: FieldWires<string> & {
    readonly label: string;
    readonly hint: string;
    /** Not for who concedes, nor for who confirms what the other has reported. */
    readonly isNeeded: boolean;
  };
}

/** One side's word on the result of a contest, with the recording that shows it (CH-17); within, how it ended. */
export function ReportDialog({ form, title, recording, children, ...dialog }: ReportDialogProps) {
  const { isNeeded, hint, ...field } = recording;
  return (
    <FormDialog
      {...form.wires}
      {...dialog}
      title={title}
      submitLabel={title}
      cancelLabel={t.back()}
      busy={form.isSending}
    >
      {children}
      <TextField
        {...field}
        hint={isNeeded ? hint : t.noRecordingIsNeeded()}
        type="url"
        placeholder="https://"
        required={isNeeded}
      />
      {isNeeded && field.value === '' && <Part of="streams.recordings" onChoose={field.onChange} />}
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
