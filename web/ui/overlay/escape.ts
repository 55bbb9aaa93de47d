import type { KeyboardEvent } from 'react';

/**
 * For what lies open over a page: closes it on an Escape that nobody took. Of Radix's layers the highest alone hears
 * the key, and that is a toast that came later; the key is meant for what has the focus.
 */
export const closesOnEscape =
  (close: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
