import { Slot } from 'radix-ui/slot';
import {
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { placeOf } from '../layout/landmark.ts';
import { TooltipBubble } from './overlays.ts';
import type { TooltipSide } from './tooltip-bubble.tsx';

/** Row FR-29. */
export const OPEN_DELAY_MS = 700;
export const SKIP_DELAY_MS = 300;

/** When the last one closed, by the clock of the page: a neighbour opens without a second wait. */
let closedAt = -Infinity;

interface TooltipProps {
  content: ReactNode;
  side?: TooltipSide;
  /** One element that can take the focus. */
  children: ReactElement;
}

/** A hint for pointer and keyboard. Fingers do not see it: nothing may be said here only. */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  const id = useId();
  /** What the pointer or the keyboard is at. */
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const close = (): void => setOpen(false);
    const closeByKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    document.addEventListener('keydown', closeByKey);
    document.addEventListener('scroll', close, true);
    return () => {
      closedAt = performance.now();
      document.removeEventListener('keydown', closeByKey);
      document.removeEventListener('scroll', close, true);
    };
  }, [isOpen]);

  useEffect(() => {
    if (!anchor) return;
    const wait = performance.now() - closedAt < SKIP_DELAY_MS || anchor.matches(':focus-visible') ? 0 : OPEN_DELAY_MS;
    const timer = setTimeout(() => setOpen(true), wait);
    return () => {
      clearTimeout(timer);
      setOpen(false);
    };
  }, [anchor]);

  const isPressed = useRef(false);
  const leave = (): void => {
    isPressed.current = false;
    setAnchor(null);
  };
  return (
    <>
      <Slot
        aria-describedby={isOpen ? id : undefined}
        onPointerMove={({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
          if (pointerType !== 'touch' && !isPressed.current) setAnchor(currentTarget);
        }}
        onPointerLeave={leave}
        // What was pressed is known: no hint comes back before the pointer does.
        onPointerDown={() => {
          leave();
          isPressed.current = true;
        }}
        onFocus={({ currentTarget }: FocusEvent<HTMLElement>) => {
          if (currentTarget.matches(':focus-visible')) setAnchor(currentTarget);
        }}
        onBlur={leave}
      >
        {children}
      </Slot>
      {isOpen && anchor && (
        <Suspense>
          <TooltipBubble id={id} anchor={anchor} side={side} place={placeOf(anchor) ?? document.body}>
            {content}
          </TooltipBubble>
        </Suspense>
      )}
    </>
  );
}
