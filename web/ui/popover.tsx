import { css } from '@emotion/react';
import * as Radix from 'radix-ui/popover';
import type { ReactElement, ReactNode } from 'react';
import { float } from './float.ts';

const panel = css({
  maxHeight: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  padding: 'var(--space-4)',
});

interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** What the panel is, read aloud when it opens. */
  label: string;
  children: ReactNode;
  /** Pixels; never wider than the window. */
  width?: number;
  align?: 'start' | 'center' | 'end';
  /** With `onOpenChange`, when the caller keeps the state (for example to close it after a choice). */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** A small panel beside its button. */
export function Popover({ trigger, label, children, width = 340, align = 'end', ...state }: PopoverProps) {
  return (
    <Radix.Root {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          css={[float, panel]}
          style={{ width }}
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={8}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
