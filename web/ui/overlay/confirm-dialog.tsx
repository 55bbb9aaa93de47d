import { css } from '@emotion/react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../form/button.tsx';
import { type Detail, DescriptionList } from '../list/description-list.tsx';
import { Dialog } from './dialog.tsx';
import { Stack } from '../layout/layout.tsx';
import { Notice } from '../layout/notice.tsx';
import * as t from '../__generated__/messages.ts';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  /** Above the figures: what it is about, as a picture. */
  head?: ReactNode;
  /** Every figure of the deal by its name: stake, fee, total held, what the winner gets. */
  figures?: readonly Detail[];
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` for what cannot be undone. */
  variant?: 'primary' | 'danger';
  /**
   * The dialog locks until the returned promise settles, or as long as `busy` holds. It does not close by itself:
   * the caller closes it when the answer is good.
   */
  onConfirm: () => void | Promise<unknown>;
  busy?: boolean | undefined;
  /** Why the last attempt was refused, in a sentence; the dialog stays open and can be tried again. */
  refusal?: string | null | undefined;
  /** Further fields or words below the figures. */
  children?: ReactNode;
}

/** It is there to be read aloud and takes no room before there is an answer. */
const answer = css({ ':empty': { position: 'absolute' } });

/** Asks before money moves or something is lost, names the figures, and runs once however often it is pressed. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  head,
  figures,
  confirmLabel,
  cancelLabel = t.cancel(),
  variant = 'primary',
  onConfirm,
  busy = false,
  refusal,
  children,
}: ConfirmDialogProps) {
  const [isRunning, setIsRunning] = useState(false);
  // Two presses may come before React has drawn the lock.
  const running = useRef(false);

  const locked = busy || isRunning;
  const confirm = async (): Promise<void> => {
    if (running.current || locked) return;
    running.current = true;
    setIsRunning(true);
    try {
      await onConfirm();
    } finally {
      running.current = false;
      setIsRunning(false);
    }
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      size="small"
      role="alertdialog"
      locked={locked}
      modalOnly
      footer={
        <>
          <Button variant="ghost" disabled={locked} onClick={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button variant={variant} busy={locked} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        {head}
        {figures !== undefined && <DescriptionList items={figures} />}
        {children}
        <div aria-live="polite" css={answer}>
          {refusal !== null && refusal !== undefined && refusal !== '' && <Notice tone="loss">{refusal}</Notice>}
        </div>
      </Stack>
    </Dialog>
  );
}
