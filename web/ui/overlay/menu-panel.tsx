import { css } from '@emotion/react';
import * as Radix from 'radix-ui/dropdown-menu';
import { type ReactNode, type Ref, type RefObject, useImperativeHandle } from 'react';
import { closesOnEscape } from './escape.ts';
import { float } from './float.ts';
import { type DropdownItemProps, MenuKit } from './menu-kit.ts';
import { below } from '../tokens.ts';

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

const KIT = {
  Item: ({ danger = false, ...rest }: DropdownItemProps) => <Radix.Item css={[item, danger && dangerous]} {...rest} />,
  Separator: () => <Radix.Separator css={rule} />,
};

interface Anchored {
  readonly anchor: RefObject<HTMLButtonElement | null>;
}

/** Stands for the button, which was there before this file. */
function Trigger({ anchor, ref }: Anchored & { readonly ref?: Ref<HTMLButtonElement> }) {
  useImperativeHandle(ref, () => anchor.current as HTMLButtonElement, [anchor]);
  return null;
}

interface MenuPanelProps extends Anchored {
  /** Of the panel; that of its button has `-button` behind it. */
  readonly id: string;
  readonly landmark: HTMLElement | null;
  readonly align: 'start' | 'center' | 'end';
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly children: ReactNode;
}

/** What a `DropdownMenu` shows. */
export function MenuPanel({ id, anchor, landmark, align, open, onOpenChange, children }: MenuPanelProps) {
  return (
    <Radix.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <Trigger anchor={anchor} />
      </Radix.Trigger>
      <Radix.Portal container={landmark}>
        <Radix.Content
          id={id}
          aria-labelledby={`${id}-button`}
          css={[float, panel]}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onKeyDown={closesOnEscape(() => onOpenChange(false))}
          // The button closes by itself what it has opened, and would open it again.
          onInteractOutside={(event) => {
            if (anchor.current?.contains(event.target as Node)) event.preventDefault();
          }}
        >
          <MenuKit value={KIT}>{children}</MenuKit>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
