import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export interface AddressDialog {
  /** What the dialog is about, e.g. an id; null while it is closed. */
  readonly value: string | null;
  readonly open: (about: string) => void;
  /** Does nothing once another one is open or the page has been left: an answer may come late. */
  readonly close: () => void;
}

const OPENED_HERE = 'dialogOpenedHere';

/**
 * A dialog that the address holds, so that Back closes it and a reload shows it again. Opening adds a step to the
 * history and closing takes it back; a dialog that a link opened directly is closed in place.
 */
export function useAddressDialog(name: string): AddressDialog {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const wasOpenedHere = typeof state === 'object' && state !== null && OPENED_HERE in state;
  const value = params.get(name);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    shown.current = value;
    return () => void (shown.current = null);
  }, [value]);

  const put = useCallback(
    (about: string) => {
      // At once: the late answer of the dialog before may come until it is drawn.
      shown.current = about;
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          next.set(name, about);
          return next;
        },
        { state: { [OPENED_HERE]: true }, preventScrollReset: true },
      );
    },
    [name, setParams],
  );

  // A browser goes back some moments after it was told to; a step that is put down before would be taken back instead.
  const isGoingBack = useRef(false);
  const waiting = useRef<string | null>(null);
  useEffect(() => {
    isGoingBack.current = false;
    if (waiting.current !== null) put(waiting.current);
    waiting.current = null;
  }, [put, value]);
  const open = useCallback(
    (about: string) => {
      if (isGoingBack.current) waiting.current = about;
      else put(about);
    },
    [put],
  );

  const close = useCallback(() => {
    if (value === null || shown.current !== value) return;
    shown.current = null;
    if (wasOpenedHere) {
      isGoingBack.current = true;
      void navigate(-1);
      return;
    }
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [name, navigate, setParams, value, wasOpenedHere]);

  return { value, open, close };
}
