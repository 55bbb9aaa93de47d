import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What is narrowed down or typed is no step that Back should return to, unless `isStep`. */
type ChangeAddress = (changed: Readonly<Record<string, string>>, isStep?: boolean) => void;

/** The parameters of the address, and a way to change some of them; an empty one is left out. */
export function useAddress(): readonly [params: URLSearchParams, change: ChangeAddress] {
  const [params, setParams] = useSearchParams();
  const change = useCallback<ChangeAddress>(
    (changed, isStep = false) => {
      // The address itself: what was chosen a moment ago may not be drawn yet.
      const next = new URLSearchParams(location.search);
      for (const [name, value] of Object.entries(changed)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      if (next.toString() === new URLSearchParams(location.search).toString()) return;
      setParams(next, { replace: !isStep, preventScrollReset: true });
    },
    [setParams],
  );
  return [params, change];
}
