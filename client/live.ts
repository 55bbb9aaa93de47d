import { type Client, createClient } from 'graphql-ws';
import type { RefusalCode } from './__generated__/refusal-code.ts';
import { type Access, keyOf } from './ask.ts';
import { backOff } from './back-off.ts';
import { NoAnswer, Refusal } from './refusal.ts';
import { SignInEnded } from './sign-in.ts';

/** By which the greeting of a key that opens nothing is refused, and the line of one that has ended is closed. */
const KEY_ENDED: ReadonlySet<number> = new Set([4401, 4403]);

const PING_MS = 20_000;
/** A network that is gone without a word is noticed by the answer that does not come. */
const PONG_MS = 5_000;
const GREETING_MS = 10_000;

const codeOf = (cause: unknown): number =>
  typeof cause === 'object' && cause !== null && 'code' in cause ? Number(cause.code) : Number.NaN;

/** By which a line is closed whose key has ended; one that changes may have another by then. */
const KEY_OVER = 4401;

/** Whether a line ended over what this client is or asks, so that coming back would end the same. */
const isOver = (cause: unknown): boolean => codeOf(cause) >= 4400 && codeOf(cause) < 4499;

/** Why a key opens nothing, which the farewell of the line says; UNAUTHENTICATED where it says something else. */
function keyFaultOf(cause: unknown): RefusalCode {
  const said = typeof cause === 'object' && cause !== null && 'reason' in cause ? String(cause.reason) : '';
  return /^(?:KEY_[A-Z]+|BEARER_REQUIRED)$/.test(said) ? (said as RefusalCode) : 'UNAUTHENTICATED';
}

/** Why the line ended. */
export function toEnd(cause: unknown): Refusal | NoAnswer {
  const detail = { status: null, requestId: null };
  if (KEY_ENDED.has(codeOf(cause))) return new Refusal(keyFaultOf(cause), 'The key opens nothing any more', detail);
  return new NoAnswer('The live connection was closed', { ...detail, cause });
}

/** The live connection of a client: one for all that it follows, open as long as there is something. */
export interface Live {
  readonly socket: Client;
  readonly isUp: boolean;
  /** Why coming back would end the same after such an end; null where it may not. */
  endAfter(cause: unknown): Error | null;
  /** Called each time that the line stands, anew too. Answers what ends it. */
  onUp(listener: () => void): () => void;
}

export async function openLive({ url, key, pause }: Access): Promise<Live> {
  const listeners = new Set<() => void>();
  let isUp = false;
  let signInEnd: SignInEnded | null = null;
  let pongLate: ReturnType<typeof setTimeout> | undefined;
  // Node has a WebSocket of its own from 22 on.
  const webSocketImpl: unknown = 'WebSocket' in globalThis ? undefined : (await import('ws')).WebSocket;
  const socket = createClient({
    url: `${url.replace(/^http/, 'ws')}/graphql`,
    connectionParams: async () => {
      try {
        return { authorization: `Bearer ${await keyOf({ key })}` };
      } catch (cause) {
        if (cause instanceof SignInEnded) signInEnd = cause;
        throw cause;
      }
    },
    webSocketImpl,
    keepAlive: PING_MS,
    connectionAckWaitTimeout: GREETING_MS,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: (cause) => !KEY_ENDED.has(codeOf(cause)),
    retryWait: async (failures) => void (await pause(backOff(failures))),
    on: {
      connected() {
        isUp = true;
        for (const listener of listeners) listener();
      },
      ping(isFromServer) {
        if (isFromServer) return;
        clearTimeout(pongLate);
        pongLate = setTimeout(() => socket.terminate(), PONG_MS);
      },
      pong: () => clearTimeout(pongLate),
      closed() {
        isUp = false;
        clearTimeout(pongLate);
      },
    },
  });
  return {
    socket,
    get isUp() {
      return isUp;
    },
    endAfter(cause) {
      if (signInEnd) return signInEnd;
      const mayChange = typeof key !== 'string' && codeOf(cause) === KEY_OVER;
      return isOver(cause) && !mayChange ? toEnd(cause) : null;
    },
    onUp(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
