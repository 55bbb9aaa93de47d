import { useLayoutEffect, useState } from 'react';

let isPressed = false;
const waiting = new Set<() => void>();

function release(): void {
  isPressed = false;
  // The click belongs to the press and comes right after it.
  setTimeout(() => {
    if (isPressed) return;
    for (const go of waiting) go();
    waiting.clear();
  });
}

if (typeof window !== 'undefined') {
  const always = { capture: true, passive: true };
  window.addEventListener('pointerdown', ({ button }) => (isPressed = button === 0), always);
  window.addEventListener('pointerup', release, always);
  window.addEventListener('pointercancel', release, always);
}

/**
 * The value, but never a new one while a button or finger is down: what appears then, such as the error of the field
 * that is being left, would move what is pressed away from under the pointer, and the press would be lost.
 */
export function useAfterPress<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useLayoutEffect(() => {
    if (shown === value) return undefined;
    const show = (): void => setShown(value);
    if (!isPressed) {
      show();
      return undefined;
    }
    waiting.add(show);
    return () => void waiting.delete(show);
  }, [shown, value]);
  return shown;
}
