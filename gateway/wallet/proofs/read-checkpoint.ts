import { type Checkpoint, signCheckpoint } from '../../../domain/wallet/log/checkpoint.ts';
import { readLog } from '../../../db/wallet/log.queries.ts';
import type { Deps } from '../../kernel/deps.ts';
import { ledgerKeyOf, logKeyOf } from './ledger-key.ts';

/**
 * The head of the log as it stands, and the same signed. Nothing of it is stored: the same head has the same signature,
 * whichever gateway makes it, and none is smaller than one that was given out.
 */
export async function readCheckpoint(
  deps: Deps,
): Promise<{ readonly checkpoint: Checkpoint; readonly signed: string }> {
  const key = logKeyOf(deps.config);
  const checkpoint = { origin: key.name, ...(await readLog(deps.db.read)) };
  return { checkpoint, signed: signCheckpoint(checkpoint, key, ledgerKeyOf(deps.config).sign) };
}
