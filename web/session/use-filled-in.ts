import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isCameBack } from './came-back.ts';
import { findWayBack } from './way-back.ts';

interface Reads<T> {
  readonly safeParse: (value: unknown) => { readonly data?: T | undefined };
}

/** What stood in a form when it was left to add money, also after the browser's Back; null where nothing did. */
export function useFilledIn<T>(schema: Reads<T>): T | null {
  const { state, pathname, search } = useLocation() as { state: unknown; pathname: string; search: string };
  const [filledIn] = useState(() => {
    const way = findWayBack();
    const kept = isCameBack(state) ? state.filledIn : way?.path === pathname + search ? way.filledIn : null;
    return schema.safeParse(kept).data ?? null;
  });
  return filledIn;
}
