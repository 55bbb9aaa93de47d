import type { User } from '../../db/accounts/index.ts';
import type { Tx } from '../../db/client/database.ts';
import type { Caller } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { noteDevice } from './sessions/note-device.ts';
import { type OpenedSession, endSession, openSession } from './sessions/session.ts';

/** Somebody who has just signed in, and what their browser has to keep. */
export interface Entered extends OpenedSession {
  readonly userId: string;
  /** For the cookie by which the browser is known again. */
  readonly deviceToken: string;
}

/**
 * Opens a session for an account that has proven itself, whichever way. The browser's earlier session ends, so that no
 * token outlives a sign-in.
 */
export async function enter(deps: Deps, tx: Tx, caller: Caller, user: User): Promise<Entered> {
  if (caller.tokenHash !== null) await endSession(deps, tx, caller.tokenHash);
  const opened = await openSession(deps, tx, user, caller);
  const deviceToken = await noteDevice(deps, tx, caller, user, opened.sessionId);
  return { ...opened, deviceToken, userId: user.id };
}
