import { css, keyframes } from '@emotion/react';
import { type Placement, autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react-dom';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { inlineWay } from '../inline-way.ts';

const appear = keyframes({ from: { opacity: 0 } });

const bubble = css({
  zIndex: 'var(--z-tooltip)',
  width: 'max-content',
  maxWidth: 280,
  padding: 'var(--space-1) var(--space-2)',
  borderRadius: 'var(--radius-s)',
  border: '1px solid var(--line)',
  background: 'var(--bg-3)',
  color: 'var(--text)',
  fontSize: 'var(--size-12)',
  boxShadow: 'var(--shadow-float)',
  pointerEvents: 'none',
  animation: `${appear} var(--duration-fast) var(--ease)`,
});

/** Above, below, or where the line of the anchor begins or ends. */
export type TooltipSide = 'top' | 'bottom' | 'start' | 'end';

function placementOf(side: TooltipSide): Placement {
  if (side === 'top' || side === 'bottom') return side;
  return (side === 'end') === (inlineWay() === 1) ? 'right' : 'left';
}

interface TooltipBubbleProps {
  id: string;
  anchor: HTMLElement;
  side: TooltipSide;
  /** The part of the page that it belongs to. */
  place: Element;
  children: ReactNode;
}

/** What a `Tooltip` shows. */
export function TooltipBubble({ id, anchor, side, place, children }: TooltipBubbleProps) {
  const {
    refs: { setFloating },
    floatingStyles,
  } = useFloating({
    elements: { reference: anchor },
    placement: placementOf(side),
    strategy: 'fixed',
    middleware: [offset(6), flip({ padding: 8 }), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });
  return createPortal(
    <div ref={setFloating} id={id} role="tooltip" css={bubble} style={floatingStyles}>
      {children}
    </div>,
    place,
  );
}
