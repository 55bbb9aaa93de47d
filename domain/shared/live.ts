import { SECOND } from './time.ts';

/**
 * How long a socket's greeting may take to the server and back. The server reads the age of the page in it as so much
 * higher; a page whose greeting took longer does not rely on the answer.
 */
export const GREETING_MS_MAX = SECOND;

/** What the client says in the greeting of a socket (`connection_init`) beside its key. */
export interface Greeting {
  /** How long ago the page began to ask, in milliseconds; 0 with a socket that follows another one. */
  readonly pageAgeMs?: number;
}

/** What the server answers (`connection_ack`). */
export interface Welcome {
  /** Whether each subscription first tells what the page has missed since it began to ask. */
  readonly isCaughtUp: boolean;
}
