let count = 0;

/**
 * Something has happened that answers under way cannot tell of: a change was answered or given up, on whichever way it
 * went, or the server told something.
 */
export const happens = (): void => void count++;

/** How much has happened since the page was opened. */
export const hasHappened = (): number => count;
