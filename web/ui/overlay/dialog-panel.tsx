import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { useEffect, useRef, useState } from 'react';
import type { DialogProps, DialogSize } from './dialog.tsx';
import { closesOnEscape } from './escape.ts';
import { IconButton } from '../form/icon-button.tsx';
import { visuallyHidden } from '../theme.tsx';
import { asSheet, below, low } from '../tokens.ts';
import * as t from '../__generated__/messages.ts';

const WIDTHS: Readonly<Record<DialogSize, number>> = { small: 440, medium: 560, large: 800 };

const FIELDS = 'input:not(:disabled), textarea:not(:disabled), select:not(:disabled)';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** Of it the panel takes as much as it needs, and what needs more scrolls. */
const ROOM = 'calc(100dvh - 2 * var(--room))';

const scrim = css({
  position: 'fixed',
  inset: 0,
  zIndex: 'var(--z-dialog)',
  display: 'grid',
  placeItems: 'center',
  '--room': 'var(--space-6)',
  padding: 'var(--room)',
  overflowY: 'auto',
  background: 'var(--scrim)',
  animation: `${fade} var(--duration-calm) var(--ease)`,
  [below.medium]: { '--room': 'var(--space-3)' },
  [low]: { '--room': 'var(--space-1)' },
  [asSheet]: { '--room': '0px', placeItems: 'end stretch' },
});

const panel = css({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  minWidth: 0,
  maxHeight: ROOM,
  background: 'var(--bg-1)',
  borderRadius: 'var(--radius-l)',
  boxShadow: '0 0 0 1px var(--line), var(--shadow-float)',
  animation: `${rise} var(--duration-calm) var(--ease)`,
  ':focus-visible': { outline: 'none' },
  // Title and buttons would leave nothing between them: all of it scrolls.
  [low]: { overflowY: 'auto' },
  [asSheet]: {
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
    paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  },
});

/** What scrolls whatever it holds: what is typed into it stands still while its list grows and shrinks. */
const filling = css({ [below.medium]: { height: ROOM } });

const Head = styled.div({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 'var(--space-4)',
  paddingBlock: 'var(--space-4) 0',
  paddingInline: 'var(--space-6) var(--space-4)',
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& h2': { fontSize: 'var(--size-20)' },
  '& p': { color: 'var(--text-dim)', fontSize: 'var(--size-14)', marginBlockStart: 'var(--space-1)' },
  [below.medium]: { paddingBlock: 'var(--space-3) 0', paddingInline: 'var(--space-4) var(--space-3)' },
});

const Body = styled.div({
  minHeight: 0,
  overflowY: 'auto',
  padding: 'var(--space-4) var(--space-6)',
  // A question that has not been refused has nothing here yet.
  ':has(> :only-child > [aria-live]:empty:only-child)': { paddingBlockEnd: 0 },
  [below.medium]: { paddingInline: 'var(--space-4)' },
  [low]: { flex: 'none', overflowY: 'visible' },
});

const Foot = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 'var(--space-3)',
  padding: 'var(--space-3) var(--space-6)',
  borderBlockStart: '1px solid var(--line)',
  // Twice the class, or the button's own style would win wherever it was written later.
  [below.medium]: { paddingInline: 'var(--space-4)', '&& > *': { flex: '1 1 auto' } },
});

const HEAD_TOKEN = '--dialog-head';

/**
 * Tells how far down a head reaches that stands at the top of the window, so that nothing comes to lie over it; the
 * dialog below has its own again at the end.
 */
function useHeadTold(head: HTMLElement | null): void {
  useEffect(() => {
    const dialog = head?.parentElement;
    if (!head || !dialog) return undefined;
    const { style } = document.documentElement;
    const before = style.getPropertyValue(HEAD_TOKEN);
    const sized = new ResizeObserver(() => {
      const fills = dialog.offsetHeight + head.offsetHeight > innerHeight;
      style.setProperty(HEAD_TOKEN, fills ? `${innerHeight - dialog.offsetHeight + head.offsetHeight}px` : '0px');
    });
    for (const part of [head, dialog]) sized.observe(part);
    return () => {
      sized.disconnect();
      style.setProperty(HEAD_TOKEN, before);
    };
  }, [head]);
}

/** What a `Dialog` shows. */
export function DialogPanel({
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
}: Omit<DialogProps, 'trigger'>) {
  const panelRef = useRef<HTMLDivElement>(null);
  const openerRef = useRef<Element | null>(null);
  const [head, setHead] = useState<HTMLElement | null>(null);
  useHeadTold(head);
  const hasFoot = footer !== undefined && footer !== null && footer !== false;
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
  const change = (next: boolean): void => {
    if (next || !locked) onOpenChange(next);
  };
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <Radix.Overlay css={scrim}>
          <Radix.Content
            css={[panel, bare && filling]}
            style={{ maxWidth: WIDTHS[size] }}
            role={role}
            ref={panelRef}
            onOpenAutoFocus={focusFirst}
            onCloseAutoFocus={giveBack}
            onKeyDown={closesOnEscape(() => change(false))}
            onInteractOutside={(event) => (modalOnly || locked) && event.preventDefault()}
          >
            {bare ? (
              words
            ) : (
              <Head ref={setHead}>
                {words}
                <IconButton label={t.close()} disabled={locked} onClick={() => onOpenChange(false)}>
                  <X aria-hidden="true" />
                </IconButton>
              </Head>
            )}
            {bare ? children : <Body>{children}</Body>}
            {hasFoot && <Foot>{footer}</Foot>}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
