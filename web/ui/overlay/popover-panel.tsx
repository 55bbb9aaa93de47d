import { css } from '@emotion/react';
import * as Radix from 'radix-ui/popover';
import { type RefObject, useRef } from 'react';
import { closesOnEscape } from './escape.ts';
import { float } from './float.ts';
import type { PopoverProps } from './popover.tsx';

const panel = css({
  maxHeight: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  padding: 'var(--space-4)',
});

interface PopoverPanelProps extends Required<Pick<PopoverProps, 'open' | 'onOpenChange'>> {
  anchor: RefObject<HTMLElement | null>;
  id: string;
  label: string;
  width: number;
  align: 'start' | 'center' | 'end';
  children: PopoverProps['children'];
}

/** What a `Popover` shows. */
export function PopoverPanel({ anchor, id, label, width, align, children, ...state }: PopoverPanelProps) {
  const isLeft = useRef(false);
  return (
    <Radix.Root {...state}>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Portal>
        <Radix.Content
          id={id}
          css={[float, panel]}
          style={{ width }}
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          onKeyDown={closesOnEscape(() => state.onOpenChange(false))}
          onOpenAutoFocus={() => void (isLeft.current = false)}
          // The button closes by itself what it has opened, and would open it again.
          onInteractOutside={(event) => {
            if (anchor.current?.contains(event.target as Node)) event.preventDefault();
            else isLeft.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!isLeft.current) anchor.current?.focus();
          }}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
