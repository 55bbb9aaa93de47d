import { useCallback, useState } from 'react';

/** Whether what a box holds is wider than the box, and what watches it: a ref of the box. */
export function useIsWider(): readonly [boolean, (box: HTMLElement | null) => (() => void) | undefined] {
  const [isWider, setWider] = useState(false);
  const watch = useCallback((box: HTMLElement | null) => {
    if (box === null) return undefined;
    const sized = new ResizeObserver(() => setWider(box.scrollWidth > box.clientWidth));
    for (const part of [box, ...box.children]) sized.observe(part);
    return () => sized.disconnect();
  }, []);
  return [isWider, watch];
}
