import { css, keyframes } from '@emotion/react';
import { X } from 'lucide-react';
import * as Dialog from 'radix-ui/dialog';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../../ui/form/icon-button.tsx';

const fromStart = keyframes({ from: { transform: 'translateX(calc(var(--inline-way) * -24px))', opacity: 0 } });
const fromEnd = keyframes({ from: { transform: 'translateX(calc(var(--inline-way) * 24px))', opacity: 0 } });

const scrim = css({ position: 'fixed', inset: 0, zIndex: 'var(--z-drawer)', background: 'var(--scrim)' });

const panel = css({
  position: 'fixed',
  insetBlock: 0,
  zIndex: 'var(--z-drawer)',
  display: 'flex',
  flexDirection: 'column',
  gap: 'var(--space-3)',
  width: 'min(320px, 88vw)',
  padding: 'var(--space-3)',
  overflowY: 'auto',
  border: '0 solid var(--line)',
  background: 'var(--bg-1)',
});

const sides = {
  start: css({
    insetInlineStart: 0,
    borderInlineEndWidth: 1,
    animation: `${fromStart} var(--duration-calm) var(--ease)`,
  }),
  end: css({ insetInlineEnd: 0, borderInlineStartWidth: 1, animation: `${fromEnd} var(--duration-calm) var(--ease)` }),
};

const full = css({
  width: 'min(100vw, 480px)',
  padding: 0,
  gap: 0,
  overflow: 'hidden',
  '& > div:first-of-type': { paddingBlock: 'var(--space-2) 0', paddingInline: 'var(--space-3) var(--space-2)' },
});

const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInlineStart: 'var(--space-2)',
  h2: { fontSize: 'var(--size-20)' },
  'button > svg': { width: 20, height: 20 },
});

interface DrawerProps {
  readonly title: string;
  /** What the button says that closes it: 'Close menu'. */
  readonly closeLabel: string;
  readonly side: keyof typeof sides;
  readonly isOpen: boolean;
  /** As wide as the window, and no taller: its content scrolls by itself. */
  readonly isFull?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A panel over one side of the page, on small screens. It keeps the focus until it is closed, and gives it back to what
 * had it before, unless a new page has taken it meanwhile.
 */
export function Drawer({ title, closeLabel, side, isOpen, isFull = false, onClose, children }: DrawerProps) {
  const opener = useRef<Element | null>(null);
  const giveBack = (event: Event): void => {
    event.preventDefault();
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (isFree && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay css={scrim} />
        <Dialog.Content
          data-drawer
          css={[panel, sides[side], isFull && full]}
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={giveBack}
        >
          <div css={head}>
            <Dialog.Title>{title}</Dialog.Title>
            <IconButton label={closeLabel} onClick={onClose}>
              <X aria-hidden />
            </IconButton>
          </div>
          <div css={{ flex: 1, minHeight: isFull ? 0 : undefined }}>{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
