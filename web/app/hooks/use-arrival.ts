import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

export const MAIN_ID = 'main';

/**
 * After a change of page the focus goes to its heading, so that a screen reader says where one is and Tab goes on from
 * there. A link to a part of the page goes to that part. The first page keeps the browser's own focus.
 */
export function useArrival(isReady: boolean): void {
  const { pathname, hash } = useLocation();
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (!isReady) return;
    const isFirst = last.current === null;
    const isNew = last.current !== pathname;
    last.current = pathname;
    if (isFirst || !isNew || hash !== '') return;
    const main = document.getElementById(MAIN_ID);
    const target = main?.querySelector<HTMLElement>('h1') ?? main;
    if (!target) return;
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, hash, isReady]);
}
