import { css } from '@emotion/react';
import * as Radix from 'radix-ui/dropdown-menu';
import { type ReactElement, type ReactNode, useState } from 'react';
import { closesOnEscape } from './escape.ts';
import { float } from './float.ts';
import { useLandmark } from './landmark.ts';
import { below } from './tokens.ts';

const panel = css({ minWidth: 200, padding: 'var(--space-1)' });

const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  minHeight: 36,
  padding: '0 var(--space-3)',
  borderRadius: 'var(--radius-s)',
  fontSize: 'var(--size-14)',
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  '& > svg': { width: 16, height: 16, color: 'var(--text-dim)' },
  '&[data-highlighted]': { background: 'var(--bg-3)', boxShadow: 'inset 2px 0 0 var(--focus)' },
  '&[data-disabled]': { color: 'var(--text-faint)', cursor: 'not-allowed' },
  [below.medium]: { minHeight: 'var(--target-touch)' },
});

const dangerous = css({ color: 'var(--loss)', '& > svg': { color: 'inherit' } });
const rule = css({ height: 1, margin: 'var(--space-1) 0', background: 'var(--line)' });

interface DropdownMenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** `DropdownItem` and `DropdownSeparator`. */
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  onOpenChange?: (open: boolean) => void;
}

/** A list of actions under a button. */
export function DropdownMenu({ trigger, children, align = 'end', onOpenChange }: DropdownMenuProps) {
  const { anchor, landmark, find } = useLandmark<HTMLButtonElement>();
  const [isOpen, setOpen] = useState(false);
  const change = (open: boolean): void => {
    find();
    setOpen(open);
    onOpenChange?.(open);
  };
  return (
    <Radix.Root modal={false} open={isOpen} onOpenChange={change}>
      <Radix.Trigger asChild ref={anchor}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={landmark}>
        <Radix.Content
          css={[float, panel]}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onKeyDown={closesOnEscape(() => change(false))}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface DropdownItemProps {
  onSelect?: () => void;
  disabled?: boolean;
  /** For what cannot be undone. */
  danger?: boolean;
  /** Dresses its only child, such as a router link. */
  asChild?: boolean;
  children: ReactNode;
}

/** One action: an icon and words. */
export function DropdownItem({ danger = false, ...rest }: DropdownItemProps) {
  return <Radix.Item css={[item, danger && dangerous]} {...rest} />;
}

/** A hairline between groups of actions. */
export function DropdownSeparator() {
  return <Radix.Separator css={rule} />;
}
