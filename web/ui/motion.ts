/** Whether the system has been asked for less motion; for what CSS does not start. */
export const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
