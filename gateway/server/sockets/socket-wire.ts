import type { IncomingMessage } from 'node:http';
import { CloseCode, type Server, handleProtocols } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { MESSAGE_BYTES_MAX } from '../../../domain/platform/api-limits.ts';
import type { Live } from '../../events/live.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Logger } from '../../kernel/log.ts';
import { isPassing, logFailure, refusalIn } from '../../kernel/refusals.ts';
import { TRY_AGAIN, dismiss, dismissSlow } from './socket-closing.ts';

/** A client that does not answer a ping until the next one is gone. */
const PING_MS = 12_000;

export interface Extra extends Record<PropertyKey, unknown> {
  readonly socket: WebSocket;
  readonly request: IncomingMessage;
  /** Who opened the socket; null for a visitor, undefined before the greeting. */
  actor?: Actor | null;
  /** What happens, from when on the page behind it has read. */
  live?: Live;
  /** The key that it was opened with, as a header spells it. */
  authorization?: string | undefined;
}

export interface Wire {
  readonly sockets: WebSocketServer;
  /** Stops pinging; the sockets stay. */
  stop(): void;
}

/**
 * Puts the protocol of graphql-ws on sockets. In place of its own adapter, which has a timer for each socket and writes
 * the stack of every caller's broken connection to the console.
 */
export function layWire(protocol: Server<Extra>, log: Logger): Wire {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_BYTES_MAX, handleProtocols });
  const answering = new WeakSet<WebSocket>();

  sockets.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    socket.on('error', ({ message }) => log.info({ message }, 'websocket broken'));
    answering.add(socket);
    socket.on('pong', () => answering.add(socket));
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        // Resolves once the text has left, or cannot any more, so that nobody works for a client that does not read.
        send: (text) =>
          new Promise<void>((resolve) => {
            if (socket.readyState !== socket.OPEN || dismissSlow(socket)) resolve();
            else socket.send(text, () => resolve());
          }),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (take) =>
          socket.on('message', (data) => {
            take((data as Buffer).toString()).catch((error: unknown) => {
              if (refusalIn(error)?.code !== 'OVERLOADED') logFailure(log, {}, error, 'websocket message failed');
              if (isPassing(error)) dismiss(socket, TRY_AGAIN, 'Try again later');
              else socket.close(CloseCode.InternalServerError, 'Internal server error');
            });
          }),
      },
      { socket, request },
    );
    socket.once('close', (code, reason) => void closed(code, reason.toString()));
  });

  const timer = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!answering.delete(socket)) socket.terminate();
      else if (socket.readyState === socket.OPEN) socket.ping();
    }
  }, PING_MS);

  return { sockets, stop: () => clearInterval(timer) };
}
