import { WebSocket } from 'ws';

/** The session has ended; the client does not come back on its own. */
export const SESSION_ENDED = 4401;
/** No greeting that is accepted, by the protocol; the reason is the code of the refusal. */
export const FORBIDDEN = 4403;
/** More operations at once than a page can need. */
export const TOO_MANY_OPERATIONS = 4429;
/** A greeting with a credential that nobody reads. */
export const BAD_GREETING = 4400;
/** The client takes less than it is sent; it comes back and asks for what it missed. */
export const TOO_SLOW = 1013;
/** What was asked cannot be served now; the client comes back. */
export const TRY_AGAIN = 1013;

/** How long a client may take to answer a goodbye: a slow one first has to take what waits before it. */
const FAREWELL_MS = 10_000;

/** Bytes that may wait for a client. */
const WAITING_BYTES_MAX = 1_048_576;

/** Closes a socket for good: what it still sends is not read, and without an answer it is cut. */
export function dismiss(socket: WebSocket, code: number, reason: string): void {
  if (socket.readyState !== WebSocket.OPEN) return;
  socket.removeAllListeners('message');
  const cut = setTimeout(() => socket.terminate(), FAREWELL_MS);
  socket.once('close', () => clearTimeout(cut));
  socket.close(code, reason);
}

/** Closes a socket whose client does not keep up, and answers whether it did. */
export function dismissSlow(socket: WebSocket): boolean {
  if (socket.bufferedAmount <= WAITING_BYTES_MAX) return false;
  dismiss(socket, TOO_SLOW, 'Too slow');
  return true;
}
