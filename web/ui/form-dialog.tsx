import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { Stack } from './layout.tsx';

interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size'> {
  onClose: () => void;
  /** The event's default, leaving the page, is prevented already. */
  onSubmit: (event: FormEvent) => unknown;
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
  onClose,
  onSubmit,
  submitLabel,
  cancelLabel = 'Cancel',
  variant = 'primary',
  busy,
  disabled = false,
  children,
  ...dialog
}: FormDialogProps) {
  const formId = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void onSubmit(event);
  };
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
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={5}>{children}</Stack>
      </form>
    </Dialog>
  );
}
