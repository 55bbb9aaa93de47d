import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { Dialog, type DialogProps } from '../overlay/dialog.tsx';
import { Form, type FormProps } from './form.tsx';
import * as t from '../__generated__/messages.ts';

interface FormDialogProps
  extends Pick<DialogProps, 'title' | 'description' | 'size' | 'role'>, Pick<FormProps, 'ref' | 'onSubmit'> {
  onClose: () => void;
  submitLabel: string;
  cancelLabel?: string;
  /** `danger` for what cannot be undone. */
  variant?: 'primary' | 'danger';
  /** While it runs, the dialog stays as it is. */
  busy: boolean;
  disabled?: boolean;
  /** The fields. */
  children: ReactNode;
}

/** A form over the page: its button sends it, a press beside it keeps what was entered. */
export function FormDialog({
  ref,
  onClose,
  onSubmit,
  submitLabel,
  cancelLabel = t.cancel(),
  variant = 'primary',
  busy,
  disabled = false,
  children,
  ...dialog
}: FormDialogProps) {
  const formId = useId();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      modalOnly
      locked={busy}
      footer={
        <>
          <Button variant="ghost" disabled={busy} onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={formId} variant={variant} busy={busy} disabled={disabled}>
            {submitLabel}
          </Button>
        </>
      }
      {...dialog}
    >
      <Form ref={ref} id={formId} gap={5} onSubmit={onSubmit}>
        {children}
      </Form>
    </Dialog>
  );
}
