import { Slot } from 'radix-ui/slot';
import { type ReactElement, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { PopoverPanel } from './overlays.ts';
import { useOpened } from './use-opened.ts';

export interface PopoverProps {
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
export function Popover({ trigger, width = 340, align = 'end', open, onOpenChange, ...panel }: PopoverProps) {
  const [isOpenHere, setOpenHere] = useState(false);
  const isOpen = open ?? isOpenHere;
  const change = (next: boolean): void => {
    setOpenHere(next);
    onOpenChange?.(next);
  };
  const anchor = useRef<HTMLElement>(null);
  const id = useId();
  const wasOpened = useOpened(isOpen);
  return (
    <>
      <Slot
        ref={anchor}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => change(!isOpen)}
      >
        {trigger}
      </Slot>
      {wasOpened && (
        <Suspense>
          <PopoverPanel
            {...panel}
            anchor={anchor}
            id={id}
            width={width}
            align={align}
            open={isOpen}
            onOpenChange={change}
          />
        </Suspense>
      )}
    </>
  );
}
