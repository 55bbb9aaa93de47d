import { Slot } from 'radix-ui/slot';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import { DialogPanel } from './overlays.ts';
import { useOpened } from './use-opened.ts';

export type DialogSize = 'small' | 'medium' | 'large';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** One sentence on what this is for; read aloud when the dialog opens. */
  description: ReactNode;
  children?: ReactNode;
  /** Buttons at the end; the main one last. */
  footer?: ReactNode;
  size?: DialogSize;
  /** Keeps the dialog open whatever is pressed, while something runs that must be waited for. */
  locked?: boolean | undefined;
  /** A press beside the dialog leaves it open: for forms and for questions about money. */
  modalOnly?: boolean;
  /** `alertdialog` for a question that interrupts. */
  role?: 'dialog' | 'alertdialog';
  /** Title and description for screen readers only, and no head. */
  bare?: boolean;
  /** Optional button that opens it, for dialogs whose state is not in the address. */
  trigger?: ReactElement;
}

/**
 * A window over the page, as high as what it holds: a sheet at the foot of a phone, in the middle of wider screens. Back
 * closes it when its state is in the address.
 */
export function Dialog({ trigger, ...panel }: DialogProps) {
  const wasOpened = useOpened(panel.open);
  return (
    <>
      {trigger !== undefined && (
        <Slot aria-haspopup="dialog" aria-expanded={panel.open} onClick={() => panel.onOpenChange(true)}>
          {trigger}
        </Slot>
      )}
      {wasOpened && (
        <Suspense>
          <DialogPanel {...panel} />
        </Suspense>
      )}
    </>
  );
}
