import { useCallback, useEffect, useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router-dom';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Stops the player from losing what was entered: another address waits for an answer, and the browser asks before the
 * tab is closed.
 * @param placeOf the part of the address that the form belongs to; a dialog opened over the form is not leaving it
 */
export function useLeaveWarning(isDirty: boolean, placeOf: (address: Address) => string) {
  const mayGo = useRef(false);
  const blocker: Blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !mayGo.current && placeOf(currentLocation) !== placeOf(nextLocation),
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  /** What was entered is stored: the next step elsewhere is free. */
  const letGo = useCallback(() => {
    mayGo.current = true;
  }, []);
  return { blocker, letGo };
}
