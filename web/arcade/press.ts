import { type MouseEvent, type PointerEvent, useContext, useEffect, useRef } from 'react';
import type { Field } from '../../domain/arcade/game.ts';
import { HandContext } from './hand.ts';

/** Gives an input to a run, with the time stamp of its event. */
export type Press = (values: readonly number[], timeStamp: number) => boolean;

/** The whole number of a field that is nearest to a fraction; never −0. */
export const wholeIn = ({ least, most }: Field, value: number): number =>
  Math.min(most, Math.max(least, Math.trunc(value))) + 0;

interface PressProps {
  onPointerDown: (event: PointerEvent) => void;
  onClick: (event: MouseEvent) => void;
  onContextMenu: (event: MouseEvent) => void;
}

/**
 * For a button of a board: counts when a finger or the mouse goes down, since a click comes a tenth of a second later.
 * What presses buttons without a pointer – keys, screen readers – sends the click alone.
 */
export function usePressing(): (press: (timeStamp: number) => void) => PressProps {
  const isDown = useRef(false);
  const hand = useContext(HandContext);
  return (press) => ({
    onPointerDown(event) {
      if (event.button !== 0) return;
      isDown.current = true;
      const by = event.pointerType === 'touch' ? 'TOUCH' : 'POINTER';
      if (hand === null || hand === by) press(event.nativeEvent.timeStamp);
    },
    onClick(event) {
      const wasDown = isDown.current && event.detail !== 0;
      isDown.current = false;
      if (!wasDown && (hand === null || hand === 'KEYS')) press(event.nativeEvent.timeStamp);
    },
    // A finger that stays must not open the menu of the browser.
    onContextMenu: (event) => event.preventDefault(),
  });
}

/** What takes keys itself. */
const TAKES_KEYS = 'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"]';
const PRESSES = new Set([' ', 'Enter']);

/**
 * Listens to the keys of the page while a board is played, wherever the focus is.
 * @param onKey answers whether the key was one of its own
 * @param isKept lets keys through that are held down
 */
export function useKeys(onKey: ((event: KeyboardEvent) => boolean) | null, isKept = false): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  const hand = useContext(HandContext);
  const isOn = onKey !== null && (hand === null || hand === 'KEYS');
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || (event.repeat && !isKept)) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(TAKES_KEYS) || (PRESSES.has(event.key) && target?.closest('button, a'))) return;
      if (latest.current?.(event)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn, isKept]);
}
