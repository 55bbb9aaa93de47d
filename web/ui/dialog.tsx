import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import { visuallyHidden } from './theme.tsx';
import { below } from './tokens.ts';

const WIDTHS = { small: 440, medium: 560, large: 800 } as const;

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** One sentence on what this is for; read aloud when the dialog opens. */
  description: ReactNode;
  children?: ReactNode;
  /** Buttons at the end; the main one last. */
  footer?: ReactNode;
  size?: keyof typeof WIDTHS;
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

const FIELDS = 'input:not(:disabled), textarea:not(:disabled), select:not(:disabled)';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

const scrim = css({
  position: 'fixed',
  inset: 0,
  zIndex: 'var(--z-dialog)',
  display: 'grid',
  placeItems: 'center',
  padding: 'var(--space-6)',
  overflowY: 'auto',
  background: 'var(--scrim)',
  animation: `${fade} var(--duration-calm) var(--ease)`,
  [below.medium]: { padding: 0, placeItems: 'stretch' },
});

const panel = css({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxHeight: 'calc(100dvh - 2 * var(--space-6))',
  background: 'var(--bg-1)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-l)',
  boxShadow: 'var(--shadow-float)',
  animation: `${rise} var(--duration-calm) var(--ease)`,
  ':focus-visible': { outline: 'none' },
  [below.medium]: {
    '&&': { maxWidth: 'none' },
    maxHeight: 'none',
    height: '100dvh',
    border: 0,
    borderRadius: 0,
  },
});

const Head = styled.div({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 'var(--space-4)',
  padding: 'var(--space-5) var(--space-5) 0 var(--space-6)',
  '& h2': { fontSize: 'var(--size-20)' },
  '& p': { color: 'var(--text-dim)', fontSize: 'var(--size-14)', marginBlockStart: 'var(--space-1)' },
  [below.medium]: { padding: 'var(--space-4) var(--space-3) 0 var(--space-4)' },
});

const Body = styled.div({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: 'var(--space-5) var(--space-6) var(--space-6)',
  [below.medium]: { padding: 'var(--space-4)' },
});

const Foot = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 'var(--space-3)',
  padding: 'var(--space-4) var(--space-6)',
  borderBlockStart: '1px solid var(--line)',
  // Twice the class, or the button's own style would win wherever it was written later.
  [below.medium]: { padding: 'var(--space-3) var(--space-4)', '&& > *': { flex: '1 1 auto' } },
});

/** A window over the page; the whole screen on small ones. Back closes it when its state is in the address. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'medium',
  locked = false,
  modalOnly = false,
  role = 'dialog',
  bare = false,
  trigger,
}: DialogProps) {
  const panelRef = useRef<HTMLDivElement>(null);
  const openerRef = useRef<Element | null>(null);
  // The first focus goes to a field, not to the button that closes. A field under a finger would bring up the keyboard
  // over what is to be read, and a question about money gets no default answer: then the dialog itself takes it.
  const focusFirst = (event: Event): void => {
    openerRef.current = document.activeElement;
    if (bare) return;
    event.preventDefault();
    const field = matchMedia('(pointer: fine)').matches ? panelRef.current?.querySelector<HTMLElement>(FIELDS) : null;
    (field ?? panelRef.current)?.focus();
  };
  // Radix gives the focus back to a trigger of its own only; most dialogs are opened through their caller's state.
  const giveBack = (event: Event): void => {
    event.preventDefault();
    if (openerRef.current instanceof HTMLElement) openerRef.current.focus();
  };
  const words = (
    <div css={bare ? visuallyHidden : undefined}>
      <Radix.Title asChild>
        <h2>{title}</h2>
      </Radix.Title>
      <Radix.Description asChild>
        <p>{description}</p>
      </Radix.Description>
    </div>
  );
  return (
    <Radix.Root open={open} onOpenChange={(next) => !(locked && !next) && onOpenChange(next)}>
      {trigger !== undefined && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay css={scrim}>
          <Radix.Content
            css={panel}
            style={{ maxWidth: WIDTHS[size] }}
            role={role}
            ref={panelRef}
            onOpenAutoFocus={focusFirst}
            onCloseAutoFocus={giveBack}
            onInteractOutside={(event) => (modalOnly || locked) && event.preventDefault()}
          >
            {bare ? (
              words
            ) : (
              <Head>
                {words}
                <IconButton label="Close" disabled={locked} onClick={() => onOpenChange(false)}>
                  <X aria-hidden="true" />
                </IconButton>
              </Head>
            )}
            {bare ? children : <Body>{children}</Body>}
            {footer !== undefined && <Foot>{footer}</Foot>}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
