import { Refused } from '../../../domain/shared/refusals.ts';
import { readUser } from '../../../db/accounts/index.ts';
import type { Context } from '../../kernel/context.ts';
import { type Viewer, toViewer } from '../viewer.types.ts';
import type { Entered } from '../enter.ts';
import { findActor, tokenHashOf } from './session.ts';

/** Gives the browser its session; the rest of this very call is answered for the account that has entered. */
export async function handOver(context: Context, entered: Entered): Promise<Viewer> {
  const { deps, caller, setSession } = context;
  setSession(entered);
  const tokenHash = tokenHashOf(deps, entered.token);
  const found = await findActor(deps, entered.token);
  context.caller = { ...caller, tokenHash, actor: found?.actor ?? null, deviceToken: entered.deviceToken };
  const user = await readUser(deps.db.read, entered.userId);
  if (!user) throw new Refused('UNAUTHENTICATED');
  return toViewer(user);
}
