import type { Caller } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { endSession } from './session.ts';

/** Ends the caller's session on the server; nothing happens when there is none (FR-26). */
export async function signOut(deps: Deps, { tokenHash }: Caller): Promise<void> {
  if (tokenHash !== null) await deps.db.transact((tx) => endSession(deps, tx, tokenHash));
}
