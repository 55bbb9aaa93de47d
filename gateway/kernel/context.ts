import { Refused } from '../../domain/shared/refusals.ts';
import type { Live } from '../events/live.ts';
import type { Actor, Caller } from './actor.ts';
import type { Deps } from './deps.ts';

/** What a browser gets to keep after a sign-in. */
export interface HandedSession {
  readonly userId: string;
  readonly token: string;
  readonly expiresAt: number;
  /** By which the browser is known again; null where its cookie stays as it is. */
  readonly deviceToken: string | null;
}

/** What every resolver and REST handler gets. */
export interface Context {
  readonly deps: Deps;
  /** Becomes the account that this very call signs in, so that the rest of its answer is for that account. */
  caller: Caller;
  readonly live: Live;
  /** Hands a session's token to the browser, or takes it away. */
  readonly setSession: (opened: HandedSession | null) => void;
  /** Sets a header of the answer; absent where an answer has none. */
  readonly setHeader?: (name: string, value: string) => void;
}

/** The signed-in caller; guarded fields have one. */
export function actorOf({ caller }: Context): Actor {
  if (caller.actor === null) throw new Refused('UNAUTHENTICATED');
  return caller.actor;
}
