import { css, keyframes } from '@emotion/react';
import * as Radix from 'radix-ui/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { useLandmark } from './landmark.ts';

/** Row FR-29. */
const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

const appear = keyframes({ from: { opacity: 0 } });

const bubble = css({
  zIndex: 'var(--z-tooltip)',
  maxWidth: 280,
  padding: 'var(--space-1) var(--space-2)',
  borderRadius: 'var(--radius-s)',
  border: '1px solid var(--line)',
  background: 'var(--bg-3)',
  color: 'var(--text)',
  fontSize: 'var(--size-12)',
  boxShadow: 'var(--shadow-float)',
  animation: `${appear} var(--duration-fast) var(--ease)`,
});

/** Lets neighbouring tooltips open without a second wait; part of `UiRoot`. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Radix.Provider>
  );
}

interface TooltipProps {
  content: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** One element that can take the focus. */
  children: ReactElement;
}

/** A hint for pointer and keyboard. Fingers do not see it: nothing may be said here only. */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  const { anchor, landmark, find } = useLandmark<HTMLButtonElement>();
  return (
    <Radix.Root onOpenChange={find}>
      <Radix.Trigger asChild ref={anchor}>
        {children}
      </Radix.Trigger>
      <Radix.Portal container={landmark}>
        <Radix.Content css={bubble} side={side} sideOffset={6} collisionPadding={8}>
          {content}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
