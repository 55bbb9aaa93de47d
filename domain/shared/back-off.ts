import { HOUR, SECOND } from './time.ts';

/** How long after a failed try comes the next: after 1, 2, 4 … seconds, an hour at the most. */
export const backOffOf = (attempts: number): number => Math.min(HOUR, SECOND * 2 ** Math.min(attempts - 1, 20));
